import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import type { SharedSeat } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { keepOpen } from './clearing.ts';
import { GAME_COLUMNS, gameOf, seatOf } from './gameRow.ts';
import type { GameRow, GameColumns, SeatColumns, SeatRow } from './gameRow.ts';
import { lookOn, sharedSeats } from './holders.ts';
import { insertGame } from './insertGame.ts';
import type { NewGameRows } from './insertGame.ts';
import { tablesOf, waitingFor } from './ownGames.ts';
import type { OwnGame } from './ownGames.ts';
import { lockGame, makeSheet, SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';

/** With this word nodes tell each other of public tables that were opened or are over. */
export const LISTED = 'listed';

/** Games, their seats, and who holds them. */
export class GameStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  create(rows: NewGameRows): Promise<void> {
    return this.#database.transaction(async (queries) => {
      await insertGame(queries, rows, this.#now());
      if (rows.isPublic) await queries.announce(LISTED, [rows.sheet.id]);
    });
  }

  /** Stores the table at which the people of another play again, unless there is one. Returns the one that counts. */
  createRematch(game: string, rows: NewGameRows): Promise<string> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<{ rematch: string }>(
        'update games set touched = $2 where id = $1 returning rematch',
        game,
        this.#now(),
      );
      if (row.rematch !== '') return row.rematch;
      await insertGame(queries, rows, this.#now());
      await queries.query('update games set rematch = $2 where id = $1', game, rows.sheet.id);
      await queries.query('update games set rematch_of = $2 where id = $1', rows.sheet.id, game);
      await queries.announce('table', [game]);
      if (rows.isPublic) await queries.announce(LISTED, [rows.sheet.id]);
      return rows.sheet.id;
    });
  }

  /** Somebody does not play again: their seats at the next table stay for others. Returns whether there are any. */
  declineRematch(next: string, seats: readonly Seat[]): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      let isSaid = false;
      for (const seat of seats) {
        const declined = await queries.query(
          `update seats set declined = 1 where game = $1 and seat = $2 and is_free <> ${SEAT.held} returning seat`,
          next,
          seat,
        );
        isSaid ||= declined.length > 0;
      }
      if (isSaid) await queries.announce('table', [next]);
      return isSaid;
    });
  }

  async find(game: string): Promise<GameRow | undefined> {
    const [raw] = await this.#database.query<GameColumns>(`select ${GAME_COLUMNS} from games where id = $1`, game);
    return raw && gameOf(raw);
  }

  /** The position after the last entry of a game that has this many, as text; undefined if it has others by now. */
  async positionAfter(game: string, seq: number): Promise<string | undefined> {
    const [row] = await this.#database.query<{ position: string }>(
      'select position from games where id = $1 and seq = $2',
      game,
      seq,
    );
    return row?.position;
  }

  async seats(game: string): Promise<readonly SeatRow[]> {
    const rows = await this.#database.query<SeatColumns>('select * from seats where game = $1 order by seat', game);
    return rows.map(seatOf);
  }

  /** The seats of a person at a table; nobody's seat is among them if they may look on. */
  async heldBy(person: string, game: string): Promise<readonly Seat[]> {
    const rows = await this.#database.query<{ seat: number }>(
      'select seat from holders where person = $1 and game = $2 order by seat',
      person,
      game,
    );
    return rows.map(({ seat }) => seat as Seat);
  }

  /** The same of everybody at a table. */
  async holdings(game: string): Promise<ReadonlyMap<string, readonly Seat[]>> {
    const rows = await this.#database.query<{ person: string; seat: number }>(
      'select person, seat from holders where game = $1 order by seat',
      game,
    );
    const held = new Map<string, readonly Seat[]>();
    for (const { person, seat } of rows) held.set(person, [...(held.get(person) ?? []), seat as Seat]);
    return held;
  }

  /** The tables of a person: first those that wait for them, the most urgent first; last the finished ones. */
  tablesOf(person: string, most: number): Promise<readonly OwnGame[]> {
    return tablesOf(this.#database, person, most);
  }

  /** The games at which it is a person's turn, the most urgent first. */
  waitingFor(person: string, most: number): Promise<readonly string[]> {
    return waitingFor(this.#database, person, most);
  }

  /** Games in progress, and whom each is waiting for. */
  async running(): Promise<
    readonly { readonly id: string; readonly actor: number; readonly sitters: readonly Sitter[] }[]
  > {
    const rows = await this.#database.query<{ id: string; actor: number; sheet: string }>(
      "select id, actor, sheet from games where status = 'running'",
    );
    return rows.map(({ id, actor, sheet }) => ({ id, actor, sitters: (JSON.parse(sheet) as StoredSheet).sitters }));
  }

  /** Replaces the header of a game that has this many entries. Returns false if it has others by now. */
  renew(game: string, seq: number, header: Header): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const sheet = await lockGame(queries, game, this.#now());
      if (!sheet) return false;
      const renewed = await queries.query<{ id: string }>(
        'update games set sheet = $3 where id = $1 and seq = $2 returning id',
        game,
        seq,
        makeSheet({ sitters: sheet.sitters, header }),
      );
      return renewed.length > 0;
    });
  }

  /** Somebody has opened a table; one that has not begun is kept for longer. */
  keepOpen(game: string): Promise<unknown> {
    return keepOpen(this.#database, game, this.#now());
  }

  /** By person, their seats that others have come to hold, too. */
  sharedSeats(game: string): Promise<(person: string) => readonly SharedSeat[]> {
    return sharedSeats(this.#database, game);
  }

  /** Lets somebody look on. */
  lookOn(game: string, person: string): Promise<void> {
    return lookOn(this.#database, { game, person, at: this.#now() });
  }
}
