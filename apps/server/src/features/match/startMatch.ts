import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { Awaiting } from './awaiting.ts';
import { MatchApi } from './matchApi.ts';
import { Matchmaker } from './matchmaker.ts';
import { ownSearch } from './ownSearch.ts';

const TEND_EVERY = 1000;

/** Quick match: brings people together who look for a table. */
export const startMatch = (house: House): Feature => {
  const { database, clock } = house.parts;
  const awaiting = new Awaiting(clock);
  const matchmaker = new Matchmaker(house, awaiting);
  return {
    routes: new MatchApi(house, matchmaker, awaiting).routes,
    hears: {
      banned: async (person) => {
        await database.query('delete from searches where person = $1', person);
        awaiting.tell([person]);
      },
    },
    chores: [
      {
        name: 'match',
        every: TEND_EVERY,
        work: () => matchmaker.tend(),
        failure: 'people who search could not be seated',
      },
    ],
    personalData: [ownSearch],
    gauges: [
      { name: 'coalbrook_searching', help: 'People who search.', type: 'gauge', value: () => matchmaker.searching },
    ],
    shared: {
      change: 'search',
      hear: (people) => awaiting.tell(people),
      reread: () => {
        awaiting.tellAll();
        return Promise.resolve();
      },
    },
    stop: () => {
      awaiting.end();
      return matchmaker.idle();
    },
  };
};
