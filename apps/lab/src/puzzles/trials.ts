import { redeal, weighFuture } from '@coalbrook/bots/study';
import type { FutureWatch, Judge } from '@coalbrook/bots/study';
import { play, seedOf, State } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

import type { PlannedTurn } from './turns.ts';

/** A turn with the points expected of it in each deal that it was tried in. */
export interface TriedTurn {
  readonly turn: PlannedTurn;
  readonly futures: readonly number[];
}

/** How turns are tried: in how many deals that the seat cannot rule out, and how many rounds are played on. */
export interface TrialTerms {
  readonly deals: number;
  readonly rounds: number;
  /** Other names give other deals. */
  readonly name: string;
  readonly watch?: (turn: PlannedTurn) => FutureWatch;
}

/** Tries turns in the same deals. */
export const tryTurns = (
  table: Table,
  view: View,
  judge: Judge,
  turns: readonly PlannedTurn[],
  { deals, rounds, name, watch }: TrialTerms,
): readonly TriedTurn[] => {
  const dealt = new State(table.layout);
  const copy = new State(table.layout);
  const tried = turns.map((turn) => ({ turn, futures: [] as number[] }));
  for (let deal = 0; deal < deals; deal++) {
    const seed = seedOf(`${name} ${deal}`);
    redeal(table, view, view.actor, seed, dealt);
    for (const { turn, futures } of tried) {
      const watcher = watch?.(turn);
      copy.copyFrom(dealt);
      // Chance has no say in a turn before its last action.
      for (const action of turn.actions.slice(0, -1)) play(table, copy, action, watcher?.tell);
      const last = turn.actions[turn.actions.length - 1];
      futures.push(weighFuture(table, copy, last, { judge, rounds, by: 'judge', seed, watch: watcher }));
    }
  }
  return tried;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The points that one turn brings more than another in the same deals, and the standard error of that. */
export interface TurnLead {
  readonly lead: number;
  readonly doubt: number;
}

export const leadOver = (one: TriedTurn, other: TriedTurn): TurnLead => {
  const leads = one.futures.map((points, deal) => points - other.futures[deal]);
  const lead = mean(leads);
  const spread = leads.reduce((sum, value) => sum + (value - lead) ** 2, 0) / Math.max(1, leads.length - 1);
  return { lead, doubt: Math.sqrt(spread / leads.length) };
};

export const byMean = (one: TriedTurn, other: TriedTurn): number => mean(other.futures) - mean(one.futures);
