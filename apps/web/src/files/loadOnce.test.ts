import { expect, test } from 'vitest';

import { loadOnce } from './loadOnce.ts';

test('something is loaded once, and again only if that failed', async () => {
  const asked: string[] = [];
  let isDown = true;
  const find = loadOnce((key: string) => {
    asked.push(key);
    return isDown ? Promise.reject(new Error('no network')) : Promise.resolve(key.toUpperCase());
  });
  await expect(find('a')).rejects.toThrow('no network');
  isDown = false;
  expect(await Promise.all([find('a'), find('a'), find('b')])).toEqual(['A', 'A', 'B']);
  expect(await find('a')).toBe('A');
  expect(asked).toEqual(['a', 'a', 'b']);
});
