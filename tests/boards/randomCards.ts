import type { BoardTerms, CardFile, DrawnPlace } from '@coalbrook/rules';

import type { Fate } from './fate.ts';

const EVEN = 2;

/** How many cards of places make the deck come out even with so many seats, near the least number that does. */
const missingCopies = (fate: Fate, { cards: { least, others } }: BoardTerms, seats: number): number => {
  const own = others.reduce((sum, { copies }) => sum + (copies?.[seats] ?? 0), 0);
  const step = seats * EVEN;
  return (Math.ceil(Math.max(own, least * seats) / step) + fate.number(0, 2)) * step - own;
};

/** Cards of some of the places with sites, and one of two of them; nothing where the game has no such cards. */
export const randomCards = (
  fate: Fate,
  terms: BoardTerms,
  places: readonly DrawnPlace[],
): readonly CardFile[] | undefined => {
  if (!terms.cards.named) return undefined;
  const built = places.filter(({ sites = [] }) => sites.length > 0).map(({ slug }) => slug);
  const named = [...fate.atLeastOne(built).map((slug) => [slug]), built.slice(0, 2)];
  const copies = named.map((): Record<string, number> => ({}));
  for (const seats of terms.seats) {
    for (let left = missingCopies(fate, terms, seats); left > 0; left--) {
      const card = fate.one(copies);
      card[seats] = (card[seats] ?? 0) + 1;
    }
  }
  return named.map((good, index) => ({
    slug: `card-${index}`,
    name: `Card ${index}`,
    places: good,
    copies: copies[index] ?? {},
  }));
};
