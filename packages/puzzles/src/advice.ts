import { topicOf } from '@coalbrook/coach';
import type { Advice } from '@coalbrook/coach';
import { parseAction } from '@coalbrook/record';
import { findLegal, mask } from '@coalbrook/rules';

import type { Puzzle } from './puzzle.ts';

/** A hint for the first action of the best turn; undefined if there is no such turn. */
export const adviceFor = ({ table, start, seat, solutions }: Puzzle): Advice | undefined => {
  const parsed = parseAction(table, solutions[0][0]);
  const action = parsed.ok ? findLegal(table, start, parsed.value) : undefined;
  return action && { topic: topicOf(table, mask(table, start, seat), action), action, comparison: undefined };
};
