import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { ownRatings } from './ownRatings.ts';
import { rateGames } from './rateGame.ts';
import { ratingChanges } from './ratingChanges.ts';
import { ratingRoutes } from './ratingsApi.ts';
import { ratingsOf, strengthsOf } from './strengths.ts';

const RATE_EVERY = 1000;

/** Finds out from finished games how strong people and bots are. */
export const startRatings = ({ parts: { database, now } }: House): Feature => ({
  routes: ratingRoutes(database),
  chores: [
    { name: 'ratings', every: RATE_EVERY, work: () => rateGames(database, now()), failure: 'games could not be rated' },
  ],
  personalData: [ownRatings],
  strengthsOf,
  ratingsOf,
  aftermath: async (queries, game) => {
    const changes = await ratingChanges(queries, game);
    return changes.length > 0 ? { rating: changes } : {};
  },
});
