import { awaitsChance, draw, isOver, legalActions, play, seededDraw } from '@coalbrook/rules';
import type { Action, Seed, State, Table } from '@coalbrook/rules';

import { chooseByThumb } from '../apprentice.ts';
import type { Judge } from '../judge.ts';

/** A look at one possible future. */
interface Glimpse {
  readonly judge: Judge;
  /** How many rounds are played on; an era's end stops it too. */
  readonly rounds: number;
  readonly seed: Seed;
}

/** Plays an action on a full state and goes on by rules of thumb in every seat, then weighs the position for its seat. */
export const weighFuture = (table: Table, state: State, action: Action, { judge, rounds, seed }: Glimpse): number => {
  const { actor: seat, era, round } = state;
  const isEnough = (): boolean => state.era !== era || state.round - round >= rounds;
  play(table, state, action);
  while (!isOver(state) && (awaitsChance(state) || !isEnough())) {
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    else play(table, state, chooseByThumb(table, state, legalActions(table, state)));
  }
  return isOver(state) ? state.points[seat] : judge.appraise(state, seat);
};
