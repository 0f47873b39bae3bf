/** The row of a game: who sits at the table, and whether anybody is missing. */

import type { Seat } from '@coalbrook/rules';
import type { Sheet, Sitter } from '@coalbrook/wire';
import type { TableStatus } from '@coalbrook/wire/online';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import type { TableListeners } from '../listeners.ts';
import { noteRated } from './ratedSeats.ts';

/** What `seats.is_free` holds. */
export const SEAT = { held: 0, free: 1, /** Free, but a bot plays until somebody comes. */ filled: 2 } as const;

/** A game's sheet as its row holds it. */
export type StoredSheet = Pick<Sheet, 'header' | 'sitters'>;

export const makeSheet = ({ header, sitters }: StoredSheet): string => JSON.stringify({ header, sitters });

interface LockedGame extends StoredSheet {
  readonly status: TableStatus;
}

/** Locks the row of a game until the end of the transaction. */
export const lockGame = async (queries: Queries, game: string, at: number): Promise<LockedGame | undefined> => {
  const [row] = await queries.query<{ sheet: string; status: TableStatus }>(
    'update games set touched = $2 where id = $1 returning sheet, status',
    game,
    at,
  );
  return row && { ...(JSON.parse(row.sheet) as StoredSheet), status: row.status };
};

/** Begins a game, unless somebody is missing. */
export const beginIfFull = async (queries: Queries, game: string): Promise<void> => {
  const begun = await queries.query<{ rated: number }>(
    `update games set status = 'running' where id = $1 and status = 'open'
      and not exists (select 1 from seats where seats.game = games.id and is_free = ${SEAT.free}) returning rated`,
    game,
  );
  if (!begun.some(({ rated }) => rated > 0)) return;
  // A result is of whoever began: nobody sits down later for a bot of a rated game.
  await queries.query(`delete from seats where game = $1 and is_free = ${SEAT.filled}`, game);
  await noteRated(queries, game);
};

/** Seats somebody else, or the same under another name. */
export const changeSitter = async (
  queries: Transaction,
  game: string,
  sheet: StoredSheet,
  seat: Seat,
  change: Partial<Sitter>,
  listeners: TableListeners,
): Promise<StoredSheet> => {
  const sitters = sheet.sitters.map((sitter, at) => (at === Number(seat) ? { ...sitter, ...change } : sitter));
  const changed = { ...sheet, sitters };
  await queries.query('update games set sheet = $2 where id = $1', game, makeSheet(changed));
  await listeners.changed(queries, game, seat);
  return changed;
};

/** Removes a table and everything about it. */
export const removeTable = async (queries: Queries, game: string): Promise<void> => {
  // Whoever wants a rematch now opens another one.
  await queries.query("update games set rematch = '' where id = (select rematch_of from games where id = $1)", game);
  for (const table of ['turns', 'seats', 'holders']) await queries.query(`delete from ${table} where game = $1`, game);
  await queries.query('delete from games where id = $1', game);
};

/** The seats where somebody can sit down. */
export const freeSeats = async (queries: Queries, game: string): Promise<readonly Seat[]> => {
  const rows = await queries.query<{ seat: number }>(
    `select seat from seats where game = $1 and is_free <> ${SEAT.held}`,
    game,
  );
  return rows.map(({ seat }) => seat as Seat);
};
