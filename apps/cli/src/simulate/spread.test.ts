import { expect, it } from 'vitest';

import { spreadOf } from './spread.ts';

it('a spread has total, mean, deviation, minimum and maximum', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ total: 40, mean: 5, deviation: 2, min: 2, max: 9 });
  expect(spreadOf([7])).toEqual({ total: 7, mean: 7, deviation: 0, min: 7, max: 7 });
  expect(spreadOf([0, 0, 1])).toEqual({ total: 1, mean: 0.333, deviation: 0.471, min: 0, max: 1 });
});
