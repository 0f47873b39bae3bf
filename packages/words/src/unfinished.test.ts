import { expect, it } from 'vitest';

import { english } from './english/english.ts';
import { notices } from './english/notices.ts';
import { completed } from './unfinished.ts';

it('a missing text is that of the original, however deep it lies', () => {
  const original = {
    title: 'Sell',
    deep: { one: 'one', two: 'two', list: ['a', 'b'] },
    count: (some: number) => `${some} tiles`,
  };
  const texts = completed({ title: 'Verkopen', deep: { two: 'twee', list: ['c'] } }, original);
  expect(texts).toMatchObject({ title: 'Verkopen', deep: { one: 'one', two: 'twee', list: ['c'] } });
  expect(texts.count(2)).toBe('2 tiles');
  expect(original.deep.two).toBe('two');
});

it('without any text there is only the original', () => {
  expect(completed({}, english)).toEqual(english);
  expect(completed({}, notices)).toEqual(notices);
});

it('a text is not taken from what all objects have', () => {
  const texts = completed<Readonly<Record<string, object>>>({ constructor: { name: 'Gasworks' } }, {});
  expect(texts['constructor']).toEqual({ name: 'Gasworks' });
});
