import type { Puzzle } from '@coalbrook/puzzles';
import { parseAction } from '@coalbrook/record';
import { awaitsChance, findLegal, mask, tryOut } from '@coalbrook/rules';
import type { Kind } from '@coalbrook/rules';
import { sayAction } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** Paying for an action goes without saying. */
const payments: ReadonlySet<Kind> = new Set(['discard', 'coal', 'iron', 'beer', 'barrel', 'buy', 'stop']);

const actionsOf = (
  { table, start, seat }: Pick<Puzzle, 'table' | 'start' | 'seat'>,
  turn: readonly string[],
  language: Language,
): readonly string[] => {
  const state = mask(table, start, seat).copy();
  const sentences: string[] = [];
  for (const text of turn) {
    const parsed = parseAction(table, text);
    const action = parsed.ok && !awaitsChance(state) ? findLegal(table, state, parsed.value) : undefined;
    if (!action) break;
    if (!payments.has(action.kind)) sentences.push(sayAction(table, action, language, state));
    if (tryOut(table, state, action)) break;
  }
  return sentences;
};

/** The actions of a turn in words, numbered if there are several. */
export const turnText = (...turn: Parameters<typeof actionsOf>): string => {
  const actions = actionsOf(...turn);
  return actions.length === 1 ? actions[0] : actions.map((action, index) => `(${index + 1}) ${action}`).join(', ');
};
