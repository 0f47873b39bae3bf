import { answer } from '../../ground/http/json.ts';
import { get } from '../../ground/http/route.ts';
import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { noteOutcomes } from './noteOutcomes.ts';
import { ownPlayed } from './ownPlayed.ts';
import { playedGames } from './playedGames.ts';

const NOTE_EVERY = 5000;

/** Keeps how games ended, so that people can see what they have played. */
export const startStatistics = ({ parts: { database } }: House): Feature => ({
  routes: [
    get('/api/played', async ({ person }) =>
      answer(200, { games: person === undefined ? [] : await playedGames(database, person) }),
    ),
  ],
  chores: [
    {
      name: 'outcomes',
      every: NOTE_EVERY,
      work: () => noteOutcomes(database),
      failure: 'how games ended could not be noted',
    },
  ],
  personalData: [ownPlayed],
});
