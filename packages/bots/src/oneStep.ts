/** Every action tried to its end and weighed by rules of thumb. */

import { incomeLevel, legalActions, questionOf } from '@coalbrook/rules';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

import { countsInMoney } from './evaluation/economy.ts';
import { timeLeft } from './evaluation/time.ts';
import { weights } from './evaluation/weights.ts';
import { expected, playOut } from './playOut.ts';

/** An action and what a player expects of it, in points. */
export interface WeighedAction {
  readonly action: Action;
  readonly worth: number;
}

/** A loan trades income for money: only with little money, a sufficient income level and enough actions left. */
const mayBorrow = (table: Table, state: State, seat: Seat): boolean => {
  const { money, level, actions } = weights.loan;
  const isPoor = state.money[seat] < money;
  return isPoor && incomeLevel(table, state, seat) >= level && timeLeft(table, state, seat).game > actions;
};

/** The value of the turn's actions that an action uses up, which the position does not show. */
const tempoOf = (table: Table, view: State, { kind }: Action): number => {
  if (questionOf(view) !== 'action') return 0;
  const rule = table.turnRules.find((each) => each.kind === kind);
  return rule ? (countsInMoney(table) ? weights.estate.tempo : weights.tempo) * (rule.actions ?? 1) : 0;
};

/** The value of an action played out on the copy. */
const worthOf = (table: Table, view: State, copy: State, seat: Seat, action: Action): number => {
  playOut(table, copy.copyFrom(view), seat, action);
  return expected(table, copy, seat) + (action.kind === 'sell' ? weights.sale : 0) - tempoOf(table, view, action);
};

/** The value added by the best further step of an action. */
const worthOfMore = (table: Table, state: State, copy: State, seat: Seat): number => {
  const now = expected(table, state, seat);
  let most = 0;
  for (const step of legalActions(table, state)) most = Math.max(most, worthOf(table, state, copy, seat, step) - now);
  return most;
};

/** The actions that are worth a thought, each with its value after it has been played to its end. */
export const weighActions = (table: Table, state: State, legal: readonly Action[]): readonly WeighedAction[] => {
  const seat = state.actor;
  const copy = state.copy();
  const further = state.copy();
  const weighed: WeighedAction[] = [];
  for (const action of legal) {
    if (action.kind === 'loan' && !mayBorrow(table, state, seat)) continue;
    let worth = worthOf(table, state, copy, seat, action);
    if (copy.actor === seat && questionOf(copy) === 'more') worth += worthOfMore(table, copy, further, seat);
    weighed.push({ action, worth });
  }
  return weighed;
};
