/**
 * The vocabulary as small integers. Each is an index into the table's list of that name,
 * so a lookup is an array access; the brand keeps a site from being used as a place.
 */
declare const brand: unique symbol;
type Id<Name extends string> = number & { readonly [brand]: Name };

export type Seat = Id<'seat'>;
export type EraId = Id<'era'>;
export type PlaceId = Id<'place'>;
/** One build space of a place. */
export type SiteId = Id<'site'>;
/** One printed line, whether a link tile lies on it or not. */
export type LinkId = Id<'link'>;
export type IndustryId = Id<'industry'>;
/** A kind of industry tile: an industry and a level. */
export type TileId = Id<'tile'>;
/** A kind of card; equal cards share it. */
export type CardId = Id<'card'>;
/** One space for a merchant tile. */
export type MerchantId = Id<'merchant'>;
/** Something tiles can be sold to: a merchant space, a port, the distant market. */
export type OutletId = Id<'outlet'>;
/** A kind of tile of the distant market. */
export type DistantId = Id<'distant'>;
/** A kind of merchant tile. */
export type BuyerId = Id<'buyer'>;
/** A card that tells an automaton what to do. */
export type PlanId = Id<'plan'>;
/** Something that lies on tiles and in markets. */
export type CargoId = Id<'cargo'>;

/** The value of an empty id cell: no tile, no owner, no task. */
export const NONE = -1;

/** The seat of a spectator. */
export const NOBODY = -1 as Seat;

/** The cargoes of all games, in the order of every cargo column. */
export const cargoes = ['coal', 'iron', 'beer'] as const;
export const COAL = 0 as CargoId;
export const IRON = 1 as CargoId;
export const BEER = 2 as CargoId;
