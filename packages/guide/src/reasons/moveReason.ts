import type { Bonus, CargoId, IndustryId, PlaceId, SiteId, TileId } from '@coalbrook/rules';

import type { ClosingOdds } from '../distantNews.ts';

/** What flips a tile: it is sold, something is sold through it, its last cube or barrel is taken, or it is built. */
export type FlipTrigger = 'sold' | 'soldThrough' | 'emptied' | 'built';

/** Points that a tile scores at the next count, and how often it scores them there. */
export interface TilePoints {
  readonly points: number;
  readonly times: number;
}

/** What a tile brings when it flips: money, every round or once, and points. */
export interface FlipGain extends TilePoints {
  readonly money: number;
}

/** A tile that flips; `isNew` if the move builds it. */
export interface FlippedTile {
  readonly site: SiteId;
  readonly tile: TileId;
  readonly isNew: boolean;
}

/** Points of a link at one of its ends: for so many flipped tiles there, or for the place itself. */
export interface LinkSource {
  readonly place: PlaceId;
  readonly points: number;
  readonly tiles: number;
}

/** Something that a move does in its position. */
export type MoveReason =
  /** A tile of the learner has a buyer at a place, which it did not have; it may lack the beer for the sale. */
  | { readonly about: 'buyer'; readonly site: SiteId; readonly place: PlaceId; readonly lacksBeer: boolean }
  /** A tile of the learner is closer to a buyer; so many links are still missing. */
  | { readonly about: 'nearer'; readonly site: SiteId; readonly links: number }
  /** The new tile has a buyer at a place; it may lack the beer for the sale. */
  | { readonly about: 'ownBuyer'; readonly place: PlaceId; readonly lacksBeer: boolean }
  /** So many more links lead from the new tile to a buyer. */
  | { readonly about: 'missingLinks'; readonly links: number }
  /** The cargo of the learner's tile reaches places that it did not reach. */
  | {
      readonly about: 'carries';
      readonly cargo: CargoId;
      readonly site: SiteId;
      readonly places: readonly PlaceId[];
    }
  /** The network is connected to the market of a cargo, and was not. */
  | { readonly about: 'market'; readonly cargo: CargoId }
  /** These industries can be built at a place with cards of the hand, because it belongs to the network now. */
  | { readonly about: 'opens'; readonly place: PlaceId; readonly industries: readonly IndustryId[] }
  /** Places that belong to the network only after the move. */
  | { readonly about: 'reaches'; readonly places: readonly PlaceId[] }
  /** What a link counts or pays as the map stands. */
  | { readonly about: 'linkPoints'; readonly points: number; readonly sources: readonly LinkSource[] }
  | { readonly about: 'linkMoney'; readonly money: number }
  /** The market pays at once for cubes of the new tile. */
  | { readonly about: 'paid'; readonly cargo: CargoId; readonly cubes: number; readonly money: number }
  /** Tiles of the learner flip, and what they bring together; or those of somebody else. */
  | { readonly about: 'flips'; readonly tiles: readonly FlippedTile[]; readonly gain: FlipGain }
  | { readonly about: 'flipsForOthers'; readonly tiles: readonly FlippedTile[]; readonly gain: FlipGain }
  /** A tile of the learner flips unless the distant market closes. */
  | { readonly about: 'mayFlip'; readonly site: SiteId; readonly gain: FlipGain; readonly odds: ClosingOdds }
  /** What the new tile will bring. */
  | { readonly about: 'promise'; readonly tile: TileId; readonly trigger: FlipTrigger; readonly gain: FlipGain }
  /** A tile of the learner waits for beer. */
  | { readonly about: 'beerFor'; readonly site: SiteId }
  /** The merchant's barrel may be used, or is; `money` is what a raised income brings every round. */
  | { readonly about: 'bonus'; readonly isUsed: boolean; readonly bonus: Bonus; readonly money: number }
  /** Something is taken from a tile, which has so much left. */
  | { readonly about: 'takes'; readonly cargo: CargoId; readonly site: SiteId; readonly left: number }
  /** The learner has so few cards, and every build costs one. */
  | { readonly about: 'cards'; readonly has: number }
  /** So many of the learner's cards can build nothing now. */
  | { readonly about: 'idleCards'; readonly idle: number; readonly of: number }
  /** So many locked tiles of an industry are left before one of it can be built. */
  | { readonly about: 'locked'; readonly tile: TileId; readonly left: number }
  /** The only tile of a level that is left goes together with the one before it, and then this tile is the next. */
  | { readonly about: 'second'; readonly tile: TileId }
  /** So many more tiles like the one that goes lie above this one, the next of their industry; the count may give more for it. */
  | { readonly about: 'above'; readonly tile: TileId; readonly left: number; readonly countsMore: boolean }
  /** An industry can be built at last. */
  | { readonly about: 'unlocked'; readonly tile: TileId }
  /** The next tile of an industry is another one, with what the count gives for it and for the one before. */
  | { readonly about: 'better'; readonly tile: TileId; readonly now: TilePoints; readonly before: TilePoints }
  /**
   * What the learner has, what a loan brings and costs every round, and how many rounds of the game pay income after it.
   * In the last two rounds, where money counts: the points that it adds by the end if nothing is bought with it.
   */
  | {
      readonly about: 'loan';
      readonly has: number;
      readonly amount: number;
      readonly perRound: number;
      readonly rounds: number | undefined;
      readonly points: number | undefined;
    }
  /** A loan makes the learner's income negative: they pay so much every round. */
  | { readonly about: 'owes'; readonly perRound: number };
