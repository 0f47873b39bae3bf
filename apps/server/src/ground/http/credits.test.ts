import { expect, it } from 'vitest';

import { Credits } from './credits.ts';

it('what costs more than all credits takes them all, if none is missing', () => {
  const credits = new Credits(0, 10, 2);
  expect(credits.take(0, 50)).toBe(true);
  expect(credits.take(0)).toBe(false);
  // Nine of ten are back.
  expect(credits.take(4500, 50)).toBe(false);
  expect(credits.take(5000, 50)).toBe(true);
});

it('comes back with time, up to what there was at first', () => {
  const credits = new Credits(0, 3, 2);
  const takeAll = (now: number): number => {
    let taken = 0;
    while (taken < 100 && credits.take(now)) taken++;
    return taken;
  };
  expect([0, 1000, 1000, 60_000].map(takeAll)).toEqual([3, 2, 0, 3]);
});
