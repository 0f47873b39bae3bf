import { awaitsChance, draw, isOver, legalActions, play, questionOf, seededDraw } from '@coalbrook/rules';
import type { Action, Seed, State, Table, Tell } from '@coalbrook/rules';

import { chooseByThumb } from '../apprentice.ts';
import type { Judge } from '../judge.ts';

export type Guide = 'thumb' | 'judge';

/** Looks on while a future is played. */
export interface FutureWatch {
  /** Hears everything that happens, also what seats cannot see. */
  readonly tell: Tell;
  /** The position at the end, which must not be kept, and the points that the seat may expect. */
  readonly ended: (state: State, worth: number) => void;
}

/** A look at one possible future. */
interface Glimpse {
  readonly judge: Judge;
  /** How many rounds are played on. */
  readonly rounds: number;
  /** Whether rounds of the next era count, too; otherwise an era's end stops it, unless all rounds are played. */
  readonly pastEra?: boolean;
  /** Whether what is expected at the start of each of the rounds counts alike, rather than only at the end. */
  readonly along?: boolean;
  /** Who plays on: rules of thumb, or the judge at first sight. */
  readonly by: Guide;
  readonly seed: Seed;
  readonly watch?: FutureWatch | undefined;
}

/** The action that a judge likes best at first sight. */
const chooseByJudge = (table: Table, state: State, legal: readonly Action[], judge: Judge): Action => {
  if (legal.length === 1) return legal[0];
  if (questionOf(state) === 'discard') return chooseByThumb(table, state, legal);
  let [best] = legal;
  let most = -Infinity;
  for (const { action, worth } of judge.weigh(state, legal)) {
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
};

/** Counts the rounds that begin after a position, in whatever era. */
const roundsAfter = (state: State): (() => number) => {
  let { era, round } = state;
  let begun = 0;
  return () => {
    if (state.era !== era || state.round !== round) begun++;
    ({ era, round } = state);
    return begun;
  };
};

/** The mean of what was expected round by round. What was expected last stands in for rounds that were not begun. */
const meanAlong = (expectations: readonly number[], last: number, rounds: number): number =>
  (expectations.reduce((sum, worth) => sum + worth, 0) + (rounds - expectations.length) * last) / rounds;

/** Plays an action on a full state and goes on in every seat, then weighs the position for its seat. */
export const weighFuture = (table: Table, state: State, action: Action, glimpse: Glimpse): number => {
  const { judge, rounds, pastEra = false, along = false, by, seed, watch } = glimpse;
  const tell = watch?.tell;
  const { actor: seat, era } = state;
  const begun = roundsAfter(state);
  const isEnough = (): boolean => begun() >= rounds || (state.era !== era && !pastEra && rounds < Infinity);
  const expectations: number[] = [];
  play(table, state, action, tell);
  while (!isOver(state) && (awaitsChance(state) || !isEnough())) {
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed), tell);
    else {
      if (along && begun() > expectations.length) expectations.push(judge.appraise(state, seat));
      const legal = legalActions(table, state);
      play(
        table,
        state,
        by === 'judge' ? chooseByJudge(table, state, legal, judge) : chooseByThumb(table, state, legal),
        tell,
      );
    }
  }
  const last = isOver(state) ? state.points[seat] : judge.appraise(state, seat);
  const worth = along ? meanAlong(expectations, last, rounds) : last;
  watch?.ended(state, worth);
  return worth;
};
