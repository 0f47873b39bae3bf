import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, State, Table } from '@coalbrook/rules';

import { tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';

/** Whether the next thing to decide is which card to spend. */
const asksForCard = ({ state, isOver }: TriedAction): boolean => !isOver && questionOf(state) === 'discard';

/** The answer that spends a certain card, where one is asked for after a trial. */
export const spend = (table: Table, trial: TriedAction, card: CardId): Action | undefined => {
  if (!asksForCard(trial)) return undefined;
  return legalActions(table, trial.state).find((action) => action.kind === 'discard' && action.card === card);
};

/**
 * Plays an action on a copy as far as it goes without a choice. Which card is spent for it is no choice that matters:
 * it is the one in mind, or any, which is then not told.
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
