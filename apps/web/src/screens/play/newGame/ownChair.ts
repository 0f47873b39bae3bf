import { isHere, withChair } from './setUp.ts';
import type { SetUp } from './setUp.ts';

/** The chair of whoever opens an online table, by its index; -1 if there is no person. */
export const ownChair = (setUp: SetUp): number => setUp.chairs.findIndex((_, index) => isHere(setUp, index));

/** Gives the chair of whoever opens an online table their name, unless it has one. */
export const withOwnName = (setUp: SetUp, name: string): SetUp => {
  const own = ownChair(setUp);
  return setUp.chairs[own]?.name === '' ? withChair(setUp, own, { name }) : setUp;
};
