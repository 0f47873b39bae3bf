import { COAL, IRON } from '@coalbrook/rules';
import type { Tile } from '@coalbrook/rules';

import { weights } from './weights.ts';

/** The value of building a tile, in points, regardless of where. */
export const profitOf = ({ points, income, cost, needs }: Tile, perPoint: number): number => {
  const { flip, cube } = weights.estate;
  return points + (flip * income - cost - cube * (needs[COAL] + needs[IRON])) / perPoint;
};
