import { lastRound } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

/** So many rounds before the end, moves are tried to the end of the game: rules of thumb hope for what comes too late. */
const LAST_ROUNDS = 2;

/** Whether the game is known to end in this round or the next. */
export const isNearEnd = (table: Table, view: View): boolean => {
  const last = view.era === table.eras.length - 1 ? lastRound(table, view) : undefined;
  return last !== undefined && view.round > last - LAST_ROUNDS;
};
