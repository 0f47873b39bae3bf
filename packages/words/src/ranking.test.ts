import { describe, expect, it } from 'vitest';

import { rank, tieBreakBetween } from './ranking.ts';

const a = { name: 'a', points: 100, level: 5, money: 10, position: 0 };
const b = { name: 'b', points: 100, level: 5, money: 20, position: 3 };
const c = { name: 'c', points: 100, level: 9, money: 0, position: 1 };
const d = { name: 'd', points: 101, level: 0, money: 0, position: 2 };

const ranked = (tieBreaks: Parameters<typeof rank>[1]): readonly (readonly [number, string])[] =>
  rank([a, b, c, d], tieBreaks).map((result) => [result.rank, result.name]);

describe('the ranking', () => {
  it('applies tie-breaks in order', () => {
    expect(ranked(['income', 'money'])).toEqual([
      [1, 'd'],
      [2, 'c'],
      [3, 'b'],
      [4, 'a'],
    ]);
    expect(tieBreakBetween(c, a, ['income', 'money'])).toBe('income');
    expect(tieBreakBetween(b, a, ['income', 'money'])).toBe('money');
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
