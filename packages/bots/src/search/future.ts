import { awaitsChance, draw, isOver, legalActions, play, questionOf, seededDraw } from '@coalbrook/rules';
import type { Action, Seed, State, Table } from '@coalbrook/rules';

import { chooseByThumb } from '../apprentice.ts';
import type { Judge } from '../judge.ts';

export type Guide = 'thumb' | 'judge';

/** A look at one possible future. */
interface Glimpse {
  readonly judge: Judge;
  /** How many rounds are played on; an era's end stops it too. */
  readonly rounds: number;
  /** Who plays on: rules of thumb, or the judge at first sight. */
  readonly by: Guide;
  readonly seed: Seed;
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

/** Plays an action on a full state and goes on in every seat, then weighs the position for its seat. */
export const weighFuture = (table: Table, state: State, action: Action, glimpse: Glimpse): number => {
  const { judge, rounds, by, seed } = glimpse;
  const { actor: seat, era, round } = state;
  const isEnough = (): boolean => state.era !== era || state.round - round >= rounds;
  play(table, state, action);
  while (!isOver(state) && (awaitsChance(state) || !isEnough())) {
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    else {
      const legal = legalActions(table, state);
      play(
        table,
        state,
        by === 'judge' ? chooseByJudge(table, state, legal, judge) : chooseByThumb(table, state, legal),
      );
    }
  }
  return isOver(state) ? state.points[seat] : judge.appraise(state, seat);
};
