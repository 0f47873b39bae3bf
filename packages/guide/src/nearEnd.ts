import { lastRound } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

/** So many rounds before the end, moves are tried to the end of the game: rules of thumb hope for what comes too late. */
const LAST_ROUNDS = 2;

/** How many rounds of the game follow this one; undefined if that is not known yet. */
export const roundsLeft = (table: Table, view: View): number | undefined => {
  const last = view.era === table.eras.length - 1 ? lastRound(table, view) : undefined;
  return last === undefined ? undefined : last - view.round;
};

/** Whether the game is known to end in this round or the next. */
export const isNearEnd = (table: Table, view: View): boolean => {
  const left = roundsLeft(table, view);
  return left !== undefined && left < LAST_ROUNDS;
};
