import { describe, expect, it } from 'vitest';

import { counted, listed, one, plural } from './grammar.ts';

describe('English', () => {
  it('lists and counts things', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ]);
    expect(['pottery', 'iron works', 'coal mine', 'day'].map((noun) => plural(noun))).toEqual([
      'potteries',
      'iron works',
      'coal mines',
      'days',
    ]);
    expect([counted(1, 'space'), counted(2, 'space')]).toEqual(['1 space', '2 spaces']);
    expect([one('brewery'), one('iron works')]).toEqual(['a brewery', 'an iron works']);
  });
});
