import { COAL, IRON, oncePerTable } from '@coalbrook/rules';
import type { Tile } from '@coalbrook/rules';

import { moneyPerPoint } from './economy.ts';
import { weights } from './weights.ts';

const profitOf = ({ points, income, cost, needs }: Tile, perPoint: number): number => {
  const { flip, cube } = weights.estate;
  return points + (flip * income - cost - cube * (needs[COAL] + needs[IRON])) / perPoint;
};

/** The value of building a tile, in points, regardless of where; indexed by tile. */
export const profitsOf = oncePerTable((table) =>
  Float64Array.from(table.tiles, (tile) => profitOf(tile, moneyPerPoint(table))),
);
