import { describe, expect, it } from 'vitest';

import { figureOf, quantile } from './figures.ts';

describe('figures', () => {
  it('have an interval', () => {
    const { mean, doubt } = figureOf([1, 2, 3, 4]);
    expect(mean).toBe(2.5);
    expect(doubt).toBeCloseTo((1.96 * Math.sqrt(5 / 3)) / 2, 9);
    expect(figureOf([1]).doubt).toBe(Infinity);
  });

  it('have quantiles', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([1, 2], 1)).toBe(2);
  });
});
