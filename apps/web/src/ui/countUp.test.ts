import { describe, expect, it } from 'vitest';

import { figureAt } from './countUp.ts';

describe('a figure that counts up', () => {
  it('begins and ends exactly', () => {
    expect(figureAt(3, 17, 0)).toBe(3);
    expect(figureAt(3, 17, -1)).toBe(3);
    expect(figureAt(3, 17, 1)).toBe(17);
    expect(figureAt(17, -4, 2)).toBe(-4);
  });

  it('never turns back', () => {
    const up = Array.from({ length: 50 }, (_, step) => figureAt(0, 40, step / 49));
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    const down = Array.from({ length: 50 }, (_, step) => figureAt(9, -9, step / 49));
    expect(down).toEqual(down.toSorted((one, other) => other - one));
  });
});
