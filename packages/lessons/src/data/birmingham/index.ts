import reachFirst from './01-reach-first.json' with { type: 'json' };
import coalToCoventry from './02-coal-to-coventry.json' with { type: 'json' };
import twoMillsOneBeer from './03-two-mills-one-beer.json' with { type: 'json' };
import theirBeer from './04-their-beer.json' with { type: 'json' };
import spendLess from './05-spend-less.json' with { type: 'json' };
import twoCanals from './06-two-canals.json' with { type: 'json' };
import skipALevel from './07-skip-a-level.json' with { type: 'json' };
import borrowLow from './08-borrow-low.json' with { type: 'json' };
import emptyWorks from './09-empty-works.json' with { type: 'json' };
import theMarketPays from './10-the-market-pays.json' with { type: 'json' };
import theRightMerchant from './11-the-right-merchant.json' with { type: 'json' };
import lastCanalTurn from './12-last-canal-turn.json' with { type: 'json' };
import twoRails from './13-two-rails.json' with { type: 'json' };
import anyTown from './14-any-town.json' with { type: 'json' };
import builtOver from './15-built-over.json' with { type: 'json' };

/** In the order in which they are best learnt. */
export const lessons: readonly unknown[] = [
  reachFirst,
  coalToCoventry,
  twoMillsOneBeer,
  theirBeer,
  spendLess,
  twoCanals,
  skipALevel,
  borrowLow,
  emptyWorks,
  theMarketPays,
  theRightMerchant,
  lastCanalTurn,
  twoRails,
  anyTown,
  builtOver,
];
