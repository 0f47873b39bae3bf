import type { Reason } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

/** When the tiles of an industry flip. */
export type Flipping = 'emptyShip' | 'soldThrough' | 'built' | 'usedUp';

/** The facts of a refusal in words; blank or zero if the reason does not state them. */
export interface Spoken {
  readonly needs: number;
  readonly has: number;
  readonly most: number;
  /** The first two as sums of money. */
  readonly price: string;
  readonly funds: string;
  readonly seat: string;
  readonly card: string;
  readonly place: PlaceWords;
  readonly site: SiteWords;
  /** What the site takes. */
  readonly cargo: Noun;
  readonly industry: Noun;
  /** What the industry makes. */
  readonly wares: string;
  readonly flipping: Flipping;
  readonly tile: TileWords;
  /** The merchant's place. */
  readonly merchant: PlaceWords;
  readonly link: string;
  /** How this game writes the intended action; empty if it has none like it. */
  readonly otherwise: string;
  /** Whether the tile can be built in a later era. */
  readonly comesLater: boolean;
  /** Whether the attempt was to buy from the market. */
  readonly isPurchase: boolean;
  /** The game's terms for things that several games have. */
  readonly words: Dialect;

  // Facts about the table
  readonly seats: number;
  readonly hasEras: boolean;
  /** Whether the limit of tiles in a place depends on its size, not on the era. */
  readonly sizeLimits: boolean;
  /** Whether any tile of the mat can be developed, not only the lowest. */
  readonly removesAny: boolean;
  /** Industries whose tiles anybody may replace once their cubes have run out. */
  readonly replaceable: readonly Noun[];
  /** Industries whose tiles are sold. */
  readonly sold: readonly Noun[];
  /** Everything with a trade icon. */
  readonly traders: { readonly places: readonly PlaceWords[]; readonly industries: readonly Noun[] };
  /** Sums that can be borrowed. */
  readonly loans: readonly string[];
}

/** Explains a refusal in a sentence that a newcomer understands. */
export type RefusalWords = Readonly<Record<Reason, (spoken: Spoken) => string>>;
