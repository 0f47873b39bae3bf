/** Cards for actions that take any card: they can be touched first and are spent when asked for. */

import { asks } from '@coalbrook/rules';
import type { Action, CardId, Table, View } from '@coalbrook/rules';

import type { CardUse, RankedCard } from './cardUse.ts';
import { keyOf } from './target.ts';
import type { Lit, Selection, Target } from './target.ts';

/** The distinct cards of the acting seat. */
export const cardsOf = (table: Table, view: View): readonly CardId[] =>
  table.cards.filter(({ id }) => view.hand[view.actor * table.cards.length + id] > 0).map(({ id }) => id);

/** How many cards an action takes that it does not name. */
export const countCards = (table: Table, action: Action): number =>
  'card' in action ? 0 : (table.turnRules.find(({ kind }) => kind === action.kind)?.cards ?? 0);

/** The selected cards that would pay for an action that names none. */
export const selectedPayment = (selection: Selection, action: Action): readonly CardId[] =>
  'card' in action ? [] : selection.flatMap((target) => (target.on === 'card' ? [target.card] : []));

/**
 * The cards that pay for an action which begins now: the selected ones, then the least useful of the others.
 * Empty if it costs no card of the player's choice.
 */
export const paymentFor = (
  table: Table,
  view: View,
  action: Action,
  selection: Selection,
  ranking: readonly RankedCard[],
): readonly CardId[] => {
  if (view.awaits !== asks.action) return [];
  const copies = ({ card }: RankedCard): readonly CardId[] =>
    Array.from({ length: view.hand[view.actor * table.cards.length + card] }, () => card);
  const left = ranking.flatMap(copies);
  const payment = [...selectedPayment(selection, action)];
  for (const card of payment) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return [...payment, ...left].slice(0, countCards(table, action));
};

/** A card that is spent unless another one is chosen, and what it is still good for. */
export interface PresetCard {
  readonly card: CardId;
  readonly use: CardUse;
}

/** The cards of a payment that the player did not select. A copy is only spare if another one stays in the hand. */
export const presetOf = (
  table: Table,
  view: View,
  payment: readonly CardId[],
  selected: number,
  ranking: readonly RankedCard[],
): readonly PresetCard[] =>
  payment.flatMap((card, index): readonly PresetCard[] => {
    const ranked = ranking.find((one) => one.card === card);
    if (index < selected || !ranked) return [];
    const copies = view.hand[view.actor * table.cards.length + card];
    const areAllSpent = payment.filter((one) => one === card).length >= copies;
    return [{ card, use: areAllSpent ? ranked.lastUse : ranked.use }];
  });

/** What remains of the selection when a whole action is chosen: the cards that pay for it. */
export const keptPayment = (
  selection: Selection,
  { action, keys }: { readonly action: Action; readonly keys: Lit },
): readonly Target[] =>
  selectedPayment(selection, action)
    .map((card): Target => ({ on: 'card', card }))
    .filter((target) => keys.has(keyOf(target)));
