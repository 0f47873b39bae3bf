import type { PersonalData } from '../../ground/persons/personalData.ts';
import { findSearch } from './searchStore.ts';

/** The search of a person. */
export const ownSearch: PersonalData = {
  tables: ['searches'],
  move: async (queries, from, to) => {
    // Whoever searches with two devices searches once.
    await queries.query(
      'update searches set person = $2 where person = $1 and not exists (select 1 from searches where person = $2)',
      from,
      to,
    );
    await queries.query('delete from searches where person = $1', from);
  },
  read: async (queries, person) => {
    const search = await findSearch(queries, person);
    return search ? { search: { ...search.terms, since: new Date(search.since).toISOString() } } : {};
  },
  remove: async (queries, person) => {
    await queries.query('delete from searches where person = $1', person);
  },
};
