/** Steps of a draft as text: the actions of one step in notation, `develop coal; discard iron`. */

import { makeAction, parseAction } from '@coalbrook/record';
import { done } from '@coalbrook/rules';
import type { Action, Result, Table } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

const SEPARATOR = '; ';

export const makeStep = (table: Table, actions: readonly Action[]): string =>
  actions.map((action) => makeAction(table, action)).join(SEPARATOR);

/** Reads a step, without checking that it is legal. */
export const parseStep = (table: Table, text: string): Result<readonly Action[], InputFault> => {
  const actions: Action[] = [];
  for (const part of text.split(SEPARATOR)) {
    const action = parseAction(table, part);
    if (!action.ok) return action;
    actions.push(action.value);
  }
  return done(actions);
};
