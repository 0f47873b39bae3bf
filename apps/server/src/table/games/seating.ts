import type { Seat } from '@coalbrook/rules';

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import type { Sitting, TableListeners } from '../listeners.ts';
import { answerReady } from './readiness.ts';
import type { NotAsked, ReadyAnswer } from './readiness.ts';
import { fill, join, joinFrom, renewLink, sit, stand } from './sitting.ts';
import type { Filling, NoSeat } from './sitting.ts';
import { unname } from './unnaming.ts';

/** Who sits where. */
export class Seating {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #listeners: TableListeners;

  constructor(database: SqlDatabase, now: () => number, listeners: TableListeners) {
    this.#database = database;
    this.#now = now;
    this.#listeners = listeners;
  }

  /** Takes a free seat; returns why not. */
  sit(game: string, sitting: Sitting): Promise<NoSeat | undefined> {
    return this.#database.transaction((queries) => sit(queries, game, sitting, this.#now(), this.#listeners));
  }

  /** Joins a seat with another device, by its person's own link. Returns why not; `taken` if that was used up. */
  join(game: string, seat: Seat, person: string, tokenHash: string): Promise<NoSeat | undefined> {
    return this.#database.transaction((queries) => join(queries, game, { seat, person, tokenHash }, this.#now()));
  }

  /** Joins a seat that somebody else has, with whom its newcomer shared the same seat of an earlier game. */
  joinFrom(earlier: string, game: string, seat: Seat, person: string): Promise<boolean> {
    return this.#database.transaction((queries) => joinFrom(queries, earlier, { game, seat, person, at: this.#now() }));
  }

  stand(game: string, person: string): Promise<boolean> {
    return this.#database.transaction((queries) => stand(queries, game, person, this.#now(), this.#listeners));
  }

  /** Gives up everything that somebody has at a table and takes away their name there, also after the game. */
  async vanish(queries: Transaction, game: string, person: string): Promise<void> {
    await unname(queries, game, person, this.#now(), this.#listeners);
    await stand(queries, game, person, this.#now(), this.#listeners);
    // Those at a finished table learn of the name.
    await queries.announce('table', [game]);
  }

  /** Makes a link to one's own seat, which works once; everybody else loses that seat. Returns false at other seats. */
  renewLink(game: string, seat: Seat, person: string, tokenHash: string): Promise<boolean> {
    return this.#database.transaction((queries) =>
      renewLink(queries, game, { seat, person, tokenHash }, this.#now(), this.#listeners),
    );
  }

  fill(game: string, filling: Filling): Promise<boolean> {
    return this.#database.transaction((queries) => fill(queries, game, filling, this.#now(), this.#listeners));
  }

  /** Somebody says whether they are ready. Returns why nobody was asked. */
  answerReady(game: string, ready: ReadyAnswer): Promise<NotAsked | undefined> {
    return this.#database.transaction((queries) => answerReady(queries, game, ready, this.#now()));
  }
}
