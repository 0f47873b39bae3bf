/** A whole game of random actions for the tests of this package, which does not import bots. */

import { awaitsChance, beginGame, draw, isOver, legalActions, pick, play, seededDraw, seedOf } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table } from '@coalbrook/rules';

interface Listener {
  /** Called with every event. */
  readonly tell?: (event: GameEvent) => void;
  /** Called before every decision. */
  readonly look?: (state: State, legal: readonly Action[], choice: Action) => void;
}

export const playRandomly = (table: Table, seed: string | number, { tell, look }: Listener): State => {
  const chance = seedOf(seed);
  const people = seedOf(`${seed} people`);
  const state = beginGame(table, tell);
  for (let count = 0; !isOver(state);) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, chance), tell);
      continue;
    }
    const legal = legalActions(table, state);
    const choice = legal[pick(people, count++, legal.length)];
    look?.(state, legal, choice);
    play(table, state, choice, tell);
  }
  return state;
};
