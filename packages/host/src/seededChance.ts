import { seededDraw, seedOf } from '@coalbrook/rules';

import type { Chance } from './ports.ts';

/** Chance that is deterministic for a seed. */
export const seededChance = (text: string): Chance => {
  const seed = seedOf(text);
  return { draw: (table, state) => seededDraw(table, state, seed) };
};
