import aRailAndASale from './01-a-rail-and-a-sale.json' with { type: 'json' };
import bothEndsOfASale from './02-both-ends-of-a-sale.json' with { type: 'json' };
import coalByRail from './03-coal-by-rail.json' with { type: 'json' };
import noInterest from './04-no-interest.json' with { type: 'json' };
import feedTheTrack from './05-feed-the-track.json' with { type: 'json' };
import anyCardWillDo from './06-any-card-will-do.json' with { type: 'json' };
import unlockTheFactory from './07-unlock-the-factory.json' with { type: 'json' };
import cheapAndFirst from './08-cheap-and-first.json' with { type: 'json' };

/** In the order in which they are best learnt. */
export const lessons: readonly unknown[] = [
  aRailAndASale,
  bothEndsOfASale,
  coalByRail,
  noInterest,
  feedTheTrack,
  anyCardWillDo,
  unlockTheFactory,
  cheapAndFirst,
];
