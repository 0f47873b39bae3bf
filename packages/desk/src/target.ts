import type { CardId, CargoId, IndustryId, Kind, LinkId, OutletId, PlaceId, SiteId, TileId } from '@coalbrook/rules';

/** Anything on the screen that an action can be about and that can be touched. */
export type Target =
  | { readonly on: 'kind'; readonly kind: Kind }
  | { readonly on: 'card'; readonly card: CardId }
  /** A card on display; there may be an equal one in the hand. */
  | { readonly on: 'display'; readonly card: CardId }
  /** The deck, where cards can be drawn from it. */
  | { readonly on: 'deck' }
  | { readonly on: 'site'; readonly site: SiteId }
  | { readonly on: 'place'; readonly place: PlaceId }
  | { readonly on: 'link'; readonly link: LinkId }
  /** What tiles are sold to: a merchant space, or the distant market. A port is its site. */
  | { readonly on: 'outlet'; readonly outlet: OutletId }
  | { readonly on: 'market'; readonly cargo: CargoId }
  /** An industry: a stack on the viewer's mat, or one of several that a site accepts. */
  | { readonly on: 'industry'; readonly industry: IndustryId }
  /** A certain tile on the viewer's mat. */
  | { readonly on: 'tile'; readonly tile: TileId }
  | { readonly on: 'amount'; readonly amount: number };

/** A target as a string, for sets and DOM attributes. */
export const keyOf = (target: Target): string => {
  const { on, ...rest } = target;
  return [on, ...Object.values<string | number>(rest)].join(':');
};

/** The touched targets, in order. */
export type Selection = readonly Target[];

/** The keys of targets that can still be chosen. */
export type Lit = ReadonlySet<string>;
