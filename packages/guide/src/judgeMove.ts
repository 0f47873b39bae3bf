import { thumbJudge } from '@coalbrook/bots/study';
import type { Budget } from '@coalbrook/bots/study';
import { compareWith } from '@coalbrook/coach';
import type { Comparison } from '@coalbrook/coach';
import { legalActions, seedOf } from '@coalbrook/rules';
import type { Action, Table, View } from '@coalbrook/rules';

import { isNearEnd } from './nearEnd.ts';
import { reasonsFor } from './reasons/reasonsFor.ts';

/**
 * What a move is worth beside the one that was suggested. `same`: it is about the same thing. `good`: it is about as
 * good, or better. `idle`: it is hardly worse, but it gains nothing. `worse`: it clearly is.
 */
export type MoveVerdict =
  | { readonly kind: 'same' | 'good' | 'idle' }
  | { readonly kind: 'worse'; readonly comparison: Comparison };

/** Few futures: the learner waits for the answer. Near the end, they are played to it. */
const stages = [{ actions: 2, deals: 6 }];
const budgetAt = (table: Table, view: View): Budget => ({
  stages,
  rounds: isNearEnd(table, view) ? 2 : 1,
  by: 'thumb',
});

/** A difference of fewer points is none to a beginner, nor one that the deals leave in doubt. */
const LEAST_LEAD = 2;
const SURE = 2;

const seed = seedOf('guide');

/** Whether a move is a pass, or a late loan that adds no points. */
const isIdle = (table: Table, view: View, played: Action): boolean =>
  played.kind === 'pass' ||
  reasonsFor(table, view, [played]).some(
    (reason) => reason.about === 'loan' && reason.points !== undefined && reason.points <= 0,
  );

/** Compares a move with the suggested one, from what the learner sees. */
export const judgeMove = (table: Table, view: View, suggested: Action, played: Action): MoveVerdict => {
  const decision = { table, view, legal: legalActions(table, view), count: 0, seed };
  const comparison = compareWith(decision, thumbJudge(table), budgetAt(table, view), suggested, played);
  if (!comparison) return { kind: 'same' };
  const { better, lead, doubt } = comparison;
  const isWorse = better === suggested && lead >= LEAST_LEAD && lead > SURE * doubt;
  if (isWorse) return { kind: 'worse', comparison };
  return { kind: isIdle(table, view, played) ? 'idle' : 'good' };
};
