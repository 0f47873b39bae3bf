import { describe, expect, it } from 'vitest';

import { rankResults, tieBreakBetween } from './ranking.ts';

const a = { name: 'a', points: 100, incomeSpace: 16, incomeLevel: 5, money: 10, position: 0 };
const b = { name: 'b', points: 100, incomeSpace: 16, incomeLevel: 5, money: 20, position: 3 };
const c = { name: 'c', points: 100, incomeSpace: 22, incomeLevel: 9, money: 0, position: 1 };
const d = { name: 'd', points: 101, incomeSpace: 10, incomeLevel: 0, money: 0, position: 2 };

const ranked = (tieBreaks: Parameters<typeof rankResults>[1]): readonly (readonly [number, string])[] =>
  rankResults([a, b, c, d], tieBreaks).map((result) => [result.rank, result.name]);

describe('the ranking', () => {
  it('applies tie-breaks in order', () => {
    expect(ranked(['incomeSpace', 'money'])).toEqual([
      [1, 'd'],
      [2, 'c'],
      [3, 'b'],
      [4, 'a'],
    ]);
    expect(tieBreakBetween(c, a, ['incomeSpace', 'money'])).toBe('incomeSpace');
    expect(tieBreakBetween(b, a, ['incomeSpace', 'money'])).toBe('money');
  });

  it('tells spaces of one level apart only where the space decides', () => {
    const ahead = { ...a, incomeSpace: 17 };
    expect(tieBreakBetween(ahead, b, ['incomeSpace', 'money'])).toBe('incomeSpace');
    expect(tieBreakBetween(ahead, b, ['incomeLevel', 'money'])).toBe('money');
    const first = (tieBreaks: Parameters<typeof rankResults>[1]): string => rankResults([b, ahead], tieBreaks)[0].name;
    expect(first(['incomeSpace', 'money'])).toBe('a');
    expect(first(['incomeLevel', 'money'])).toBe('b');
  });

  it('may depend on the turn order', () => {
    expect(ranked(['order'])).toEqual([
      [1, 'd'],
      [2, 'a'],
      [3, 'c'],
      [4, 'b'],
    ]);
    expect(tieBreakBetween(a, b, ['order'])).toBe('order');
  });

  it('is shared if no tie-break applies', () => {
    expect(ranked([])).toEqual([
      [1, 'd'],
      [2, 'a'],
      [2, 'b'],
      [2, 'c'],
    ]);
    expect(tieBreakBetween(c, a, [])).toBeUndefined();
  });
});
