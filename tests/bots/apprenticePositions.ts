import { findPolicy, playOn, unrecordedGame } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { seedOf } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

/** Positions of a game between apprentices in which somebody must decide: every so many. */
export const apprenticePositions = (table: Table, salt: string, every: number): readonly State[] => {
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
