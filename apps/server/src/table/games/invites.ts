/** Links for any free seat of a table, for everybody there who wants to invite somebody. */

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';

/** The newest links that count at a table. */
const MOST = 20;

export const isInvite = async (queries: Queries, game: string, hash: string): Promise<boolean> =>
  (await queries.query('select hash from invites where game = $1 and hash = $2', game, hash)).length > 0;

/** Makes a link. Returns false if the person has no seat at the table, or its game is over. */
export const addInvite = (
  database: SqlDatabase,
  game: string,
  { person, hash, at }: { readonly person: string; readonly hash: string; readonly at: number },
): Promise<boolean> =>
  database.transaction(async (queries) => {
    const [row] = await queries.query<{ id: string }>(
      `select id from games where id = $1 and status <> 'over'
        and exists (select 1 from holders where game = $1 and person = $2 and seat >= 0)`,
      game,
      person,
    );
    if (!row) return false;
    await queries.query(
      `delete from invites where game = $1
        and hash not in (select hash from invites where game = $1 order by at desc limit ${MOST - 1})`,
      game,
    );
    await queries.query('insert into invites (game, hash, at) values ($1, $2, $3)', game, hash, at);
    return true;
  });
