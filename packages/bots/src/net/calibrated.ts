import type { State, Table } from '@coalbrook/rules';

import type { Judge } from '../judge.ts';

/** How many points too many a net expects in each round: one list for each era, one number for each round. */
export interface RoundExcesses {
  /** At the start of a round, where futures end; only of rounds that every game reaches. */
  readonly start: readonly (readonly number[])[];
  /** Of the best action in a round, at first sight. */
  readonly action: readonly (readonly number[])[];
}

/** What `npm run lab -- calibrate --learn` has found out about a net, by number of seats. */
export interface NetExcesses {
  /** The hash of the net's file: another net is wrong in other ways. */
  readonly sha256: string;
  readonly seats: Readonly<Record<string, RoundExcesses>>;
}

const startExcess = ({ start }: RoundExcesses, { era, round }: State): number => start[era]?.[round - 1] ?? 0;

/** A game can have more rounds than those that were learnt from. */
const actionExcess = ({ action }: RoundExcesses, { era, round }: State): number => {
  const rounds = action[era] ?? [];
  return rounds[Math.min(round, rounds.length) - 1] ?? 0;
};

/**
 * A judge whose expectations are right in the mean of every round. What is taken off is the same for everything that is
 * compared in one decision, because futures end in the same round, so the judge prefers what it preferred before.
 */
export const calibrated = (judge: Judge, table: Table, excesses: NetExcesses | undefined): Judge => {
  const known = excesses?.seats[table.seats];
  // With an automaton at the table, nobody has measured it.
  if (!known || table.seats !== table.wish.seats) return judge;
  return {
    weigh(state, legal) {
      const excess = actionExcess(known, state);
      return judge.weigh(state, legal).map(({ action, worth }) => ({ action, worth: worth - excess }));
    },
    appraise: (state, seat) => judge.appraise(state, seat) - startExcess(known, state),
  };
};
