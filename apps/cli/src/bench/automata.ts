/** Measures the turns of automata. */

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

/** A card was turned over, and its automaton waits for the next one to be drawn. */
const isAutomatonTurn = (state: State): boolean => awaitsChance(state) && state.plan !== NONE;

/**
 * Plays one random game and adds up the turns of its automata. Only the draws that show the next card are timed,
 * because everything an automaton does follows from them. The few turns without such a draw are not counted.
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

/** Milliseconds per turn after a warm-up: the median of several rounds of games, which take about `milliseconds` in all. */
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
