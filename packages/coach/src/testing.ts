/** Decisions for tests. */

import { findPolicy, playOn, unrecordedGame } from '@coalbrook/bots';
import type { Decision, Policy } from '@coalbrook/bots';
import type { Budget } from '@coalbrook/bots/study';
import { legalActions, makeTable, mask, seedOf } from '@coalbrook/rules';
import type { Edition, State, Table } from '@coalbrook/rules';

export const tableFor = (edition: Edition, seats = edition.seats[edition.seats.length - 1]): Table => {
  const made = makeTable(edition, { seats });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** A small budget: tests need no good advice. */
export const smallBudget: Budget = {
  stages: [
    { actions: 4, deals: 1 },
    { actions: 3, deals: 3 },
  ],
  rounds: 1,
  by: 'thumb',
};

/** What the seat that must decide is asked in a position. */
export const decisionAt = (table: Table, state: State): Decision => {
  const view = mask(table, state, state.actor);
  return { table, view, legal: legalActions(table, view), count: 7, seed: seedOf('coach') };
};

/** Positions of a game between apprentices in which somebody must decide: every so many. */
export const playedPositions = (table: Table, salt: string, every: number): readonly State[] => {
  const game = unrecordedGame(table);
  const positions: State[] = [];
  const apprentice = findPolicy('apprentice');
  if (!apprentice) throw new Error('no apprentice');
  let count = 0;
  const watched: Policy = {
    ...apprentice,
    choose(decision) {
      if (count++ % every === 0) positions.push(game.state.copy());
      return apprentice.choose(decision);
    },
  };
  playOn(
    game,
    Array.from({ length: table.wish.seats }, () => watched),
    seedOf(salt),
  );
  return positions;
};
