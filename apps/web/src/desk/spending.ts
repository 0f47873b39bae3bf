/** Cards that an action takes without caring which: they can be touched first and are spent when they are asked for. */

import type { Action, CardId, Table, View } from '@coalbrook/rules';

import { keyOf } from '../target/target.ts';
import type { Lit, Selection, Target } from '../target/target.ts';

/** The different cards of whoever decides. */
export const cardsOf = (table: Table, view: View): readonly CardId[] =>
  table.cards.filter(({ id }) => view.hand[view.actor * table.cards.length + id] > 0).map(({ id }) => id);

/** Whether an action takes a card that it does not name. */
export const spendsAnyCard = (table: Table, action: Action): boolean =>
  !('card' in action) && table.turnRules.some(({ kind, cards }) => kind === action.kind && cards > 0);

/** The card that was touched although the action does not name it. */
export const selectedPayment = (selection: Selection, action: Action): CardId | undefined => {
  if ('card' in action) return undefined;
  return selection.flatMap((target) => (target.on === 'card' ? [target.card] : []))[0];
};

/** What of a selection stays when an action is taken as a whole: the card that would be spent for it. */
export const keptPayment = (
  selection: Selection,
  { action, keys }: { readonly action: Action; readonly keys: Lit },
): readonly Target[] => {
  const card = selectedPayment(selection, action);
  const target: Target | undefined = card === undefined ? undefined : { on: 'card', card };
  return target && keys.has(keyOf(target)) ? [target] : [];
};
