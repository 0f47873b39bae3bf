import type { Reason } from '@coalbrook/rules';

import type { Dialect } from './dialect.ts';
import type { Noun, PlaceWords, SiteWords, TileWords } from './noun.ts';

/** When the tiles of an industry flip. */
export type Flipping = 'emptyShip' | 'soldThrough' | 'built' | 'usedUp';

/** The facts of a refusal in words, each blank or zero where the reason does not state it. */
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
  /** What may lie on the site. */
  readonly cargo: Noun;
  readonly industry: Noun;
  readonly flipping: Flipping;
  readonly tile: TileWords;
  /** Where the merchant is. */
  readonly merchant: PlaceWords;
  readonly link: string;
  /** How the action that was meant is written here; empty where there is none like it. */
  readonly otherwise: string;
  /** The tile can be built in an era to come. */
  readonly comesLater: boolean;
  /** Somebody wanted to buy from the market. */
  readonly isPurchase: boolean;
  /** What the game calls things that others have, too. */
  readonly words: Dialect;

  // What holds at the table
  readonly seats: number;
  readonly hasEras: boolean;
  /** How many tiles a seat may have in a place depends on its size, not on the era. */
  readonly sizeLimits: boolean;
  /** Any tile of the mat can be developed away, not only the lowest. */
  readonly removesAny: boolean;
  /** Industries whose tiles anybody may replace once their cubes have run out. */
  readonly replaceable: readonly Noun[];
  /** Industries whose tiles are sold. */
  readonly sold: readonly Noun[];
  /** Everything that has a trade icon. */
  readonly traders: { readonly places: readonly PlaceWords[]; readonly industries: readonly Noun[] };
  /** Sums that can be borrowed. */
  readonly loans: readonly string[];
}

/** Why something is not allowed, in a sentence for somebody who is still learning the game. */
export type RefusalWords = Readonly<Record<Reason, (spoken: Spoken) => string>>;
