import { describe, expect, it } from 'vitest';

import { noise, pick, seedOf } from './noise.ts';

describe('noise', () => {
  it('always gives the same number for the same seed and counter', () => {
    // Stored seeds depend on these numbers.
    const numbers = [0, 1, 2, 1_000_000].map((counter) => noise(seedOf('coalbrook'), counter));
    expect(numbers).toEqual([1_949_860_751, 1_487_526_661, 4_010_748_548, 1_532_072_315]);
    expect(seedOf(1)).toEqual(seedOf('1'));
    expect(seedOf('a')).not.toEqual(seedOf('b'));
  });

  it('spreads evenly', () => {
    const seed = seedOf('even');
    const bins = Array.from({ length: 10 }, () => 0);
    const draws = 20_000;
    for (let counter = 0; counter < draws; counter++) bins[pick(seed, counter, bins.length)]++;
    const expected = draws / bins.length;
    const chiSquare = bins.reduce((sum, bin) => sum + (bin - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(27.9); // 0.1 % of fair sources exceed this with nine degrees of freedom
  });

  it('gives unrelated numbers for neighbouring seeds and counters', () => {
    const heads = (left: (index: number) => number, right: (index: number) => number): number =>
      Array.from({ length: 4000 }, (_, index) => Number((left(index) & 1) === (right(index) & 1))).reduce(
        (a, b) => a + b,
      );
    const one = seedOf(1);
    const two = seedOf(2);
    for (const agreeing of [
      heads(
        (index) => noise(one, index),
        (index) => noise(two, index),
      ),
      heads(
        (index) => noise(one, index),
        (index) => noise(one, index + 1),
      ),
      heads(
        (index) => noise(seedOf(index), 0),
        (index) => noise(seedOf(index + 1), 0),
      ),
    ]) {
      expect(Math.abs(agreeing - 2000)).toBeLessThan(130);
    }
  });
});
