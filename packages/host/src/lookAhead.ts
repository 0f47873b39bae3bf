import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, State, Table } from '@coalbrook/rules';

import { tryAction } from './draftTurn.ts';
import type { Trial } from './draftTurn.ts';

/** The card in mind, or any: which one is spent changes nothing else. */
const payment = (legal: readonly Action[], card: CardId | undefined): Action =>
  legal.find((action) => 'card' in action && action.card === card) ?? legal[legal.length - 1];

/**
 * Plays an action on a copy as far as it goes without a choice. A card that it takes without naming it is no choice
 * that matters: the one in mind is spent, or any, which is then not told.
 */
export const lookAhead = (table: Table, before: State, action: Action, card: CardId | undefined): Trial => {
  let trial = tryAction(table, before, action);
  const events = [...trial.events];
  if (action.kind === 'discard') return trial;
  for (let mind = card; !trial.isOver && questionOf(trial.state) === 'discard'; mind = undefined) {
    const paid = payment(legalActions(table, trial.state), mind);
    const isMeant = 'card' in paid && paid.card === mind;
    trial = tryAction(table, trial.state, paid);
    events.push(...trial.events.filter(({ event }) => isMeant || event !== 'discarded'));
  }
  return { ...trial, action, events };
};
