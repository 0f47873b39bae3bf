import aPortOfYourOwn from './01-a-port-of-your-own.json' with { type: 'json' };
import onePortTwoMills from './02-one-port-two-mills.json' with { type: 'json' };
import theClosingMarket from './03-the-closing-market.json' with { type: 'json' };
import whoGains from './04-who-gains.json' with { type: 'json' };
import justEnough from './05-just-enough.json' with { type: 'json' };
import twoCardsForOne from './06-two-cards-for-one.json' with { type: 'json' };
import clearTheSlipway from './07-clear-the-slipway.json' with { type: 'json' };
import coalOverTheFirstRail from './08-coal-over-the-first-rail.json' with { type: 'json' };

/** In the order in which they are best learnt. */
export const lessons: readonly unknown[] = [
  aPortOfYourOwn,
  onePortTwoMills,
  theClosingMarket,
  whoGains,
  justEnough,
  twoCardsForOne,
  clearTheSlipway,
  coalOverTheFirstRail,
];
