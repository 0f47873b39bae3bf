import type { PersonalData } from '../../ground/persons/personalData.ts';
import { hashOf, newToken } from '../../ground/persons/tokens.ts';
import { NAMELESS } from '../../table/games/unnaming.ts';
import { takeOut } from './tournamentStore.ts';

interface RawEntrant {
  readonly id: string;
  readonly tournament: string;
}

/** The tournaments that a person runs or takes part in. */
export const ownTournaments: PersonalData = {
  tables: ['organisers', 'entrants'],
  move: async (queries, from, to) => {
    await queries.query(
      'insert into organisers (tournament, person) select tournament, $2 from organisers where person = $1 on conflict do nothing',
      from,
      to,
    );
    await queries.query('delete from organisers where person = $1', from);
    // Of two entrants in one tournament the one stays who was there before; the other one is nobody's, and withdrawn.
    const twice = await queries.query<RawEntrant>(
      `select id, tournament from entrants where person = $1
        and exists (select 1 from entrants other where other.tournament = entrants.tournament and other.person = $2)`,
      from,
      to,
    );
    for (const { id, tournament } of twice) {
      await queries.query('update entrants set person = $2 where id = $1', id, hashOf(newToken()));
      await takeOut(queries, tournament, id, 'withdrawn');
    }
    await queries.query('update entrants set person = $2 where person = $1', from, to);
  },
  read: async (queries, person) => {
    const organised = await queries.query<{ name: string }>(
      `select tournaments.name as name from organisers join tournaments on tournaments.id = organisers.tournament
        where person = $1 order by begun, id`,
      person,
    );
    const entered = await queries.query<{ tournament: string; name: string; status: string; since: number | string }>(
      `select tournaments.name as tournament, entrants.name as name, entrants.status as status, entrants.since as since
        from entrants join tournaments on tournaments.id = entrants.tournament where person = $1 order by since, entrants.id`,
      person,
    );
    if (organised.length + entered.length === 0) return {};
    return {
      tournaments: {
        organised: organised.map(({ name }) => name),
        entered: entered.map((row) => ({ ...row, since: new Date(Number(row.since)).toISOString() })),
      },
    };
  },
  remove: async (queries, person) => {
    await queries.query('delete from organisers where person = $1', person);
    const rows = await queries.query<RawEntrant>('select id, tournament from entrants where person = $1', person);
    for (const { id, tournament } of rows) {
      // The results of those who have played belong to everybody.
      await queries.query('update entrants set person = $2, name = $3 where id = $1', id, hashOf(newToken()), NAMELESS);
      await takeOut(queries, tournament, id, 'withdrawn');
    }
  },
};
