import type { Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { english } from '../../../language/english.ts';
import { sittersInWords } from './sittersInWords.ts';

const sitter = (kind: Sitter['kind'], name: string): Sitter => ({ kind, name, policy: '', figure: '', colour: '' });

it('bots are told from people, and free seats have no name', () => {
  const sitters = [sitter('person', 'Ada'), sitter('bot', 'Smith'), sitter('person', 'Watt'), sitter('person', 'Owen')];
  const { online } = english;
  expect(sittersInWords({ sitters, free: [2, 3] }, online)).toBe(`Ada, Smith (${online.kind.bot}), 2 seats free`);
  expect(sittersInWords({ sitters: sitters.slice(0, 2) }, online)).toBe(`Ada, Smith (${online.kind.bot})`);
});
