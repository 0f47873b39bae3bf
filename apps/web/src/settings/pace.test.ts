import { expect, it } from 'vitest';

import { nearestPace, paces, shownFor } from './pace.ts';

it('nearestPace finds every pace, and the nearest one for other values', () => {
  expect(paces.map(nearestPace)).toEqual(paces.map((_, index) => index));
  expect([10_000, 3300, 3200, 1000, 600, 300, 1].map(nearestPace)).toEqual([0, 0, 1, 3, 4, 5, 5]);
});

it('a step that is played back is shown for the pace, and never too short to be seen', () => {
  expect([4000, 900, 250, 0].map((pace) => shownFor(pace))).toEqual([4000, 900, 250, 250]);
  expect(shownFor(900, 2)).toBe(1800);
});
