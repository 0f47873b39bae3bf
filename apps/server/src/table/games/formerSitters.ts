/** The names under which people have played at tables where they sit no more. */

import type { Seat } from '@coalbrook/rules';

import type { Queries } from '../../ground/database/database.ts';

/** Notes the name of everybody who has a seat, before they lose it. */
export const noteFormer = (queries: Queries, game: string, seat: Seat, name: string): Promise<unknown> =>
  queries.query(
    `insert into former_sitters (game, person, name) select game, person, cast($3 as text) from holders
      where game = $1 and seat = $2 on conflict do nothing`,
    game,
    seat,
    name,
  );

/** The same for somebody who is no longer among those with a seat. */
export const noteFormerPerson = (queries: Queries, game: string, person: string, name: string): Promise<unknown> =>
  queries.query(
    'insert into former_sitters (game, person, name) values ($1, $2, $3) on conflict do nothing',
    game,
    person,
    name,
  );
