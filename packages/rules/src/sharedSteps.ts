import { dealHands, refillHand, reshuffle } from './modules/cards.ts';
import { resetDistant } from './modules/distant.ts';
import { payIncome } from './modules/income.ts';
import { placeMerchants, restoreBarrels } from './modules/merchants.ts';
import { drawFirst, drawOrder, forgetSpending, keepSeatOrder, reorder } from './modules/order.ts';
import {
  clearMats,
  declareWinner,
  removeObsolete,
  scoreCash,
  scoreIncome,
  scoreLinks,
  scoreTiles,
  scoreTilesAgain,
} from './modules/scoring.ts';
import type { StepRules } from './table.ts';

/** The steps available to every edition. An edition brings rules for its own steps. */
export const sharedSteps = {
  drawOrder,
  drawFirst,
  keepSeatOrder,
  placeMerchants,
  dealHands,
  refillHand,
  reshuffle,
  reorder,
  forgetSpending,
  payIncome,
  scoreLinks,
  scoreTiles,
  scoreTilesAgain,
  scoreCash,
  scoreIncome,
  removeObsolete,
  clearMats,
  restoreBarrels,
  resetDistant,
  declareWinner,
} satisfies StepRules;
