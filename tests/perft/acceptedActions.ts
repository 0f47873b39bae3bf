import { check, isOver } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

/** All actions that `check` accepts: the slow list. */
export const acceptedActions = (table: Table, state: State): readonly Action[] =>
  isOver(state) ? [] : table.catalogue.all.filter((action) => check(table, state, state.actor, action) === undefined);
