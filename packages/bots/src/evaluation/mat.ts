import { oncePerTable } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

import type { FlipWorth } from './flipWorth.ts';
import { matListsOf } from './matLists.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era at which the next era starts to count. */
const LATE = 4;
/** Tiles deeper in a mat do not count. */
const LEAST_SHARE = 0.02;

/** What the price of a tile takes from its value, by tile. */
const pricesOf = oncePerTable(({ tiles }) => Float64Array.from(tiles, ({ cost }) => weights.mat.cost * cost));

/** Expected value of the mat: of each industry's tiles, decreasing with each, and further after one that cannot be built. */
export const worthOfMat = (table: Table, state: State, seat: Seat, time: Time, flips: FlipWorth): number => {
  const era = time.era < LATE && state.era + 1 < table.eras.length ? state.era + 1 : state.era;
  const { tiles, industry, mayBuild } = matListsOf(table);
  const { next, blocked, share: counts } = weights.mat;
  const prices = pricesOf(table);
  const { mat } = state;
  const start = seat * tiles.length;
  let total = 0;
  let worth = 0;
  let share = 1;
  for (let index = 0; index < tiles.length; index++) {
    if (index > 0 && industry[index] !== industry[index - 1]) {
      total += worth;
      worth = 0;
      share = 1;
    }
    const tile = tiles[index];
    let left = mat[start + tile];
    if (left === 0 || share <= LEAST_SHARE) continue;
    const may = mayBuild[era][index] !== 0;
    const gain = may ? Math.max(0, flips.of(tile) - prices[tile]) : 0;
    for (; left > 0 && share > LEAST_SHARE; left--) {
      worth += share * gain;
      share *= may ? next : blocked;
    }
  }
  return counts * (total + worth) * Math.min(1, time.game / weights.thrift);
};
