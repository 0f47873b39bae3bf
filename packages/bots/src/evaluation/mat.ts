import type { Industry, Seat, State, Table } from '@coalbrook/rules';

import type { FlipWorth } from './flipWorth.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era at which the next era starts to count. */
const LATE = 4;
/** Tiles deeper in a mat do not count. */
const LEAST_SHARE = 0.02;

/** Expected value of an industry's tiles on the mat, decreasing with each, and further after one that cannot be built. */
const worthOfIndustry = (
  table: Table,
  state: State,
  seat: Seat,
  { tiles }: Industry,
  era: number,
  flips: FlipWorth,
): number => {
  const { cost, next, blocked } = weights.mat;
  const start = seat * table.tiles.length;
  let worth = 0;
  let share = 1;
  for (let index = 0; index < tiles.length && share > LEAST_SHARE; index++) {
    let left = state.mat[start + tiles[index]];
    if (left === 0) continue;
    const tile = table.tiles[tiles[index]];
    const mayBuild = tile.mayBuild[era];
    const gain = mayBuild ? Math.max(0, flips.of(tile) - cost * tile.cost) : 0;
    for (; left > 0 && share > LEAST_SHARE; left--) {
      worth += share * gain;
      share *= mayBuild ? next : blocked;
    }
  }
  return worth;
};

/** Expected value of the mat. */
export const worthOfMat = (table: Table, state: State, seat: Seat, time: Time, flips: FlipWorth): number => {
  const era = time.era < LATE && state.era + 1 < table.eras.length ? state.era + 1 : state.era;
  let worth = 0;
  for (const industry of table.industries) worth += worthOfIndustry(table, state, seat, industry, era, flips);
  return weights.mat.share * worth * Math.min(1, time.game / weights.thrift);
};
