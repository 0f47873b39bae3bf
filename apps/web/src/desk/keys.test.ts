import { expect, test } from 'vitest';

import { holderOf, keysOf } from './keys.ts';

const commands = [
  { id: 'confirm', keys: ['Enter', 'Control+Enter'] },
  { id: 'kind:build', keys: ['b'] },
  { id: 'seats', keys: ['Shift+p'] },
  { id: 'pause', keys: [' '] },
  { id: 'earlier', keys: [',', '['] },
  { id: 'redo', keys: ['r', 'Control+y'] },
];
const usual = { singleKeys: true, ownKeys: {} };
const all = (preferences: Parameters<typeof keysOf>[1]) =>
  commands.map((command) => keysOf(command, preferences).join());

test('without single keys only those are left that type no character', () => {
  expect(all(usual)).toEqual(['Enter,Control+Enter', 'b', 'Shift+p', ' ', ',,[', 'r,Control+y']);
  expect(all({ ...usual, singleKeys: false })).toEqual(['Enter,Control+Enter', '', '', ' ', '', 'Control+y']);
});

test('a key of one’s own takes the place of all others', () => {
  expect(all({ ...usual, ownKeys: { 'kind:build': 'Control+b', redo: 'y' } })).toEqual([
    'Enter,Control+Enter',
    'Control+b',
    'Shift+p',
    ' ',
    ',,[',
    'y',
  ]);
});

test('a key that another command has is found, also while single keys are off', () => {
  expect(holderOf(commands, 'b', 'seats', { ...usual, singleKeys: false })?.id).toBe('kind:build');
  expect(holderOf(commands, 'b', 'kind:build', usual)).toBeUndefined();
  expect(holderOf(commands, 'b', 'seats', { ...usual, ownKeys: { 'kind:build': 'x' } })).toBeUndefined();
  expect(holderOf(commands, 'x', 'seats', { ...usual, ownKeys: { 'kind:build': 'x' } })?.id).toBe('kind:build');
});
