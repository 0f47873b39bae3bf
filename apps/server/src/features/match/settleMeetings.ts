/**
 * What becomes of tables that were found: their game begins, or somebody does not come. Then the others search on, at
 * their place in the queue, and whoever was missing does not.
 */

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { lockGame, removeTable, SEAT } from '../../table/games/sheets.ts';

interface FoundRow {
  readonly game: string;
  readonly status: string | null;
  readonly due: number | string;
  readonly missing: number;
}

/** A table whose game has begun or that is gone because somebody did not come, and everybody who was to play there. */
export interface ChangedMeeting {
  readonly game: string;
  readonly isGone: boolean;
  readonly people: readonly string[];
}

/** Those who have done what they could: all who still sit there, or, when time is up, all who are ready. */
const faithful = async (queries: Transaction, game: string, isUp: boolean): Promise<readonly string[]> => {
  const rows = await queries.query<{ person: string }>(
    `select distinct holders.person as person from holders
      join seats on seats.game = holders.game and seats.seat = holders.seat
      where holders.game = $1 and seats.is_free = ${SEAT.held} and seats.is_ready >= $2`,
    game,
    isUp ? 1 : 0,
  );
  return rows.map(({ person }) => person);
};

const dissolve = async (queries: Transaction, game: string, now: number): Promise<ChangedMeeting | undefined> => {
  const locked = await lockGame(queries, game, now);
  if (locked && locked.status !== 'open') return undefined;
  const rows = await queries.query<{ person: string; name: string; due: number | string }>(
    'select person, name, due from searches where game = $1 order by person',
    game,
  );
  if (rows.length === 0) return undefined;
  // A table that is gone already was left by everybody, or removed by the keeper.
  const back = locked ? await faithful(queries, game, now >= Number(rows[0].due)) : [];
  const missed = JSON.stringify(rows.flatMap(({ person, name }) => (back.includes(person) ? [] : [name])));
  for (const { person } of rows) {
    if (back.includes(person))
      await queries.query(
        `update searches set game = '', found = 0, due = 0, again = 1, missed = $2, changes = changes + 1
          where person = $1`,
        person,
        missed,
      );
    else await queries.query('delete from searches where person = $1', person);
  }
  if (locked) await removeTable(queries, game);
  const people = rows.map(({ person }) => person);
  await queries.announce('table', [game]);
  await queries.announce('search', people);
  return { game, isGone: true, people };
};

/** The game has begun: whoever has found it is told, and can search for another one. */
const settle = async (queries: Transaction, game: string): Promise<ChangedMeeting> => {
  const rows = await queries.query<{ person: string }>(
    'update searches set settled = 1, changes = changes + 1 where game = $1 and settled = 0 returning person',
    game,
  );
  const people = rows.map(({ person }) => person);
  await queries.announce('search', people);
  return { game, isGone: false, people };
};

/** Looks after the tables that were found and have not begun. Returns what was changed here. */
export const settleMeetings = async (database: SqlDatabase, now: number): Promise<readonly ChangedMeeting[]> => {
  const rows = await database.query<FoundRow>(
    `select searches.game as game, min(games.status) as status, min(searches.due) as due,
        (select count(*) from seats where seats.game = searches.game and seats.is_free = ${SEAT.free}) as missing
      from searches left join games on games.id = searches.game
      where searches.game <> '' and searches.settled = 0 group by searches.game`,
  );
  const changed: ChangedMeeting[] = [];
  for (const { game, status, due, missing } of rows) {
    if (status !== null && status !== 'open') {
      changed.push(await database.transaction((queries) => settle(queries, game)));
      continue;
    }
    if (status === 'open' && Number(missing) === 0 && now < Number(due)) continue;
    const one = await database.transaction((queries) => dissolve(queries, game, now));
    if (one) changed.push(one);
  }
  return changed;
};
