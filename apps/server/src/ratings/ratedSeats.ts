import type { Seat } from '@coalbrook/rules';

import type { Queries } from '../database/database.ts';

/** What `games.rated` holds. */
export const RATED = { never: 0, wanted: 1, counted: 2, void: 3 } as const;

/** A game in which one person has several seats, or had them at any time, does not count. */
const SEVERAL = `exists (select person from holders where holders.game = games.id and seat >= 0
  group by person having count(*) > 1)`;

/** Games that somebody plays against themselves do not count: of one, or of everything that a person holds. */
export const voidOwnGames = (queries: Queries, game: string): Promise<unknown> =>
  queries.query(
    `update games set rated = ${RATED.void} where id = $1 and rated = ${RATED.wanted} and status <> 'open' and ${SEVERAL}`,
    game,
  );

export const voidGamesOf = (queries: Queries, person: string): Promise<unknown> =>
  queries.query(
    `update games set rated = ${RATED.void} where rated = ${RATED.wanted} and status <> 'open'
      and id in (select game from holders where person = $1 group by game having count(*) > 1) and ${SEVERAL}`,
    person,
  );

/** Notes who sits at a rated game as it begins. */
export const noteRated = async (queries: Queries, game: string): Promise<void> => {
  await queries.query(
    `insert into rated_seats (game, seat, person)
      select game, seat, min(person) from holders where game = $1 and seat >= 0 group by game, seat`,
    game,
  );
  await voidOwnGames(queries, game);
};

/** Somebody holds a seat from now on. Whoever sat there at the beginning and has left does not come back to the result. */
export const noteHolder = async (queries: Queries, game: string, seat: Seat, person: string): Promise<void> => {
  const rated = await queries.query(`select id from games where id = $1 and rated = ${RATED.wanted}`, game);
  if (seat < 0 || rated.length === 0) return;
  await queries.query(
    `update rated_seats set has_left = 1 where game = $1 and seat = $2 and person <> $3 and not exists (
        select 1 from holders where holders.game = $1 and holders.seat = $2 and holders.person = rated_seats.person
      )`,
    game,
    seat,
    person,
  );
  await voidOwnGames(queries, game);
};
