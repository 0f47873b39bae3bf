import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, State, Table } from '@coalbrook/rules';

import { tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';

/** Whether the next decision is which card to spend. */
const asksForCard = ({ state, isOver }: TriedAction): boolean => !isOver && questionOf(state) === 'discard';

/** The answer that spends a given card, if a trial asks for one. */
export const spend = (table: Table, trial: TriedAction, card: CardId): Action | undefined => {
  if (!asksForCard(trial)) return undefined;
  return legalActions(table, trial.state).find((action) => action.kind === 'discard' && action.card === card);
};

/**
 * Plays an action on a copy up to the next choice. The card to spend does not count as a choice:
 * it is the given one, or any card, which is then not reported.
 */
export const lookAhead = (table: Table, before: State, action: Action, card: CardId | undefined): TriedAction => {
  let trial = tryAction(table, before, action);
  if (action.kind === 'discard') return trial;
  const events = [...trial.events];
  for (let mind = card; asksForCard(trial); mind = undefined) {
    const meant = mind === undefined ? undefined : spend(table, trial, mind);
    trial = tryAction(table, trial.state, meant ?? legalActions(table, trial.state).at(-1)!);
    events.push(...trial.events.filter(({ event }) => meant !== undefined || event !== 'discarded'));
  }
  return { ...trial, action, events };
};
