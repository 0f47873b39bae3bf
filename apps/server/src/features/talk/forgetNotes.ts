import type { Queries } from '../../ground/database/database.ts';

/** Forgets what was noted by those who have left a table: the next person at a seat must not read it. */
export const forgetNotes = async (queries: Queries, game: string): Promise<void> => {
  await queries.query(
    `delete from notebooks where game = $1
      and not exists (select 1 from holders where holders.game = notebooks.game and holders.seat = notebooks.seat)`,
    game,
  );
  await queries.query(
    `delete from mutes where game = $1
      and not exists (select 1 from holders where holders.game = mutes.game and holders.seat = mutes.seat
        and (mutes.seat >= 0 or holders.person = mutes.person))`,
    game,
  );
};
