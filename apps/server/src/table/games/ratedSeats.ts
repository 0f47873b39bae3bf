import type { Seat } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';

import type { Queries } from '../../ground/database/database.ts';

/** What `games.rated` holds. */
export const RATED = { never: 0, wanted: 1, counted: 2, void: 3 } as const;

const COUNTS = `rated = ${RATED.wanted} and status <> 'open'`;

/** One person has held several seats of a game, at the same time or one after the other. */
const SEVERAL = `exists (select person from rated_holders where rated_holders.game = games.id
  group by person having count(*) > 1)`;

/** Games in which two players turn out to be one person do not count. */
export const voidGamesOf = (queries: Queries, person: string): Promise<unknown> =>
  queries.query(
    `update games set rated = ${RATED.void} where ${COUNTS} and ${SEVERAL}
      and id in (select game from rated_holders where person = $1)`,
    person,
  );

/** Notes who sits at a rated game as it begins. */
export const noteRated = async (queries: Queries, game: string): Promise<void> => {
  await queries.query(
    `insert into rated_holders (game, seat, person) select game, seat, person from holders
      where game = $1 and seat >= 0`,
    game,
  );
  const [row] = await queries.query<{ sheet: string }>('select sheet from games where id = $1', game);
  const { sitters } = JSON.parse(row.sheet) as Pick<Sheet, 'sitters'>;
  const seated = await queries.query<{ seat: number; person: string }>(
    'select seat, min(person) as person from holders where game = $1 and seat >= 0 group by seat',
    game,
  );
  for (const { seat, person } of seated) {
    const text = 'insert into rated_seats (game, seat, person, name) values ($1, $2, $3, $4)';
    await queries.query(text, game, seat, person, sitters[seat].name);
  }
  await queries.query(`update games set rated = ${RATED.void} where id = $1 and ${COUNTS} and ${SEVERAL}`, game);
};

/** Whether somebody has held another seat of a rated game: nobody is rated for a game against themselves. */
export const hasPlayedElse = async (queries: Queries, game: string, seat: Seat, person: string): Promise<boolean> => {
  const rows = await queries.query(
    `select seat from rated_holders join games on games.id = rated_holders.game
      where game = $1 and seat <> $2 and person = $3 and ${COUNTS} limit 1`,
    game,
    seat,
    person,
  );
  return rows.length > 0;
};

/** A bot goes on for whoever sat down at the beginning. */
export const noteLeft = (queries: Queries, game: string, seat: Seat): Promise<unknown> =>
  queries.query(
    `update rated_seats set left_at = (select seq from games where games.id = $1)
      where game = $1 and seat = $2 and left_at < 0`,
    game,
    seat,
  );

/**
 * Somebody holds a seat from now on. Whoever sat there at the beginning and has left does not come back to the result, if
 * somebody else has come or anything was played meanwhile.
 */
export const noteHolder = async (queries: Queries, game: string, seat: Seat, person: string): Promise<void> => {
  const [rated] = await queries.query<{ seq: number }>(`select seq from games where id = $1 and ${COUNTS}`, game);
  if (seat < 0 || !rated) return;
  await queries.query(
    'insert into rated_holders (game, seat, person) values ($1, $2, $3) on conflict do nothing',
    game,
    seat,
    person,
  );
  await queries.query(
    `update rated_seats set has_left = 1 where game = $1 and seat = $2 and ((left_at >= 0 and left_at <> $4)
      or (person <> $3 and not exists (
        select 1 from holders where holders.game = $1 and holders.seat = $2 and holders.person = rated_seats.person
      )))`,
    game,
    seat,
    person,
    rated.seq,
  );
  await queries.query('update rated_seats set left_at = -1 where game = $1 and seat = $2', game, seat);
  await voidGamesOf(queries, person);
};
