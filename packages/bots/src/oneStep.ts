/** Every action tried to its end and weighed by rules of thumb. */

import { incomeLevel, legalActions, oncePerTable, questionOf, State } from '@coalbrook/rules';
import type { Action, Seat, Table } from '@coalbrook/rules';

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

/** Adds to the value of the position after an action what the position does not show. */
const withUnseen = (table: Table, view: State, action: Action, worth: number): number =>
  worth + (action.kind === 'sell' ? weights.sale : 0) - tempoOf(table, view, action);

/** The value added by the best further step of an action, if it can go on. */
const worthOfMore = (table: Table, state: State, copy: State, seat: Seat, now: number): number => {
  if (state.actor !== seat || questionOf(state) !== 'more') return 0;
  let most = 0;
  for (const step of legalActions(table, state)) {
    playOut(table, copy.copyFrom(state), seat, step);
    most = Math.max(most, withUnseen(table, state, step, expected(table, copy, seat)) - now);
  }
  return most;
};

/** Positions to try actions in. They serve every decision at a table. */
const trialsAt = oncePerTable(({ layout }) => ({ after: new State(layout), further: new State(layout) }));

/** The actions that are worth a thought, each with its value after it has been played to its end. */
export const weighActions = (table: Table, state: State, legal: readonly Action[]): readonly WeighedAction[] => {
  const seat = state.actor;
  const { after, further } = trialsAt(table);
  const weighed: WeighedAction[] = [];
  for (const action of legal) {
    if (action.kind === 'loan' && !mayBorrow(table, state, seat)) continue;
    playOut(table, after.copyFrom(state), seat, action);
    const now = expected(table, after, seat);
    const more = worthOfMore(table, after, further, seat, now);
    weighed.push({ action, worth: withUnseen(table, state, action, now) + more });
  }
  return weighed;
};
