/** The parts of a board and its pieces in compiled form: named by slug, linked by id. */

import type {
  BuyerId,
  CardId,
  CargoId,
  EraId,
  IndustryId,
  LinkId,
  MerchantId,
  OutletId,
  PlaceId,
  SiteId,
  TileId,
} from '../ids.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { MerchantFile, PlaceFile } from './format.ts';

export interface Place {
  readonly id: PlaceId;
  readonly slug: string;
  readonly name: string;
  readonly kind: PlaceFile['kind'];
  readonly sites: readonly SiteId[];
  readonly icons: number;
  /** A printed trade icon. */
  readonly trade: boolean;
  readonly colour: string | undefined;
  readonly terminal: boolean;
  readonly imports: number;
}

export interface Site {
  readonly id: SiteId;
  /** `place#n`, counted from 1. */
  readonly slug: string;
  readonly place: PlaceId;
  readonly industries: readonly IndustryId[];
}

export interface Link {
  readonly id: LinkId;
  readonly slug: string;
  readonly ends: readonly PlaceId[];
  readonly endSet: PlaceSet;
  readonly eras: readonly EraId[];
}

export interface Industry {
  readonly id: IndustryId;
  readonly slug: string;
  readonly name: string;
  /** The cargo on its tiles; a tile flips when the last of it is gone. */
  readonly cargo: CargoId | undefined;
  /** Its tiles flip by being sold. */
  readonly sold: boolean;
  /** Other tiles are sold through its tiles, which then flip. They have a trade icon. */
  readonly port: boolean;
  readonly ship: boolean;
  readonly flipsWhenBuilt: boolean;
  /** Lowest level first. */
  readonly tiles: readonly TileId[];
  /** Where it can be built. */
  readonly berths: readonly Berth[];
}

/** A site paired with one of the industries it accepts. */
export interface Berth {
  readonly site: SiteId;
  readonly place: PlaceId;
  /** Sites of the same place that accept this industry alone, if this site accepts others too. */
  readonly preferred: readonly SiteId[];
}

export interface Tile {
  readonly id: TileId;
  readonly slug: string;
  readonly industry: IndustryId;
  readonly level: number;
  readonly count: number;
  readonly cost: number;
  /** What building it consumes, by cargo. */
  readonly needs: readonly number[];
  /** Barrels that selling it takes. */
  readonly beer: number;
  readonly points: number;
  readonly income: number;
  readonly icons: number;
  /** Whether it may be built, by era. */
  readonly mayBuild: readonly boolean[];
  readonly mayDevelop: boolean;
  /** It can never be built. */
  readonly locked: boolean;
  readonly cargo: CargoId | undefined;
  /** Whether an industry can be sold through it. */
  readonly takes: readonly boolean[];
  /** Cubes or barrels when built, by era. */
  readonly yields: readonly number[];
}

export interface Card {
  readonly id: CardId;
  readonly slug: string;
  readonly name: string;
  readonly places: PlaceSet;
  readonly industries: readonly boolean[];
  /** Copies in the deck. */
  readonly copies: number;
  /** Comes from an open pile and returns there. */
  readonly wild: boolean;
}

export interface Merchant {
  readonly id: MerchantId;
  /** `place#n`, counted from 1. */
  readonly slug: string;
  readonly place: PlaceId;
  readonly bonus: MerchantFile['bonus'];
  /** Whether a tile is laid here with this number of seats. */
  readonly open: boolean;
}

/** Something tiles can be sold to. Merchant spaces come first, then sites that accept a port, then the distant market. */
export interface Outlet {
  readonly id: OutletId;
  readonly slug: string;
  readonly merchant: MerchantId | undefined;
  readonly port: SiteId | undefined;
}

/** The distant market. Past the last space of its track it is closed. */
export interface Distant {
  readonly outlet: OutletId;
  readonly track: readonly number[];
  readonly tiles: readonly { readonly slug: string; readonly move: number; readonly copies: number }[];
}

/** A sea lane between a place on land and one at sea. */
export interface Lane {
  readonly land: PlaceId;
  readonly sea: PlaceId;
  readonly endSet: PlaceSet;
}

export interface Ferry {
  readonly from: PlaceId;
  readonly to: PlaceId;
}

export interface Buyer {
  readonly id: BuyerId;
  readonly slug: string;
  readonly buys: readonly boolean[];
  /** A tile that buys nothing gets no barrel. */
  readonly blank: boolean;
  readonly copies: number;
}

export interface Market {
  readonly cargo: CargoId;
  readonly spaces: readonly number[];
  readonly start: number;
  readonly emptyPrice: number;
  readonly carried: boolean;
}

export interface Track {
  readonly levelOf: readonly number[];
  /** The highest space of a level. */
  readonly topOf: ReadonlyMap<number, number>;
  readonly lowestLevel: number;
  readonly lastSpace: number;
}
