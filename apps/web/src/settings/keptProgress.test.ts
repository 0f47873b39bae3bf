import { beforeEach, expect, test, vi } from 'vitest';

import { addProgress, makeProgress } from './keptProgress.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => '["a"]', setItem: () => undefined });
});

test('what was learnt is saved, and added to what was learnt elsewhere', () => {
  expect(makeProgress()).toEqual({ lessons: ['a'] });
  expect(addProgress({ lessons: ['b', 'a'] })).toBe(true);
  expect(makeProgress()).toEqual({ lessons: ['a', 'b'] });
});

test.each([
  [undefined],
  [7],
  ['lessons'],
  [[]],
  [{ lessons: 7 }],
  [{ lessons: [7, {}, 'x'.repeat(101)] }],
  [{ toString: ['c'] }],
])('nothing is learnt from %j', (value) => {
  const before = makeProgress();
  expect(addProgress(value)).toBe(false);
  expect(makeProgress()).toEqual(before);
});
