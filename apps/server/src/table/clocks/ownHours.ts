import type { PersonalData } from '../../ground/persons/personalData.ts';

const readJson = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** The hours off and the quiet hours of a person. Those of whom they are given to come first. */
export const ownHours: PersonalData = {
  tables: ['people'],
  move: async (queries, from, to) => {
    await queries.query(
      `insert into people (person, hours_off, quiet) select $2, hours_off, quiet from people where person = $1
        on conflict (person) do update set
          hours_off = case when people.hours_off = '' then excluded.hours_off else people.hours_off end,
          quiet = case when people.quiet = '' then excluded.quiet else people.quiet end,
          wake = 0`,
      from,
      to,
    );
    await queries.query('delete from people where person = $1', from);
  },
  read: async (queries, person) => {
    const [row] = await queries.query<{ hours_off: string; quiet: string }>(
      'select hours_off, quiet from people where person = $1',
      person,
    );
    return row ? { hoursOff: readJson(row.hours_off), quietHours: readJson(row.quiet) } : {};
  },
  remove: async (queries, person) => {
    await queries.query('delete from people where person = $1', person);
  },
};
