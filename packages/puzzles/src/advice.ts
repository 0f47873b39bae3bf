import { topicOf } from '@coalbrook/coach';
import type { Advice } from '@coalbrook/coach';
import { parseAction } from '@coalbrook/record';
import { awaitsChance, findLegal, mask, questionOf, tryOut } from '@coalbrook/rules';
import type { View } from '@coalbrook/rules';

import type { Puzzle } from './puzzle.ts';

/** A hint for one action of the best turn, and what the seat sees before it. */
export interface PuzzleAdvice {
  readonly advice: Advice;
  readonly view: View;
}

/** Hints for the actions of the best turn, as far as it can be foreseen; how to pay for them goes without saying. */
export const adviceFor = ({ table, start, seat, solutions }: Puzzle): readonly PuzzleAdvice[] => {
  const found: PuzzleAdvice[] = [];
  const state = mask(table, start, seat).copy();
  for (const text of solutions[0]) {
    const parsed = parseAction(table, text);
    const action = parsed.ok && !awaitsChance(state) ? findLegal(table, state, parsed.value) : undefined;
    if (!action) break;
    const question = questionOf(state);
    if (question === 'action' || (question === 'more' && action.kind !== 'stop')) {
      const view = mask(table, state, seat);
      found.push({ advice: { topic: topicOf(table, view, action), action, comparison: undefined }, view });
    }
    if (tryOut(table, state, action)) break;
  }
  return found;
};
