import type { CardId, CargoId, IndustryId, Kind, LinkId, OutletId, PlaceId, SiteId, TileId } from '@coalbrook/rules';

/** Anything on the screen that an action can be about, and that can therefore be touched. */
export type Target =
  | { readonly on: 'kind'; readonly kind: Kind }
  | { readonly on: 'card'; readonly card: CardId }
  /** A card that lies open to be taken; it may be equal to one of the hand. */
  | { readonly on: 'display'; readonly card: CardId }
  /** The deck, where cards can be drawn from it. */
  | { readonly on: 'deck' }
  | { readonly on: 'site'; readonly site: SiteId }
  | { readonly on: 'place'; readonly place: PlaceId }
  | { readonly on: 'link'; readonly link: LinkId }
  /** What tiles are sold to: a merchant's space, or the distant market. A port is its site. */
  | { readonly on: 'outlet'; readonly outlet: OutletId }
  | { readonly on: 'market'; readonly cargo: CargoId }
  /** An industry, as a stack of the own mat or as one of several that a site accepts. */
  | { readonly on: 'industry'; readonly industry: IndustryId }
  /** A certain tile of the own mat. */
  | { readonly on: 'tile'; readonly tile: TileId }
  | { readonly on: 'amount'; readonly amount: number };

/** A target as a text, so that sets can hold it and the page can mark it. */
export const keyOf = (target: Target): string => {
  const { on, ...rest } = target;
  return [on, ...Object.values<string | number>(rest)].join(':');
};

/** What was touched so far, in this order. */
export type Selection = readonly Target[];

/** Targets that still lead somewhere, by key. */
export type Lit = ReadonlySet<string>;
