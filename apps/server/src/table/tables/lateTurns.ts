import type { Log } from '../../ground/log.ts';
import { STAND_IN } from '../games/standIn.ts';
import type { TableExtensions } from './extensions.ts';
import type { Tables } from './tables.ts';

export interface LateTurnsEnvironment {
  readonly tables: Tables;
  /** Games whose time is up. */
  readonly late: () => Promise<readonly string[]>;
  readonly extensions: TableExtensions;
  /** Notes that a turn, after so many entries, is played because time is up. */
  readonly makeLate: (game: string, seq: number, play: () => Promise<unknown>) => Promise<void>;
  readonly log: Log;
}

/** Plays the turns of people whose time is up. If several nodes try, the turn that was written first counts. */
export class LateTurns {
  readonly #around: LateTurnsEnvironment;
  readonly #playing = new Set<string>();

  constructor(around: LateTurnsEnvironment) {
    this.#around = around;
  }

  /** Plays what is late now. */
  async play(): Promise<void> {
    const games = (await this.#around.late()).filter((game) => !this.#playing.has(game));
    await Promise.all(games.map((game) => this.#playFor(game)));
  }

  async #playFor(game: string): Promise<void> {
    this.#playing.add(game);
    try {
      const table = await this.#around.tables.find(game);
      if (!table || (await this.#around.extensions.settleLate(table))) return;
      const { actor, seq } = table.host;
      const draft = await table.host.draftByBot(actor, STAND_IN);
      if (!draft) return;
      await this.#around.makeLate(game, seq, () => this.#around.tables.commit(table, actor, seq, draft));
    } catch (error) {
      this.#around.log('warn', 'a late turn could not be played', { game, error: String(error) });
    } finally {
      this.#playing.delete(game);
    }
  }
}
