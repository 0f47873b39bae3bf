import { placeSets } from '@coalbrook/rules';
import type { CardId, Table, View } from '@coalbrook/rules';
import { abbreviate } from '@coalbrook/scene';

/** What a card shows: a town, one or more industries, or a colour that several places share. */
export type CardFace =
  | {
      readonly kind: 'location';
      readonly slug: string;
      /** Which town is drawn. */ readonly variant: number;
      readonly trades: readonly string[];
    }
  | { readonly kind: 'industry'; readonly industries: readonly string[] }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'wildLocation' }
  | { readonly kind: 'wildIndustry' };

export const faceOf = (table: Table, id: CardId): CardFace => {
  const { wild, places, industries, slug } = table.cards[id];
  const accepted = table.industries.filter((industry) => industries[industry.id]).map((industry) => industry.slug);
  if (wild) return { kind: accepted.length > 0 ? 'wildIndustry' : 'wildLocation' };
  if (accepted.length > 0) return { kind: 'industry', industries: accepted };
  const named = table.places.filter((place) => placeSets.has(places, place.id));
  const [place] = named;
  const colour = place?.colour;
  if (colour !== undefined) return { kind: 'colour', colour };
  const trades = place ? place.sites.flatMap((site) => table.sites[site].industries) : [];
  return {
    kind: 'location',
    slug: place?.slug ?? slug,
    variant: place?.id ?? id,
    trades: trades.map((trade) => table.industries[trade].slug),
  };
};

/** Letters that identify each colour card without its colour, taken from the names in their language. */
export const initialsOf = (table: Table, nameOf: (card: CardId) => string): ReadonlyMap<string, string> =>
  abbreviate(table.cards.filter(({ id }) => faceOf(table, id).kind === 'colour').map(({ id }) => nameOf(id)));

/** Equal cards are stacked. */
export interface CardStack {
  readonly card: CardId;
  readonly count: number;
}

/** The hand of a seat as stacks: places, industries, wild cards; empty if it is hidden. */
export const stacksOf = (table: Table, view: View, seat: number): readonly CardStack[] | undefined => {
  const start = seat * table.cards.length;
  const stacks = table.cards.map(({ id }) => ({ card: id, count: view.hand[start + id] }));
  if (stacks.some(({ count, card }) => count < 0 && !table.cards[card].wild)) return undefined;
  const rank = ({ card }: CardStack): number => {
    const { kind } = faceOf(table, card);
    return ['location', 'colour', 'industry', 'wildLocation', 'wildIndustry'].indexOf(kind);
  };
  return stacks.filter(({ count }) => count > 0).toSorted((a, b) => rank(a) - rank(b));
};
