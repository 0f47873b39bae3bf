import { expect, test } from 'vitest';

import { bytesOf, passkeyTrouble, textOf } from './passkeys.ts';

test.each([[[]], [[0]], [[255, 254]], [[251, 255, 191]], [[1, 2, 3, 4, 5]]])('bytes %j survive as text', (bytes) => {
  const text = textOf(Uint8Array.from(bytes).buffer);
  expect(text).toMatch(/^[\w-]*$/);
  expect([...bytesOf(text)]).toEqual(bytes);
});

test.each([
  ['brass.example.org', undefined],
  ['localhost', undefined],
  ['127.0.0.1', 'number'],
  ['192.168.0.10', 'number'],
  ['[::1]', 'number'],
  ['1.example.org', undefined],
])('at %s the trouble with passkeys is %s', (hostname, trouble) => {
  expect(passkeyTrouble({ hostname, isSafe: true, hasPasskeys: true })).toBe(trouble);
});

test('passkeys need a safe page and a browser that knows them', () => {
  const hostname = 'brass.local';
  expect(passkeyTrouble({ hostname, isSafe: false, hasPasskeys: false })).toBe('unsafe');
  expect(passkeyTrouble({ hostname, isSafe: true, hasPasskeys: false })).toBe('none');
});
