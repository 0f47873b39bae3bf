/** Games played by bots, as files that the page can import. */
import { Host, localBots, MemoryLedger, seededChance } from '@coalbrook/host';
import type { GameRecord } from '@coalbrook/record';
import { headerOf, tableFor } from '@coalbrook/record';
import type { Sitter } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';

import { colours, figures } from '../../src/theme/seats.ts';
import { makeSaved } from '../../src/worker/savedGame.ts';

export interface PlayedGameOptions {
  readonly edition: string;
  readonly seats: number;
  readonly options?: readonly string[];
  readonly seed: string;
  /** The policy of every bot. */
  readonly policy?: string | undefined;
}

const sittersOf = ({ seats, policy = 'apprentice' }: PlayedGameOptions, people: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => {
    const figure = figures[seat];
    const isPerson = seat < people;
    return {
      kind: isPerson ? 'person' : 'bot',
      name: capital(figure),
      policy: isPerson ? '' : policy,
      figure,
      colour: colours[seat],
    };
  });

/** A finished game that can be continued from any turn. */
export class BotGame {
  readonly #played: PlayedGameOptions;
  readonly record: GameRecord;

  private constructor(played: PlayedGameOptions, record: GameRecord) {
    this.#played = played;
    this.record = record;
  }

  static async play(played: PlayedGameOptions): Promise<BotGame> {
    const { edition, seats, options = [], seed } = played;
    const table = tableFor(edition, { seats, options });
    if (!table.ok) throw new Error(JSON.stringify(table.fault));
    const sheet = { id: seed, header: headerOf(table.value), sitters: sittersOf(played, 0), seed, begun: 0 };
    const opened = await Host.open(sheet, {
      ledger: new MemoryLedger(),
      chance: seededChance(seed),
      bots: localBots,
      clock: { after: () => () => undefined },
      audience: { tell: () => undefined },
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
    await opened.value.go();
    return new BotGame(played, opened.value.record());
  }

  /** Number of entries before each turn of the first seat. */
  get turns(): readonly number[] {
    const { entries } = this.record;
    return entries.flatMap(({ who }, seq) => (who === 0 && entries[seq - 1]?.who !== 0 ? [seq] : []));
  }

  /**
   * The game as a file, up to a turn of the first seat, with people in the seats, and with another policy for the bots
   * if one is given; whole if no turn is given.
   */
  saved(turn?: number, people = 1, policy = this.#played.policy): string {
    const { header, entries } = this.record;
    const seq = turn === undefined ? entries.length : this.turns.at(turn);
    if (seq === undefined) throw new Error(`there is no turn ${turn}`);
    const sheet = {
      id: '',
      header,
      sitters: sittersOf({ ...this.#played, policy }, people),
      seed: this.#played.seed,
      begun: 0,
    };
    return makeSaved(sheet, { header, entries: entries.slice(0, seq) });
  }
}

const known = new Map<string, Promise<BotGame>>();

/** Plays a game once and caches it. */
export const playedGame = (played: PlayedGameOptions): Promise<BotGame> => {
  const key = JSON.stringify(played);
  const game = known.get(key) ?? BotGame.play(played);
  known.set(key, game);
  return game;
};
