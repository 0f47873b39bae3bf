import { expect, it } from 'vitest';

import { averageOf } from './averageOf.ts';

const net = (...values: readonly number[]) => ({ hidden: 2, second: 1, values: Float32Array.from(values) });

it('the average of nets has the mean of each weight', () => {
  expect(averageOf([net(1, -2, 0.5), net(3, 0, 0.5), net(2, 8, 2)])).toEqual(net(2, 2, 1));
});

it('nets of different shapes have no average', () => {
  expect(() => averageOf([net(1), net(1, 2)])).toThrow('Nets of different shapes have no average.');
  expect(() => averageOf([net(1), { ...net(1), hidden: 3 }])).toThrow('Nets of different shapes have no average.');
});
