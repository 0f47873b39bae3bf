import { describe, expect, it } from 'vitest';

import { roman } from './roman.ts';

describe('Roman numerals', () => {
  it('are used for levels', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(roman).join(' ')).toBe('I II III IV V VI VII VIII IX X');
    expect(roman(0)).toBe('0');
  });
});
