import { detailAt } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { grownBy } from './growth.ts';

/** The size of names on the sheet. */
const NAME = 18;

describe('semantic zoom', () => {
  it('shows everything of a tile of 44 pixels, and only whose it is below half of that', () => {
    expect(detailAt(1)).toBe('near');
    expect(detailAt(0.99)).toBe('middle');
    expect(detailAt(0.5)).toBe('middle');
    expect(detailAt(0.49)).toBe('far');
  });

  it.each([0.34, 0.4, 0.5, 0.66, 0.85, 1.3])('keeps names readable at a scale of %s', (scale) => {
    expect(NAME * scale * grownBy(scale, 1)).toBeGreaterThanOrEqual(scale < 0.5 ? 10.5 : 12);
  });

  it('lets names be as large as they are where that is enough', () => {
    expect(grownBy(0.85, 1)).toBe(1);
    expect(grownBy(2, 1)).toBe(1);
  });

  it('enlarges names with the text of the page', () => {
    expect(grownBy(0.85, 1.5)).toBeCloseTo(1.5);
    expect(grownBy(2, 1.5)).toBeCloseTo(1.5);
    expect(grownBy(0.34, 1.5)).toBe(2);
  });
});
