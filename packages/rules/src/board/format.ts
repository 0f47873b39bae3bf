/**
 * The format of an edition's data files. Everything is named by slug; `compile` assigns ids.
 */
export interface PlaceFile {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'town' | 'farm' | 'merchant' | 'outside' | 'settlement' | 'sea';
  /** The industries each site accepts, in reading order. */
  readonly sites?: readonly (readonly string[])[];
  /** Link icons printed on the board. */
  readonly icons?: number;
  /** A printed trade icon: being connected to it gives access to the markets. */
  readonly trade?: boolean;
  /** Places of one colour share their cards. */
  readonly colour?: string;
  /** Goods may start or end here, but not pass through. */
  readonly terminal?: boolean;
  /** Coal that a ship built here brings in; it lies one lane further away. */
  readonly imports?: number;
}

export interface LinkFile {
  readonly slug: string;
  /** Two ends, or more where one tile joins several places at once. */
  readonly ends: readonly string[];
  /** The eras in which the line can be used. */
  readonly eras: readonly string[];
}

/** A printed sea lane. It is open while there is a port at its land end and a ship at the other. */
export interface LaneFile {
  readonly land: string;
  readonly sea: string;
}

/** The parts of a board that the rules use. */
export interface BoardFile {
  readonly places: readonly PlaceFile[];
  readonly links: readonly LinkFile[];
  readonly lanes?: readonly LaneFile[];
}

export const BOARD_FORMAT = 'coalbrook-board/1';

/** Confidence in the data, from 0 to 1, per field or as a whole. */
export type Confidence = number | Readonly<Record<string, number>>;

/** A place as it is drawn. */
export interface DrawnPlace extends PlaceFile {
  readonly at: readonly [number, number];
  readonly confidence?: Confidence;
}

/** A line as it is drawn: straight from end to end, or through points in between. */
export interface DrawnLink extends LinkFile {
  readonly via?: readonly (readonly [number, number])[];
  readonly confidence?: Confidence;
}

/** A board as a file: everything that depends on the map. */
export interface BoardDocument extends BoardFile {
  readonly $format: typeof BOARD_FORMAT;
  /** The game it is for. */
  readonly edition: string;
  readonly name: string;
  /** Reconstructed from what is known of the printed board. */
  readonly reconstructed?: boolean;
  /** Width and height of the drawing. */
  readonly size: readonly [number, number];
  readonly places: readonly DrawnPlace[];
  readonly links: readonly DrawnLink[];
  /** Spaces for merchant tiles or market tiles. */
  readonly merchants?: readonly MerchantFile[];
  /** Cards that name places. */
  readonly cards?: readonly CardFile[];
  /** Tiles that replace the edition's. */
  readonly industries?: readonly IndustryFile[];
}

export interface TileFile {
  readonly level: number;
  /** How many of them each seat owns. */
  readonly count: number;
  readonly cost: number;
  readonly coal?: number;
  readonly iron?: number;
  /** Barrels needed to sell it. */
  readonly beer?: number;
  readonly points: number;
  /** Spaces the income marker advances when the tile flips. */
  readonly income: number;
  /** Link icons, in games that have them. */
  readonly icons?: number;
  readonly eras: readonly string[];
  /** May not be developed away. */
  readonly bulb?: boolean;
  /** The industries that can be sold through it, where it is a port; all if left out. */
  readonly takes?: readonly string[];
  /** Cubes or barrels placed on it when it is built, by era. */
  readonly yields?: Readonly<Record<string, number>>;
}

export interface IndustryFile {
  readonly slug: string;
  readonly name: string;
  /** The cargo on its tiles; a tile flips when the last of it is gone. */
  readonly cargo?: string;
  /** Its tiles flip by being sold. */
  readonly sold?: boolean;
  /** Other tiles are sold through its tiles, which then flip. They have a trade icon. */
  readonly port?: boolean;
  /** Its tiles bring in imports and open sea lanes. */
  readonly ship?: boolean;
  readonly flipsWhenBuilt?: boolean;
  readonly tiles: readonly TileFile[];
}

export interface CardFile {
  readonly slug: string;
  readonly name: string;
  /** Places it permits to build in, wherever the network is. */
  readonly places?: readonly string[];
  /** Industries it permits to build within the seat's network. */
  readonly industries?: readonly string[];
  /** Copies in the deck by number of seats. */
  readonly copies?: Readonly<Record<string, number>>;
  /** Comes from an open pile and returns there when spent. */
  readonly wild?: boolean;
}

/** The bonus of the barrel beside a merchant. */
export interface Bonus {
  readonly kind: 'money' | 'points' | 'income' | 'develop';
  readonly amount: number;
}

export interface MerchantFile {
  readonly place: string;
  /** The smallest number of seats at which each of its spaces has a tile. */
  readonly spaces: readonly number[];
  readonly bonus?: Bonus;
}

export interface BuyerFile {
  readonly slug: string;
  readonly buys: readonly string[];
  /** Tiles of this kind in the game by number of seats. */
  readonly copies: Readonly<Record<string, number>>;
}

/** A market that tiles are sold to, with a marker that advances until the market is closed. */
export interface DistantFile {
  /** How far income advances on each space of the marker; past the last space the market is closed. */
  readonly track: readonly number[];
  readonly tiles: readonly {
    readonly slug: string;
    /** How many spaces the marker advances. */
    readonly move: number;
    /** Tiles of this kind in the game by number of seats. */
    readonly copies: Readonly<Record<string, number>>;
  }[];
}

/** A place where industry cards can be used if another place is in the network. */
export interface FerryFile {
  readonly from: string;
  readonly to: string;
}

export interface MarketFile {
  readonly cargo: string;
  /** Price of each space, cheapest first. */
  readonly spaces: readonly number[];
  readonly start: number;
  /** Price of a cube when the market is empty. */
  readonly emptyPrice: number;
  /** Whether it travels over links: sources must then be connected, and market access needs a trade icon. */
  readonly carried: boolean;
}

export interface TrackFile {
  readonly lowestLevel: number;
  /** How many spaces each income level has, from the lowest level up. */
  readonly spacesPerLevel: readonly number[];
}
