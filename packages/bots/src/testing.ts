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
import type { Action, Edition, Seed, State, Table } from '@coalbrook/rules';

export const tableFor = (edition: Edition, seats = edition.seats[edition.seats.length - 1]): Table => {
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** Every position of a game, also those in the middle of an action. It must not be kept: it goes on. */
export function* positionsOf(
  table: Table,
  seed: Seed,
  choose: (state: State, legal: readonly Action[], count: number) => Action,
): Generator<State> {
  const state = beginGame(table);
  for (let count = 0; !isOver(state);) {
    yield state;
    if (awaitsChance(state)) draw(table, state, seededDraw(table, state, seed));
    else play(table, state, choose(state, legalActions(table, state), count++));
  }
  yield state;
}

/** Positions in which somebody must decide, from a game of random moves: every twentieth. */
export const randomPositions = (table: Table, salt: string): readonly State[] => {
  const seed = seedOf(salt);
  const positions: State[] = [];
  const game = positionsOf(table, seed, (state, legal, count) => {
    if (count % 20 === 0) positions.push(state.copy());
    return legal[pick(seed, count, legal.length)];
  });
  while (!game.next().done);
  return positions;
};
