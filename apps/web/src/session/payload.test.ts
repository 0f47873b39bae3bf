import { expect, test } from 'vitest';

import { pack, unpack } from './payload.ts';

test.each(['', 'a', '£30 – Köln', JSON.stringify({ a: Array.from({ length: 500 }, (_, i) => `entry ${i}`) })])(
  'unpack reverses pack',
  async (text) => {
    const letters = await pack(text);
    expect(letters).toMatch(/^[\w-]*$/);
    expect(await unpack(letters)).toBe(text);
  },
);

test('unpack notices damage', async () => {
  const letters = await pack('a game that somebody would like to show');
  expect(await unpack(letters.slice(0, -4))).toBeUndefined();
  expect(await unpack('!!!')).toBeUndefined();
  expect(await unpack('AAAA')).toBeUndefined();
});

test('unpack refuses a link that expands too much', async () => {
  const bomb = await pack('0'.repeat(5_000_000)).catch(() => '');
  expect(bomb.length).toBeLessThan(10_000);
  expect(await unpack(bomb)).toBeUndefined();
});
