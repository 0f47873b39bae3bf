/** Continues the current action until it is finished or somebody must decide. */

import type { Tell } from './events.ts';
import type { Seat } from './ids.ts';
import { ask } from './modules/ask.ts';
import { endAction } from './modules/turn.ts';
import type { State } from './state.ts';
import { surveyOf } from './survey.ts';
import type { Table, TurnRule } from './table.ts';

/** Whether another step of the same action is possible. */
const mayGoOn = (table: Table, state: State, seat: Seat, rule: TurnRule): boolean => {
  if (state.stepsDone >= rule.most(table, state)) return false;
  let any = false;
  rule.list(table, state, seat, surveyOf(table, state, seat), () => (any = true));
  return any;
};

/** Runs the current action. Returns false if it waits for an answer. */
export const settleAction = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  for (const levy of table.levies) if (!levy(table, state, seat, tell)) return false;
  const rule = table.rules[state.task] as TurnRule;
  rule.finish(table, state, seat, tell);
  state.stepsDone++;
  if (mayGoOn(table, state, seat, rule)) {
    ask(state, seat, 'more');
    return false;
  }
  endAction(state, rule.actions ?? 1);
  return true;
};
