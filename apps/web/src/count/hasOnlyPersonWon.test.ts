import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { expect, test } from 'vitest';

import { hasOnlyPersonWon } from './hasOnlyPersonWon.ts';

const sitter = (kind: Sitter['kind']): Sitter => ({ kind, name: kind, policy: '', figure: '', colour: 'plum' });
const [first, second] = [0 as Seat, 1 as Seat];

test('“You win” is for the only person at the table, who has won alone', () => {
  const solo = [sitter('person'), sitter('bot')];
  expect(hasOnlyPersonWon([first], solo, first)).toBe(true);
  expect(hasOnlyPersonWon([second], solo, first)).toBe(false);
  expect(hasOnlyPersonWon([first, second], solo, first)).toBe(false);
  expect(hasOnlyPersonWon([first], solo, second)).toBe(false);
  expect(hasOnlyPersonWon([first], [sitter('person'), sitter('person')], first)).toBe(false);
});
