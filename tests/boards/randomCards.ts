import type { BoardTerms, CardFile, DrawnPlace } from '@coalbrook/rules/input';

import type { RandomSource } from './randomSource.ts';

const EVEN = 2;

/** A number of location cards near the minimum that makes the deck come out even at a seat count. */
const missingCopies = (random: RandomSource, { cards: { least, others } }: BoardTerms, seats: number): number => {
  const own = others.reduce((sum, { copies }) => sum + (copies?.[seats] ?? 0), 0);
  const step = seats * EVEN;
  return (Math.ceil(Math.max(own, least * seats) / step) + random.number(0, 2)) * step - own;
};

/** Cards for some places with sites, and one card for two of them; none if the game has no location cards. */
export const randomCards = (
  random: RandomSource,
  terms: BoardTerms,
  places: readonly DrawnPlace[],
): readonly CardFile[] | undefined => {
  if (!terms.cards.named) return undefined;
  const built = places.filter(({ sites = [] }) => sites.length > 0).map(({ slug }) => slug);
  const named = [...random.atLeastOne(built).map((slug) => [slug]), built.slice(0, 2)];
  const copies = named.map((): Record<string, number> => ({}));
  for (const seats of terms.seats) {
    for (let left = missingCopies(random, terms, seats); left > 0; left--) {
      const card = random.one(copies);
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
