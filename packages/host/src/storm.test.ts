/** Stress test: concurrent requests to hosts whose ports are slow, fail or give wrong answers. What is written must remain one legal game. */

import { DraftTurn } from '@coalbrook/desk';
import type { Entry } from '@coalbrook/record';
import { replay } from '@coalbrook/record';
import { mask } from '@coalbrook/rules';
import type { Action, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { BOT_DEADLINE } from './askBot.ts';
import { CommittedGame } from './committedGame.ts';
import { headerFor, openHost, sheetFor, TestClock } from './fixtures.ts';
import type { Host } from './host.ts';
import { localBots } from './localBots.ts';
import { MemoryLedger } from './memoryLedger.ts';
import type { BotMove, Bots, Chance, PendingAnswer, Ports, Stored } from './ports.ts';
import { seededChance } from './seededChance.ts';

/** A seeded pseudo-random generator. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)];
  }
}

const first = 0 as Seat;

/** The probability of a failure, in percent. */
const RATE = 15;

const microtasks = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
};

/** Decides when ports fail or stall. When it is calm they work normally. */
class Weather {
  isCalm = false;
  readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  get isBad(): boolean {
    return !this.isCalm && this.dice.happens(RATE);
  }

  async stall(): Promise<void> {
    if (!this.isCalm) await microtasks(this.dice.below(20));
  }

  failIfBad(): void {
    if (this.isBad) throw new Error('storm');
  }
}

/** Is slow, fails before or after writing, denies having written, and returns outdated reads. */
class StormyLedger extends MemoryLedger {
  readonly #weather: Weather;
  readonly #earlier: Stored[] = [];

  constructor(weather: Weather) {
    super();
    this.#weather = weather;
  }

  override async read(game: string): Promise<Stored> {
    await this.#weather.stall();
    this.#weather.failIfBad();
    const stored = await super.read(game);
    this.#earlier.push(stored);
    await this.#weather.stall();
    return this.#weather.isBad ? this.#weather.dice.one(this.#earlier) : stored;
  }

  override append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean> {
    return this.#write(() => super.append(game, seq, entries));
  }

  override keepDraft(game: string, seq: number, draft: readonly string[]): Promise<boolean> {
    return this.#write(() => super.keepDraft(game, seq, draft));
  }

  async #write(write: () => Promise<boolean>): Promise<boolean> {
    await this.#weather.stall();
    this.#weather.failIfBad();
    const isKept = await write();
    await this.#weather.stall();
    this.#weather.failIfBad();
    return isKept && !this.#weather.isBad;
  }
}

const stormyChance = (weather: Weather, seed: string): Chance => {
  const honest = seededChance(seed);
  const list: number[] = [];
  return {
    draw: (table, state) => {
      weather.failIfBad();
      const drawn = honest.draw(table, state);
      list.splice(0, list.length, ...(weather.isBad ? drawn.map(() => weather.dice.below(40)) : drawn));
      return list;
    },
  };
};

const never = new Promise<never>(() => undefined);

const stormyBots = (weather: Weather): Bots => ({
  ask: (policy, decision): PendingAnswer => {
    weather.failIfBad();
    const honest = localBots.ask(policy, decision).answer;
    const cancel = (): void => weather.failIfBad();
    if (weather.isBad) return { answer: never, cancel };
    if (weather.isBad) decision.view.cells.fill(1);
    const odd: Action = { kind: 'loan', amount: weather.dice.below(50) };
    const answer = async (): Promise<BotMove> => {
      await weather.stall();
      weather.failIfBad();
      return weather.isBad ? { action: odd } : honest;
    };
    return { answer: answer(), cancel };
  },
});

/** Sends the requests of a page, including some that no page would send. */
class Player {
  readonly host: Host;
  readonly dice: Dice;
  /** Acknowledged turns, with the number of entries before each. */
  readonly acknowledged: (readonly [number, readonly string[]])[] = [];
  #lastSent: readonly [Seat, number, readonly string[]] | undefined;

  constructor(host: Host, dice: Dice) {
    this.host = host;
    this.dice = dice;
  }

  async act(): Promise<void> {
    const { host, dice } = this;
    const seat = dice.below(host.table.seats) as Seat;
    switch (dice.below(9)) {
      case 0:
        return host.halt();
      case 1:
        return host.go();
      case 2:
        return void (await host.reload());
      case 3:
        return void (await host.replaceBot(seat, dice.one(['random', 'novice', 'nobody'])));
      case 4:
        return void (await host.keepDraft(seat, host.seq - dice.below(2), this.#draft(seat, dice.below(3))));
      case 5:
        return host.deal();
      case 6:
        return this.#lastSent && this.#send(...this.#lastSent);
      default:
        return this.#send(seat, host.seq, this.#draft(seat, 99));
    }
  }

  #draft(seat: Seat, steps: number): readonly string[] {
    const turn = DraftTurn.open(this.host.table, this.host.look(seat));
    while (turn.stage === 'open' && turn.texts.length < steps) turn.choose([this.dice.one(turn.frame.legal)]);
    return this.dice.happens(5) ? [...turn.texts, 'pass; nonsense'] : turn.texts;
  }

  async #send(seat: Seat, seq: number, texts: readonly string[]): Promise<void> {
    this.#lastSent = [seat, seq, texts];
    if (!(await this.host.commit(seat, seq, texts))) this.acknowledged.push([seq, texts]);
  }
}

