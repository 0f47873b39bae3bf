import { awaitsChance, check, draw, isOver, legalActions, play, seededDraw } from '@coalbrook/rules';
import type { Action, Seed, State, Table } from '@coalbrook/rules';

type Lister = (table: Table, state: State) => readonly Action[];

/** All actions that `check` accepts: the slow list. */
export const acceptedActions: Lister = (table, state) =>
  isOver(state) ? [] : table.catalogue.all.filter((action) => check(table, state, state.actor, action) === undefined);

/** Counts the sequences of so many decisions, with chance answered by a seed. */
export const perft = (table: Table, state: State, seed: Seed, depth: number, list: Lister = legalActions): number => {
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
  if (depth === 0) return 1;
  const actions = list(table, state);
  if (depth === 1) return actions.length;
  const next = state.copy();
  let count = 0;
  for (const action of actions) {
    next.copyFrom(state);
    play(table, next, action);
    count += perft(table, next, seed, depth - 1, list);
  }
  return count;
};
