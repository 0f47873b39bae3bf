import { legalActions, questionOf } from '@coalbrook/rules';
import type { Action, CardId, State, Table } from '@coalbrook/rules';

import { progressOf, tryAction } from './tryAction.ts';
import type { TriedAction } from './tryAction.ts';

/** Whether the next decision is which card to spend. */
const asksForCard = ({ state, isOver }: TriedAction): boolean => !isOver && questionOf(state) === 'discard';

/** The answer that spends a given card, if a trial asks for one. */
const spend = (table: Table, trial: TriedAction, card: CardId): Action | undefined => {
  if (!asksForCard(trial)) return undefined;
  return legalActions(table, trial.state).find((action) => action.kind === 'discard' && action.card === card);
};

/** The action and the answers that spend these cards for it, as far as it asks for them and they are held. */
export const payWith = (table: Table, before: State, action: Action, cards: readonly CardId[]): readonly Action[] => {
  const step: Action[] = [action];
  let trial = tryAction(table, before, action);
  for (const card of cards) {
    const payment = spend(table, trial, card);
    if (!payment) break;
    step.push(payment);
    trial = tryAction(table, trial.state, payment);
  }
  return step;
};

/**
 * Plays an action on a copy up to the next choice. The cards to spend do not count as a choice:
 * they are the given ones, or any, which are then not reported.
 */
export const lookAhead = (table: Table, before: State, action: Action, cards: readonly CardId[]): TriedAction => {
  let trial = tryAction(table, before, action);
  if (action.kind === 'discard') return trial;
  const events = [...trial.events];
  for (let spent = 0; asksForCard(trial); spent++) {
    const meant = spent < cards.length ? spend(table, trial, cards[spent]) : undefined;
    trial = tryAction(table, trial.state, meant ?? legalActions(table, trial.state).at(-1)!);
    events.push(...trial.events.filter(({ event }) => meant !== undefined || event !== 'discarded'));
  }
  return { ...trial, action, events };
};

/** What would complete the turn after a trial: nothing more, or the end of an action that could go on. */
export const completionOf = (table: Table, trial: TriedAction): readonly Action[] | undefined => {
  const progress = progressOf(trial);
  if (progress === 'complete') return [];
  if (progress === 'reveals' || questionOf(trial.state) !== 'more') return undefined;
  const stop = legalActions(table, trial.state).find(({ kind }) => kind === 'stop');
  return stop && tryAction(table, trial.state, stop).isOver ? [stop] : undefined;
};
