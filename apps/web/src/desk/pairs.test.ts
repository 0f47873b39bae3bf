import { expect, it } from 'vitest';

import { Pairs } from './pairs.ts';

it('knows what was confirmed as one, until something else takes its place', () => {
  const pairs = new Pairs();
  pairs.note(7, 0, 2);
  pairs.note(7, 2, 3);
  pairs.note(7, 3, 5);
  expect([1, 2, 3, 4, 5].filter((end) => pairs.endAt(7, end))).toEqual([2, 5]);
  // The second was taken back, and something else was done.
  pairs.note(7, 2, 3);
  expect([1, 2, 3, 4, 5].filter((end) => pairs.endAt(7, end))).toEqual([2]);
});

it('forgets one turn with the next', () => {
  const pairs = new Pairs();
  pairs.note(7, 0, 2);
  expect(pairs.endAt(9, 2)).toBe(false);
  pairs.note(9, 0, 1);
  expect(pairs.endAt(7, 2)).toBe(false);
});
