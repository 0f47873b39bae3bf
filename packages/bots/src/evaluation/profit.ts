import { COAL, IRON } from '@coalbrook/rules';
import type { Tile } from '@coalbrook/rules';

import { weights } from './weights.ts';

/** What building a tile is good for, in points, before it is known where. */
export const profitOf = ({ points, income, cost, needs }: Tile, perPoint: number): number => {
  const { flip, cube } = weights.estate;
  return points + (flip * income - cost - cube * (needs[COAL] + needs[IRON])) / perPoint;
};
