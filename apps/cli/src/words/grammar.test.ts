import { describe, expect, it } from 'vitest';

import { counted, listed, one, plural, roman, signedSum, sum } from './grammar.ts';

describe('English', () => {
  it('counts levels in Roman numerals', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(roman)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'VI',
      'VII',
      'VIII',
      'IX',
      'X',
    ]);
    expect(roman(0)).toBe('0');
  });

  it('writes sums of money', () => {
    expect([sum(5, '£'), sum(0, '£'), sum(-3, '$')]).toEqual(['£5', '£0', '−$3']);
    expect([signedSum(5, '$'), signedSum(0, '£'), signedSum(-3, '£')]).toEqual(['+$5', '£0', '−£3']);
  });

  it('lists and counts things', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect(['pottery', 'iron works', 'coal mine', 'day'].map(plural)).toEqual([
      'potteries',
      'iron works',
      'coal mines',
      'days',
    ]);
    expect([counted(1, 'space'), counted(2, 'space')]).toEqual(['1 space', '2 spaces']);
    expect([one('brewery'), one('iron works')]).toEqual(['a brewery', 'an iron works']);
  });
});
