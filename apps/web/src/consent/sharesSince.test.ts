import type { Happening } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { sharesSince } from './sharesSince.ts';

const happenings: readonly Happening[] = [
  { number: 0, at: 0, seq: 0, what: { kind: 'came', name: 'Ada', isShared: true } },
  { number: 1, at: 0, seq: 0, what: { kind: 'came', name: 'Ben' } },
  { number: 2, at: 0, seq: 0, what: { kind: 'left', name: 'Ben' } },
  { number: 3, at: 0, seq: 0, what: { kind: 'came', name: 'Cleo', isShared: true } },
];

it.each([
  [0, ['Ada', 'Cleo']],
  [1, ['Cleo']],
  [3, ['Cleo']],
  [4, []],
])('whoever knows %i happenings is told of the seats that others play since: %j', (known, names) => {
  expect(sharesSince(happenings, known)).toEqual(names);
});
