import { birmingham } from '@coalbrook/editions';
import { legalActions, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Kind } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Judge } from './judge.ts';
import { randomPositions, tableFor } from './testing.ts';
import { thinker } from './thinker.ts';

const table = tableFor(birmingham, 4);
const state = randomPositions(table, 'thinker').find(
  (position) =>
    questionOf(position) === 'action' && legalActions(table, position).some(({ kind }) => kind === 'network'),
)!;
const view = mask(table, state, state.actor);
const decision = { table, view, legal: legalActions(table, view), count: 0, seed: seedOf('thinker') };

/** Likes some kinds of action, in this order, and nothing else. */
const judgeOf = (...liked: readonly Kind[]): Judge => ({
  weigh: (_, legal) => legal.map((action) => ({ action, worth: liked.toReversed().indexOf(action.kind) })),
  appraise: () => 0,
});

const chosenBy = (judge: Judge, shuns: readonly Kind[]): Kind => {
  const player = thinker({
    name: 'someone',
    judgeFor: () => judge,
    shuns,
    budgetFor: () => ({ stages: [], rounds: 0, by: 'thumb' }),
  });
  return player.choose(decision).kind;
};

describe('a player that shuns loans', () => {
  it('borrows only if it would pass otherwise', () => {
    expect(chosenBy(judgeOf('loan', 'network', 'pass'), ['loan'])).toBe('network');
    expect(chosenBy(judgeOf('loan', 'pass', 'network'), ['loan'])).toBe('loan');
    expect(chosenBy(judgeOf('pass', 'loan', 'network'), ['loan'])).toBe('pass');
  });

  it('does what it shuns if nothing else is legal', () => {
    const kinds = [...new Set(decision.legal.map(({ kind }) => kind))];
    expect(chosenBy(judgeOf('loan', 'pass'), kinds)).toBe('loan');
  });
});
