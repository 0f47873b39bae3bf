import type { Transaction } from '../../ground/database/database.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';
import { NAMELESS } from '../../table/games/unnaming.ts';
import { watcherOf } from './talkedGame.ts';

interface RawRemark {
  readonly game: string;
  readonly circle: string;
  readonly at: number | string;
  readonly name: string;
  readonly body: string;
}

/** Keys are compared for each person; this one nobody else has in the game. */
const OWN_KEY = "key || ' ' || circle || ' ' || number";

/** Somebody who watches is a speaker by their person. Those who have muted them still do. */
const moveSpeaker = async (queries: Transaction, from: string, to: string): Promise<void> => {
  const watched = await queries.query<{ game: string }>(
    'select distinct game from remarks where person = $1 and seat < 0 order by game',
    from,
  );
  for (const { game } of watched) {
    const [before, after] = [watcherOf(game, from), watcherOf(game, to)];
    await queries.query('update remarks set speaker = $3 where game = $1 and speaker = $2', game, before, after);
    await queries.query(
      `insert into mutes (game, seat, person, speaker) select game, seat, person, $3 from mutes
        where game = $1 and speaker = $2 on conflict do nothing`,
      game,
      before,
      after,
    );
    await queries.query('delete from mutes where game = $1 and speaker = $2', game, before);
  }
};

/** What a person has said and noted. What they said stays with the table, without their name. */
export const ownTalk: PersonalData = {
  tables: ['remarks', 'mutes', 'reports'],
  move: async (queries, from, to) => {
    await moveSpeaker(queries, from, to);
    await queries.query(
      `update remarks set person = $2, key = case when exists (
          select 1 from remarks other where other.game = remarks.game and other.person = $2 and other.key = remarks.key
        ) then ${OWN_KEY} else key end where person = $1`,
      from,
      to,
    );
    await queries.query(
      `insert into mutes (game, seat, person, speaker) select game, seat, $2, speaker from mutes where person = $1
        on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from mutes where person = $1', from);
    await queries.query(
      `insert into reports (game, circle, number, person, at) select game, circle, number, $2, at from reports
        where person = $1 on conflict do nothing`,
      from,
      to,
    );
    await queries.query('delete from reports where person = $1', from);
  },
  read: async (queries, person) => {
    const remarks = await queries.query<RawRemark>(
      'select game, circle, at, name, body from remarks where person = $1 order by at, game, number',
      person,
    );
    const notes = await queries.query<{ game: string; body: string }>(
      `select notebooks.game, body from notebooks join holders on holders.game = notebooks.game
        and holders.seat = notebooks.seat where holders.person = $1 order by notebooks.game`,
      person,
    );
    return {
      remarks: remarks.map(({ at, ...remark }) => ({ ...remark, at: new Date(Number(at)).toISOString() })),
      notebooks: notes.map(({ game, body }) => ({ game, text: body })),
    };
  },
  remove: async (queries, person) => {
    await queries.query(
      `update remarks set person = '', name = $2, key = ${OWN_KEY} where person = $1`,
      person,
      NAMELESS,
    );
    for (const table of ['mutes', 'reports']) await queries.query(`delete from ${table} where person = $1`, person);
  },
};
