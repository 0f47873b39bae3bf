import { expect, it } from 'vitest';

import { nearestPace, paces, replayPace } from './pace.ts';

it('nearestPace finds every pace, and the nearest one for other values', () => {
  expect(paces.map(nearestPace)).toEqual(paces.map((_, index) => index));
  expect([10_000, 3300, 3200, 1000, 600, 300, 1].map(nearestPace)).toEqual([0, 0, 1, 3, 4, 5, 5]);
});

it('replayPace is half the pace, but never too fast to see', () => {
  expect([4000, 900, 250, 0].map(replayPace)).toEqual([2000, 450, 180, 450]);
});
