import type { Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { rows } from '../../../language/en/rows.ts';
import { english } from '../../../language/english.ts';
import { sittersInWords } from './sittersInWords.ts';

const sitter = (kind: Sitter['kind'], name: string): Sitter => ({ kind, name, policy: '', figure: '', colour: '' });

it('bots are told from people, and free seats have no name', () => {
  const sitters = [sitter('person', 'Ada'), sitter('bot', 'Smith'), sitter('person', 'Watt'), sitter('person', 'Owen')];
  const { kind } = english.online;
  expect(sittersInWords({ sitters, free: [2, 3] }, kind, rows)).toBe(`Ada, Smith (${kind.bot}), 2 seats free`);
  expect(sittersInWords({ sitters: sitters.slice(0, 2) }, kind, rows)).toBe(`Ada, Smith (${kind.bot})`);
});
