import { parseStep } from '@coalbrook/desk';
import { cite, refuse } from '@coalbrook/rules';
import type { Action, CardId, Seat, State, Table } from '@coalbrook/rules';
import type { Denial } from '@coalbrook/wire';

/** A card that actions spend and a seat does not hold, unless it can come to it within its turn. */
const missingCard = (table: Table, { hand }: State, seat: Seat, actions: readonly Action[]): CardId | undefined => {
  const spent = actions.flatMap((action) => (action.kind === 'build' || action.kind === 'discard' ? action.card : []));
  const taken = actions.flatMap((action) => (action.kind === 'draw' ? action.card : []));
  const count = (cards: readonly number[], wanted: CardId): number => cards.filter((card) => card === wanted).length;
  const held = (card: CardId): number => hand[seat * table.cards.length + card];
  return spent.find((card) => !table.wilds.includes(card) && count(spent, card) > held(card) + count(taken, card));
};

/** Why steps can never be a turn of a seat, whatever others do: they cannot be read, or name a card it does not hold. */
export const orderFault = (table: Table, now: State, seat: Seat, draft: readonly string[]): Denial | undefined => {
  const actions: Action[] = [];
  for (const [step, text] of draft.entries()) {
    const read = parseStep(table, text);
    if (!read.ok) return { denied: 'unreadable', step };
    actions.push(...read.value);
  }
  const card = missingCard(table, now, seat, actions);
  return card === undefined ? undefined : { denied: 'refused', refusal: cite(table, refuse('cardNotHeld', { card })) };
};
