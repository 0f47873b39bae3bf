import { COAL, IRON } from '@coalbrook/rules';
import type { Tile } from '@coalbrook/rules';

import { weights } from './weights.ts';

/** Money for one point in the end, where everything is money. */
export const MONEY_PER_POINT = 5;

/** What building a tile is good for, in points, before it is known where. */
export const profitOf = ({ points, income, cost, needs }: Tile): number => {
  const { flip, cube } = weights.estate;
  return points + (flip * income - cost - cube * (needs[COAL] + needs[IRON])) / MONEY_PER_POINT;
};
