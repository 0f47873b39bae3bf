import { expect, test } from 'vitest';

import { readDone } from './doneLessons.ts';

test('only ids are read from what is stored', () => {
  expect([...readDone('["a","b",7,null]')]).toEqual(['a', 'b']);
  for (const text of ['', 'null', '{', '{"a":1}', '7']) expect(readDone(text).size).toBe(0);
});
