/** Every action tried to its end and weighed by rules of thumb. */

import { incomeLevel, oncePerTable, questionOf, State } from '@coalbrook/rules';
import type { Action, Kind, Seat, Table } from '@coalbrook/rules';

import { worthOfAction, worthOfSupplying } from './evaluation/economy.ts';
import { shortfall } from './evaluation/purse.ts';
import { buildsScarce } from './evaluation/scarcity.ts';
import { timeLeft } from './evaluation/time.ts';
import { weights } from './evaluation/weights.ts';
import { FurtherSteps } from './furtherSteps.ts';
import { expected, playOut } from './playOut.ts';

/** An action and what a player expects of it, in points. */
export interface WeighedAction {
  readonly action: Action;
  readonly worth: number;
}

/**
 * A loan trades income for money: only with little money, a sufficient income level and enough actions left; or if the
 * seat could not pay what it must in the next rounds.
 */
const mayBorrow = (table: Table, state: State, seat: Seat): boolean => {
  const { money, level, actions } = weights.loan;
  const time = timeLeft(table, state, seat);
  if (shortfall(table, state, seat, time) > 0) return true;
  return state.money[seat] < money && incomeLevel(table, state, seat) >= level && time.game > actions;
};

/** What the kinds of action take from a turn, in points. */
const tempos = oncePerTable((table) => {
  const tempo = worthOfAction(table);
  return new Map<Kind, number>(table.turnRules.map(({ kind, actions }) => [kind, tempo * (actions ?? 1)]));
});

/** The value of the turn's actions that an action uses up, which the position does not show. */
const tempoOf = (table: Table, view: State, { kind }: Action): number =>
  questionOf(view) === 'action' ? (tempos(table).get(kind) ?? 0) : 0;

/** What others will give for scarce cubes, which the position does not show. */
const supplyOf = (table: Table, view: State, action: Action): number => {
  const worth = worthOfSupplying(table);
  return worth > 0 && buildsScarce(table, view, action) ? worth : 0;
};

/** Adds to the value of the position after an action what the position does not show. */
const withUnseen = (table: Table, view: State, action: Action, worth: number): number =>
  worth + (action.kind === 'sell' ? weights.sale : 0) + supplyOf(table, view, action) - tempoOf(table, view, action);

/** Positions to try actions in. They serve every decision at a table. */
const trialsAt = oncePerTable(({ layout }) => ({ after: new State(layout), further: new State(layout) }));

/** The actions that are worth a thought, each with its value after it has been played to its end. */
export const weighActions = (table: Table, state: State, legal: readonly Action[]): readonly WeighedAction[] => {
  const seat = state.actor;
  const { after, further } = trialsAt(table);
  const steps = new FurtherSteps(table, state, further);
  const weighed: WeighedAction[] = [];
  for (const action of legal) {
    if (action.kind === 'loan' && !mayBorrow(table, state, seat)) continue;
    playOut(table, after.copyFrom(state), seat, action);
    const now = expected(table, after, seat);
    const more = steps.worthOfBest(action, after, now);
    weighed.push({ action, worth: withUnseen(table, state, action, now) + more });
  }
  return weighed;
};
