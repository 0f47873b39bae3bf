import type { Decision } from '@coalbrook/bots';
import { study } from '@coalbrook/bots/study';
import type { Budget, Judge } from '@coalbrook/bots/study';
import type { Action } from '@coalbrook/rules';

import type { WatchedAction } from './comparison.ts';
import { FutureNotes } from './glimpsed.ts';
import { distinctActions } from './subject.ts';

/**
 * Studies the actions of a decision that are about different things, and notes what happens in their futures; the best
 * comes first. Actions to keep are tried in every deal.
 */
export const studyClosely = (
  decision: Decision,
  judge: Judge,
  budget: Budget,
  kept: readonly Action[] = [],
): readonly WatchedAction[] => {
  const { table, view } = decision;
  const legal = distinctActions(table, view, decision.legal, judge, kept);
  const notes = new Map<Action, FutureNotes[]>();
  const watch = (action: Action): FutureNotes => {
    const noted = new FutureNotes(table, view);
    notes.set(action, [...(notes.get(action) ?? []), noted]);
    return noted;
  };
  return study({ ...decision, legal }, judge, budget, { kept, watch }).map((studied) => ({
    ...studied,
    glimpsed: notes.get(studied.action) ?? [],
  }));
};
