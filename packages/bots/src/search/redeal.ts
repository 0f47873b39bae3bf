import { pick, UNKNOWN } from '@coalbrook/rules';
import type { Seat, Seed, State, Table, View } from '@coalbrook/rules';

/** Cards of each kind that a seat has not seen: in the deck or in other hands. */
export const unseenCards = (table: Table, view: State, seat: Seat): number[] =>
  table.cards.map(({ id, copies, wild }) => {
    if (wild) return 0;
    const seen = view.hand[seat * table.cards.length + id] + view.discarded[id] + (view.display[id] ?? 0);
    return Math.max(0, copies - seen);
  });

/** How many cards of a hand are hidden. Wild cards come from an open pile. */
const hiddenIn = (table: Table, view: State, seat: number): number => {
  let open = 0;
  for (const wild of table.wilds) open += view.hand[seat * table.cards.length + wild];
  return view.handSize[seat] - open;
};

/**
 * Fills the hidden cells of a seat's view with one of the deals that the seat cannot rule out: all of them are equally
 * likely. The same seed gives the same deal.
 */
export const redeal = (table: Table, view: View, seat: Seat, seed: Seed, into: State): State => {
  const state = into.copyFrom(view);
  const kinds = table.cards.length;
  const pile: number[] = [];
  for (const [card, count] of unseenCards(table, view, seat).entries()) {
    for (let copy = 0; copy < count; copy++) pile.push(card);
  }
  for (let cell = 0; cell < state.hand.length; cell++) if (state.hand[cell] === UNKNOWN) state.hand[cell] = 0;
  for (let card = 0; card < kinds; card++) if (state.deck[card] === UNKNOWN) state.deck[card] = 0;
  let drawn = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    for (let left = hiddenIn(table, view, other); left > 0 && pile.length > 0; left--) {
      const at = pick(seed, drawn++, pile.length);
      state.hand[other * kinds + pile[at]]++;
      pile[at] = pile[pile.length - 1];
      pile.pop();
    }
  }
  for (const card of pile) state.deck[card]++;
  return state;
};
