/** Cards for actions that take any card: they can be touched first and are spent when asked for. */

import type { Action, CardId, Table, View } from '@coalbrook/rules';

import { keyOf } from '../target/target.ts';
import type { Lit, Selection, Target } from '../target/target.ts';

/** The distinct cards of the acting seat. */
export const cardsOf = (table: Table, view: View): readonly CardId[] =>
  table.cards.filter(({ id }) => view.hand[view.actor * table.cards.length + id] > 0).map(({ id }) => id);

/** Whether an action takes a card without naming it. */
export const spendsAnyCard = (table: Table, action: Action): boolean =>
  !('card' in action) && table.turnRules.some(({ kind, cards }) => kind === action.kind && cards > 0);

/** The selected card that would pay for an action that names none. */
export const selectedPayment = (selection: Selection, action: Action): CardId | undefined => {
  if ('card' in action) return undefined;
  return selection.flatMap((target) => (target.on === 'card' ? [target.card] : []))[0];
};

/** What remains of the selection when a whole action is chosen: the card that pays for it. */
export const keptPayment = (
  selection: Selection,
  { action, keys }: { readonly action: Action; readonly keys: Lit },
): readonly Target[] => {
  const card = selectedPayment(selection, action);
  const target: Target | undefined = card === undefined ? undefined : { on: 'card', card };
  return target && keys.has(keyOf(target)) ? [target] : [];
};
