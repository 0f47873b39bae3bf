import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import { removeTable } from './sheets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A table at which people are missing is removed if nobody has opened it for so long. */
const KEPT = 30 * DAY;

/** For so long before, it says so. */
const WARNED = 7 * DAY;

/** When a table must have been opened last so that its people are warned now. */
export const warnedSince = (now: number): number => now - KEPT + WARNED;

/** Opening a table more often than this makes no difference. */
const NOTED_EVERY = DAY;

/** When an open table will be removed, from when it was last opened; undefined if that is far away. */
export const clearsAt = (touched: number, now: number): number | undefined =>
  touched <= warnedSince(now) ? touched + KEPT : undefined;

/** Notes that somebody has opened a table that has not begun. */
export const keepOpen = (queries: Queries, game: string, now: number): Promise<unknown> =>
  queries.query(
    "update games set touched = $2 where id = $1 and status = 'open' and touched < $3",
    game,
    now,
    now - NOTED_EVERY,
  );

/** Removes tables that never began. Returns their ids. */
export const clearTables = (database: SqlDatabase, now: number): Promise<readonly string[]> =>
  database.transaction(async (queries) => {
    const rows = await queries.query<{ id: string }>(
      "select id from games where status = 'open' and touched < $1",
      now - KEPT,
    );
    const games = rows.map(({ id }) => id);
    for (const game of games) await removeTable(queries, game);
    if (games.length > 0) await queries.announce('table', games);
    return games;
  });
