/** How long automata take for their turns. */

import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  NONE,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Seed, State, Table } from '@coalbrook/rules';

import { median, ROUNDS } from './measure.ts';

interface Turns {
  turns: number;
  milliseconds: number;
}

/** A card was turned over, and what happens next depends on the one below it. */
const isAutomatonTurn = (state: State): boolean => awaitsChance(state) && state.plan !== NONE;

/**
 * Plays one game at random and adds up the turns of automata in it. Only the draws are timed that show the next card:
 * everything an automaton does follows from them. The few turns that turn no card over are not counted.
 */
const timeGame = (now: () => number, table: Table, seed: Seed, sum: Turns): void => {
  const state = beginGame(table);
  let decisions = 0;
  let turn = '';
  while (!isOver(state)) {
    if (isAutomatonTurn(state)) {
      const running = `${state.era} ${state.round} ${state.turn}`;
      if (running !== turn) sum.turns++;
      turn = running;
      const drawn = seededDraw(table, state, seed);
      const start = now();
      draw(table, state, drawn);
      sum.milliseconds += now() - start;
    } else if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
    } else {
      const legal = legalActions(table, state);
      play(table, state, legal[pick(seed, decisions++, legal.length)]);
    }
  }
};

/** Milliseconds of one turn, warmed up: the median of several rounds of whole games that take some milliseconds in all. */
export const measureTurns = (now: () => number, table: Table, milliseconds: number): number => {
  let game = 0;
  const timeRound = (most: number): number => {
    const sum = { turns: 0, milliseconds: 0 };
    const start = now();
    do timeGame(now, table, seedOf(`bench/${game++}`), sum);
    while (now() - start < most);
    return sum.milliseconds / sum.turns;
  };
  timeRound(milliseconds / 2);
  return median(Array.from({ length: ROUNDS }, () => timeRound(milliseconds / ROUNDS)));
};
