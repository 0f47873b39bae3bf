import type { Action } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { commandsIn } from '../../packages/desk/src/deskState.ts';
import type { DeskCommand } from '../../packages/desk/src/deskState.ts';

type Situation = Parameters<typeof commandsIn>[0];

const nothing: Situation = {
  formed: undefined,
  sales: undefined,
  completes: false,
  ending: undefined,
  selection: [],
  refusal: undefined,
  frame: { stage: 'open', canUndo: false, canRedo: false },
  sending: undefined,
};
const formed: Action = { kind: 'pass' };

interface Given extends Partial<Omit<Situation, 'frame'>> {
  readonly frame?: Partial<Situation['frame']>;
}

const can = (command: DeskCommand, { frame, ...rest }: Given): boolean =>
  commandsIn({ ...nothing, ...rest, frame: { ...nothing.frame, ...frame } }).has(command);

it('nothing can be asked of a desk at which nothing was done', () => {
  expect(commandsIn(nothing)).toEqual(new Set());
});

it('undoes and redoes only what can be undone and redone; a turn that was sent has perhaps arrived', () => {
  expect(can('undo', { frame: { canUndo: true } })).toBe(true);
  expect(can('undo', { frame: { canRedo: true } })).toBe(false);
  expect(can('undo', { frame: { canUndo: true }, sending: 'unsent' })).toBe(true);
  expect(can('undo', { frame: { canUndo: true }, sending: 'sent' })).toBe(false);
  expect(can('redo', { frame: { canRedo: true } })).toBe(true);
  expect(can('redo', { frame: { canUndo: true } })).toBe(false);
  expect(can('redo', { frame: { canRedo: true }, sending: 'unsent' })).toBe(false);
});

it('confirms a formed action or the end of a turn', () => {
  expect(can('confirm', { formed })).toBe(true);
  expect(can('confirm', { frame: { stage: 'complete' } })).toBe(true);
  expect(can('confirm', { frame: { stage: 'reveals' } })).toBe(true);
  expect(can('confirm', { frame: { stage: 'waiting' } })).toBe(false);
});

it('ends a turn only when it is complete, or when something is revealed', () => {
  const stages = ['open', 'complete', 'reveals', 'waiting', 'over'] as const;
  expect(stages.filter((stage) => can('endTurn', { frame: { stage } }))).toEqual(['complete', 'reveals']);
});

it('ends a turn with a formed action that completes it', () => {
  expect(can('endTurn', { formed, completes: true })).toBe(true);
  expect(can('endTurn', { formed, completes: false })).toBe(false);
});

it('ends a turn without going on with the action in progress, unless something is chosen for it', () => {
  const ending = { kind: 'stop' } as const;
  expect(can('endTurn', { ending })).toBe(true);
  expect(can('confirm', { ending })).toBe(false);
  expect(can('endTurn', { ending, selection: [{ on: 'deck' }] })).toBe(false);
});

it('clears a selection, or the reason why something was not selected', () => {
  expect(can('clear', { selection: [{ on: 'deck' }] })).toBe(true);
  expect(can('clear', { refusal: { reason: 'gameIsOver', rule: 'a.1', facts: {} } as never })).toBe(true);
});
