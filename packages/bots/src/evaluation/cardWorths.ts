import { oncePerTable } from '@coalbrook/rules';
import type { CardId, Seat, State, Survey } from '@coalbrook/rules';

import { CardProfits } from './cardProfits.ts';
import { drawsByAction } from './economy.ts';
import { SiteUses } from './siteUses.ts';

/** What cards are worth in a position. One object serves all positions of a table, one after the other. */
interface CardWorths {
  /** Looks at a position from a seat. */
  look(state: State, seat: Seat, survey: Survey): void;
  /** What a card is worth in the position that was looked at last. */
  of(card: CardId): number;
}

/** By the best tile that a card could build if cards must be drawn, otherwise by the number of sites. */
export const cardWorthsAt = oncePerTable((table): CardWorths =>
  drawsByAction(table) ? new CardProfits(table) : new SiteUses(table),
);
