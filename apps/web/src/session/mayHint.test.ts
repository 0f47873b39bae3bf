import type { Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import type { GameSnapshot } from './gameSnapshot.ts';
import { hasHints } from './mayHint.ts';

const person: Sitter = { kind: 'person', name: 'Ada', policy: '', figure: '', colour: '' };
const bot: Sitter = { ...person, kind: 'bot', policy: 'random' };

const at = (sitters: readonly Sitter[], terms: Partial<GameSnapshot> = {}): boolean => {
  const sheet = { id: '', header: { edition: 'lancashire', rules: 1, seats: 2 }, sitters, seed: '', begun: 0 };
  return hasHints({ sheet, isRemote: false, isSketch: false, ...terms } as GameSnapshot);
};

it('hints are for somebody alone on a device, and for online tables that allow them', () => {
  expect(at([person, bot])).toBe(true);
  expect(at([person, person])).toBe(false);
  expect(at([person, bot], { isSketch: true })).toBe(false);
  expect(at([person, bot], { isRemote: true })).toBe(false);
  expect(at([person, person], { isRemote: true, hasHints: true })).toBe(true);
  expect(at([person, person], { hasHints: true })).toBe(false);
});
