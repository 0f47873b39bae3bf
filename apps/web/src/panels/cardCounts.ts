import type { CardId, Seat, Table, View } from '@coalbrook/rules';

/** What a seat may know about one kind of card. */
export interface CardCount {
  readonly card: CardId;
  /** In the whole game. */
  readonly all: number;
  readonly discarded: number;
  readonly own: number;
  readonly open: number;
  /** In the deck, set aside, or in other hands. */
  readonly unseen: number;
}

/** Wild cards come from an open pile and do not count as unseen. */
export const countCards = (table: Table, view: View, viewer: Seat): readonly CardCount[] =>
  table.cards
    .filter(({ wild }) => !wild)
    .map(({ id, copies }) => {
      const held = viewer < 0 ? 0 : Math.max(0, view.hand[viewer * table.cards.length + id]);
      const open = view.display[id] ?? 0;
      const discarded = Math.max(0, view.discarded[id]);
      return {
        card: id,
        all: copies,
        discarded,
        own: held,
        open,
        unseen: Math.max(0, copies - discarded - held - open),
      };
    })
    .filter(({ all }) => all > 0);

/** Cards that can still be drawn in this era. */
export const drawableCards = ({ deckSize, aside }: View): number => Math.max(0, deckSize - aside);
