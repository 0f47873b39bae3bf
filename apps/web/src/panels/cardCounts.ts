import type { CardId, Seat, Table, View } from '@coalbrook/rules';

/** What a seat may know of one kind of card. */
export interface CardCount {
  readonly card: CardId;
  /** In the game at all. */
  readonly all: number;
  readonly discarded: number;
  readonly own: number;
  readonly open: number;
  /** In the deck, set aside, or in the hands of others. */
  readonly unseen: number;
}

/** Wild cards lie in an open pile and are not counted among the unseen. */
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
