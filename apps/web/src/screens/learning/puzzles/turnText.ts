import type { Puzzle } from '@coalbrook/puzzles';
import { parseAction } from '@coalbrook/record';
import { awaitsChance, findLegal, mask, tryOut } from '@coalbrook/rules';
import type { Action, Kind, View } from '@coalbrook/rules';
import { sayAction } from '@coalbrook/words';
import type { Language } from '@coalbrook/words';

/** Paying for an action goes without saying. */
const payments: ReadonlySet<Kind> = new Set(['discard', 'coal', 'iron', 'beer', 'barrel', 'buy', 'stop']);

type Situation = Pick<Puzzle, 'table' | 'start' | 'seat'>;

/** An action of a turn with what pays for it, and what the seat sees before. */
export interface TurnMove {
  readonly view: View;
  readonly move: readonly Action[];
}

/** The moves of a turn, as far as it can be foreseen. */
export const movesOf = ({ table, start, seat }: Situation, turn: readonly string[]): readonly TurnMove[] => {
  const state = mask(table, start, seat).copy();
  const moves: { view: View; move: Action[] }[] = [];
  for (const text of turn) {
    const parsed = parseAction(table, text);
    const action = parsed.ok && !awaitsChance(state) ? findLegal(table, state, parsed.value) : undefined;
    if (!action) break;
    const paid = payments.has(action.kind) ? moves.at(-1) : undefined;
    if (paid) paid.move.push(action);
    else if (!payments.has(action.kind)) moves.push({ view: mask(table, state, seat), move: [action] });
    if (tryOut(table, state, action)) break;
  }
  return moves;
};

/** The actions of a turn in words, numbered if there are several. */
export const turnText = (situation: Situation, turn: readonly string[], language: Language): string => {
  const actions = movesOf(situation, turn).map(({ view, move }) => sayAction(situation.table, move[0], language, view));
  return actions.length === 1 ? actions[0] : actions.map((action, index) => `(${index + 1}) ${action}`).join(', ');
};