/** The ledger holds one legal game, whoever wrote it, with every acknowledged turn. */
const expectSound = async (players: readonly Player[], ledger: MemoryLedger): Promise<void> => {
  const { entries } = await MemoryLedger.prototype.read.call(ledger, 'game');
  const [{ host }] = players;
  expect(replay({ header: host.sheet.header, entries }).ok).toBe(true);
  for (const player of players) {
    const own = player.host.record().entries;
    expect(entries.slice(0, own.length)).toEqual(own);
    for (const [seq, texts] of player.acknowledged.splice(0)) {
      const actions = texts.flatMap((text) => text.split('; '));
      expect(entries.slice(seq, seq + actions.length).map(({ what }) => what)).toEqual(actions);
    }
  }
};

/** Once the ports work again, every host reaches the same position and the game continues. */
const expectRecovery = async (players: readonly Player[], ledger: MemoryLedger): Promise<void> => {
  for (const { host } of players) {
    expect(await host.reload()).toBeUndefined();
    await host.go();
    const { actor, trouble } = host.look(first);
    expect(trouble).toBeUndefined();
    expect(host.isOver ? 'over' : host.sheet.sitters[actor].kind).toBe(host.isOver ? 'over' : 'person');
  }
  const { entries, draft } = await ledger.read('game');
  const opened = CommittedGame.open(players[0].host.sheet.header, entries);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, now, history } = opened.value;
  for (const { host } of players) {
    await host.reload();
    expect(host.look(host.look(first).actor).draft).toEqual(draft);
    for (const seat of host.sheet.sitters.keys() as IterableIterator<Seat>) {
      // As text, which is fast to compare.
      expect(host.look(seat).cells.join()).toBe(mask(table, now, seat).cells.join());
      expect(host.steps(seat, host.seq - 20)).toEqual(history.steps(host.seq - 20, seat));
    }
  }
};

const storm = async (edition: string, sitters: string, seed: number, operations: number): Promise<void> => {
  const weather = new Weather(new Dice(seed));
  const { dice } = weather;
  const ledger = new StormyLedger(weather);
  const clock = new TestClock();
  const seedText = String(seed);
  const automata = sitters.includes('a') ? ['eadweard'] : [];
  const wish = { seats: sitters.length - automata.length, automata };
  const sheet = sheetFor(headerFor(edition, wish), sitters, seedText);
  const players: Player[] = [];
  const ports: Ports = {
    ledger,
    clock,
    chance: stormyChance(weather, seedText),
    bots: stormyBots(weather),
    audience: {
      tell: () => {
        if (weather.isBad) for (const { host } of players) host.halt();
        weather.failIfBad();
      },
    },
  };
  weather.isCalm = true;
  for (let count = 0; count < 2; count++) players.push(new Player(await openHost(sheet, ports), dice));
  for (let done = 0; done < operations; done += 40) {
    weather.isCalm = false;
    const going: Promise<unknown>[] = [];
    for (let at = 0; at < 40; at++) {
      going.push(
        dice
          .one(players)
          .act()
          .catch(() => undefined),
      );
      await microtasks(dice.below(30));
      if (dice.happens(10)) clock.pass(BOT_DEADLINE / 2);
    }
    weather.isCalm = true;
    let isSettled = false;
    const all = Promise.all(going).then(() => (isSettled = true));
    for (let tries = 0; !isSettled; tries++) {
      if (tries > 1000) throw new Error(`seed ${seed}: a request never settles`);
      clock.pass(BOT_DEADLINE);
      await microtasks(100);
    }
    await all;
    await expectSound(players, ledger);
    await expectRecovery(players, ledger);
    if (players[0].host.isOver) return;
  }
};

const tables: readonly (readonly [string, string])[] = [
  ['birmingham', 'prr'],
  ['birmingham', 'pa'],
  ['lancashire', 'ppr'],
  ['age-of-industry', 'prr'],
];

it.each(tables)('hosts of %s with %s stay consistent while their ports fail', async (edition, sitters) => {
  for (let seed = 1; seed <= 3; seed++) await storm(edition, sitters, seed, 120);
});
