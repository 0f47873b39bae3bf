import { STAND_IN } from '../bots/standIn.ts';
import type { Log } from '../log.ts';
import type { Tables } from '../tables/tables.ts';

export interface LateTurnsEnvironment {
  readonly tables: Tables;
  /** Games whose time is up. */
  readonly late: () => Promise<readonly string[]>;
  /** Does what the table has chosen to do when time is up. Resolves to false if a bot plays the turn. */
  readonly settleLate: (game: string) => Promise<boolean>;
  /** Notes that a turn, after so many entries, is played because time is up. */
  readonly makeLate: (game: string, seq: number, play: () => Promise<unknown>) => Promise<void>;
  /** Carries out the order of whoever decides. Returns whether there was one that could be. */
  readonly playOrder: (game: string) => Promise<boolean>;
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
      // It is what the person wanted.
      if (await this.#around.playOrder(game)) return;
      const table = await this.#around.tables.find(game);
      if (!table) return;
      if (table.terms.late !== 'turn' && (await this.#around.settleLate(game))) return;
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
