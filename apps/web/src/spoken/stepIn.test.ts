import { expect, test } from 'vitest';

import { stepIn } from './stepIn.ts';

const groups = [['a', 'b'], [], ['c'], ['d', 'e']];
const from = (item: string | undefined, key: string): string | undefined => stepIn(groups, item, key);

test('up and down go through everything, and stop at the ends', () => {
  expect([from('a', 'ArrowDown'), from('b', 'ArrowDown'), from('e', 'ArrowDown')]).toEqual(['b', 'c', undefined]);
  expect([from('c', 'ArrowUp'), from('a', 'ArrowUp')]).toEqual(['b', undefined]);
});

test('page keys go from list to list and pass over empty ones', () => {
  expect([from('a', 'PageDown'), from('c', 'PageDown'), from('e', 'PageDown')]).toEqual(['c', 'd', undefined]);
  expect([from('e', 'PageUp'), from('c', 'PageUp'), from('b', 'PageUp')]).toEqual(['c', 'a', undefined]);
});

test('from the heading, down leads to the first item', () => {
  expect([from(undefined, 'ArrowDown'), from(undefined, 'PageDown'), from(undefined, 'End')]).toEqual(['a', 'a', 'e']);
});

test('other keys lead nowhere', () => {
  expect(from('a', 'x')).toBeUndefined();
});
