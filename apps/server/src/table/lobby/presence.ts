import type { Clock } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';

/** Milliseconds that changes are gathered, between two signs of life, and after which a silent node is forgotten. */
const GATHER = 50;
const BEAT = 20_000;
const SILENCE = 65_000;

/** Characters of one message: Postgres takes less than 8000 bytes. */
const LONGEST = 7000;

export interface PresenceEnvironment {
  /** Says something to the other nodes; undefined if there cannot be any. */
  readonly say: ((words: readonly string[]) => Promise<void>) | undefined;
  readonly clock: Clock;
  readonly now: () => number;
  /** The newest rules number of every edition that this node knows. */
  readonly rules: ReadonlyMap<string, number>;
}

interface OtherNode {
  heardAt: number;
  readonly seats: Map<string, readonly Seat[]>;
  /** The newest rules number of every edition that it knows; undefined as long as it has not said so. */
  rules: ReadonlyMap<string, number> | undefined;
}

const wordOf = (game: string, seats: readonly Seat[]): string => `${game}:${seats.join(',')}`;

const readWord = (word: string): readonly [string, readonly Seat[]] => {
  const [game, seats = ''] = word.split(':');
  return [game, seats === '' ? [] : seats.split(',').map((seat) => Number(seat) as Seat)];
};

const readRules = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    words.flatMap((word) => {
      const [edition, number] = word.split(':');
      return Number.isInteger(Number(number)) && Number(number) > 0 ? [[edition, Number(number)]] : [];
    }),
  );

/**
 * The seats at which somebody is connected to another node. Nodes tell each other when that changes, and now and then
 * that they are alive. A message that is lost does no harm for long: whoever lost its connection asks again. They also
 * tell which rules they know, so that while they are replaced, new games begin under rules that all of them can play.
 */
export class Presence {
  readonly #around: PresenceEnvironment;
  readonly #others = new Map<string, OtherNode>();
  readonly #changed = new Set<string>();
  /** The seats that are here, by game. */
  #own: () => ReadonlyMap<string, readonly Seat[]> = () => new Map();
  #onChange: (games: readonly string[]) => void = () => undefined;
  #stopGathering: (() => void) | undefined;
  #stopBeat: () => void = () => undefined;

  constructor(around: PresenceEnvironment) {
    this.#around = around;
    if (around.say) this.#beat();
  }

  /** `own` says which seats are here, `onChange` hears of games for which others have changed. */
  connect(own: () => ReadonlyMap<string, readonly Seat[]>, onChange: (games: readonly string[]) => void): void {
    this.#own = own;
    this.#onChange = onChange;
  }

  seatsElsewhere(game: string): readonly Seat[] {
    return [...this.#others.values()].flatMap(({ seats }) => seats.get(game) ?? []);
  }

  /** The newest rules number of an edition that this node knows, and every other that is alive, as far as it has said. */
  newestKnown(edition: string): number {
    const all = [this.#around.rules, ...Array.from(this.#others.values(), ({ rules }) => rules)];
    return Math.min(...all.map((rules) => rules?.get(edition) ?? Infinity));
  }

  /** Somebody came to a game here, or left it. */
  change(game: string): void {
    if (!this.#around.say) return;
    this.#changed.add(game);
    this.#stopGathering ??= this.#around.clock.after(GATHER, () => {
      this.#stopGathering = undefined;
      const own = this.#own();
      this.#sayHere([...this.#changed].map((one) => wordOf(one, own.get(one) ?? [])));
      this.#changed.clear();
    });
  }

  /** Asks the others who is there, and tells them who is here. */
  ask(): void {
    this.#say(['who']);
    this.#sayAll();
  }

  hear(node: string, [kind, ...words]: readonly string[]): void {
    if (kind === 'gone') {
      this.#forget(node);
      return;
    }
    const other = this.#others.get(node) ?? { heardAt: 0, seats: new Map<string, readonly Seat[]>(), rules: undefined };
    this.#others.set(node, other);
    other.heardAt = this.#around.now();
    if (kind === 'who') this.#sayAll();
    if (kind === 'knows') other.rules = readRules(words);
    if (kind !== 'here' || words.length === 0) return;
    const told = words.map(readWord);
    for (const [game, seats] of told) {
      if (seats.length > 0) other.seats.set(game, seats);
      else other.seats.delete(game);
    }
    this.#onChange(told.map(([game]) => game));
  }

  async close(): Promise<void> {
    this.#stopBeat();
    this.#stopGathering?.();
    await this.#around.say?.(['gone']).catch(() => undefined);
  }

  #beat(): void {
    this.#stopBeat = this.#around.clock.after(BEAT, () => {
      this.#sayKnown();
      const since = this.#around.now() - SILENCE;
      for (const [node, { heardAt }] of this.#others) if (heardAt < since) this.#forget(node);
      this.#beat();
    });
  }

  #forget(node: string): void {
    const games = [...(this.#others.get(node)?.seats.keys() ?? [])];
    this.#others.delete(node);
    if (games.length > 0) this.#onChange(games);
  }

  /** That this node is alive, and what it knows. Others may not know this word, but hear that there is somebody. */
  #sayKnown(): void {
    this.#say(['knows', ...Array.from(this.#around.rules, ([edition, number]) => `${edition}:${number}`)]);
  }

  #sayAll(): void {
    this.#sayKnown();
    this.#sayHere(Array.from(this.#own(), ([game, seats]) => wordOf(game, seats)));
  }

  #sayHere(words: readonly string[]): void {
    let [part, length]: [string[], number] = [[], 0];
    for (const word of words) {
      if (length + word.length > LONGEST) {
        this.#say(['here', ...part]);
        [part, length] = [[], 0];
      }
      part.push(word);
      length += word.length + 1;
    }
    if (part.length > 0) this.#say(['here', ...part]);
  }

  /** What cannot be said now is asked for when the connection is back. */
  #say(words: readonly string[]): void {
    this.#around.say?.(words).catch(() => undefined);
  }
}
