/** Counts all sequences of decisions up to a depth. Two engines with the same counts very likely agree on the rules. */

import { awaitsChance, draw, legalActions, play, seededDraw, State } from '@coalbrook/rules';
import type { Action, Seed, Table } from '@coalbrook/rules';

export interface Perft {
  /** Number of sequences of length one, two, three … */
  readonly counts: readonly number[];
  /** Number of full-length sequences by first action. */
  readonly divided: readonly { readonly action: Action; readonly sequences: number }[];
}

/** Counts from a state, with draws from a seed. Does not change the state. */
export const perft = (
  table: Table,
  start: State,
  seed: Seed,
  depth: number,
  listActions: (table: Table, state: State) => readonly Action[] = legalActions,
): Perft => {
  const counts = Array.from({ length: depth }, () => 0);
  const pool = [start.copy(), ...Array.from({ length: depth - 1 }, () => new State(table.layout))];

  const list = (ply: number): readonly Action[] => {
    const state = pool[ply];
    while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    const legal = listActions(table, state);
    counts[ply] += legal.length;
    return legal;
  };
  /** Full-length sequences that continue from a ply with an action. */
  const sequencesAfter = (ply: number, action: Action): number => {
    if (ply + 1 === depth) return 1;
    play(table, pool[ply + 1].copyFrom(pool[ply]), action);
    const legal = list(ply + 1);
    if (ply + 2 === depth) return legal.length;
    return legal.reduce((sum, next) => sum + sequencesAfter(ply + 1, next), 0);
  };

  const divided = list(0).map((action) => ({ action, sequences: sequencesAfter(0, action) }));
  return { counts, divided };
};
