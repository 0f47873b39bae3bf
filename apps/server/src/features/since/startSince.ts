import { answer } from '../../ground/http/json.ts';
import { get } from '../../ground/http/route.ts';
import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { SinceTurns } from './sinceTurns.ts';

/** Tells people in words what happened at the tables that wait for them. */
export const startSince = ({ parts: { database } }: House): Feature => {
  const since = new SinceTurns(database);
  return {
    routes: [
      get('/api/since/:language', async ({ person, named: language }) =>
        answer(200, { tables: person === undefined ? [] : await since.tell(person, language) }),
      ),
    ],
  };
};
