/** Positions for tests. */

import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  legalActions,
  makeTable,
  pick,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Edition, State, Table } from '@coalbrook/rules';

export const tableFor = (edition: Edition, seats = edition.seats[edition.seats.length - 1]): Table => {
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** Positions in which somebody must decide, from a game of random moves: every twentieth. */
export const randomPositions = (table: Table, salt: string): readonly State[] => {
  const seed = seedOf(salt);
  const state = beginGame(table);
  const positions: State[] = [];
  for (let count = 0; !isOver(state);) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, seed));
      continue;
    }
    if (count % 20 === 0) positions.push(state.copy());
    const legal = legalActions(table, state);
    play(table, state, legal[pick(seed, count++, legal.length)]);
  }
  return positions;
};
