import { expect, it } from 'vitest';

import { nearestPace, paces, replayPace } from './pace.ts';

it('finds every pace at its own place, and others at the nearest', () => {
  expect(paces.map(nearestPace)).toEqual(paces.map((_, index) => index));
  expect([10_000, 3300, 3200, 1000, 600, 300, 1].map(nearestPace)).toEqual([0, 0, 1, 3, 4, 5, 5]);
});

it('replays at half the pace, but never so fast that nothing is seen', () => {
  expect([4000, 900, 250, 0].map(replayPace)).toEqual([2000, 450, 180, 450]);
});
