/**
 * What an edition's data files look like. Everything is named by slug; ids are given by `compile`.
 */
export interface PlaceFile {
  readonly slug: string;
  readonly name: string;
  readonly kind: 'town' | 'farm' | 'merchant' | 'outside' | 'settlement' | 'sea';
  /** The industries each site accepts, in reading order. */
  readonly sites?: readonly (readonly string[])[];
  /** Link icons printed on the board. */
  readonly icons?: number;
  /** A printed trade icon: whoever is connected to it may deal with the markets. */
  readonly trade?: boolean;
  /** Places of one colour share their cards. */
  readonly colour?: string;
  /** Things may start or end here, but not pass through. */
  readonly terminal?: boolean;
  /** Coal that lies behind a ship here, one lane further on, from when the ship is built. */
  readonly imports?: number;
}

export interface LinkFile {
  readonly slug: string;
  /** Two ends, or more where one tile joins several places at once. */
  readonly ends: readonly string[];
  /** The eras in which the line can be used. */
  readonly eras: readonly string[];
}

/** A printed sea lane. It carries things when a port stands at its land end and a ship at its other. */
export interface LaneFile {
  readonly land: string;
  readonly sea: string;
}

/** What of a board the rules need. */
export interface BoardFile {
  readonly places: readonly PlaceFile[];
  readonly links: readonly LinkFile[];
  readonly lanes?: readonly LaneFile[];
}

export const BOARD_FORMAT = 'coalbrook-board/1';

/** How sure one may be of a datum, from 0 to 1, by field or of the whole. */
export type Confidence = number | Readonly<Record<string, number>>;

/** A place as it is drawn. */
export interface DrawnPlace extends PlaceFile {
  readonly at: readonly [number, number];
  readonly confidence?: Confidence;
}

/** A line as it is drawn: straight from end to end, or over points between. */
export interface DrawnLink extends LinkFile {
  readonly via?: readonly (readonly [number, number])[];
  readonly confidence?: Confidence;
}

/** A board as a file of its own: everything that depends on the map. */
export interface BoardDocument extends BoardFile {
  readonly $format: typeof BOARD_FORMAT;
  /** The game it is for. */
  readonly edition: string;
  readonly name: string;
  /** Not the printed board, but made from what is known of it. */
  readonly reconstructed?: boolean;
  /** Width and height of the drawing. */
  readonly size: readonly [number, number];
  readonly places: readonly DrawnPlace[];
  readonly links: readonly DrawnLink[];
  /** Where merchant tiles or market tiles are laid. */
  readonly merchants?: readonly MerchantFile[];
  /** Cards that name places. */
  readonly cards?: readonly CardFile[];
  /** Another table of tiles than the edition's. */
  readonly industries?: readonly IndustryFile[];
}

export interface TileFile {
  readonly level: number;
  /** How many of them each seat owns. */
  readonly count: number;
  readonly cost: number;
  readonly coal?: number;
  readonly iron?: number;
  /** Barrels that must be drunk to sell it. */
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
  /** What its tiles carry; they flip when the last of it is gone. */
  readonly cargo?: string;
  /** Its tiles flip by being sold. */
  readonly sold?: boolean;
  /** Others are sold through its tiles, which then flip; they carry a trade icon. */
  readonly port?: boolean;
  /** Its tiles bring in what lies behind them, and open sea lanes. */
  readonly ship?: boolean;
  readonly flipsWhenBuilt?: boolean;
  readonly tiles: readonly TileFile[];
}

export interface CardFile {
  readonly slug: string;
  readonly name: string;
  /** Places it permits to build in, wherever the network is. */
  readonly places?: readonly string[];
  /** Industries it permits to build within the own network. */
  readonly industries?: readonly string[];
  /** Copies in the deck by number of seats. */
  readonly copies?: Readonly<Record<string, number>>;
  /** Lies in an open pile of its own and returns there when it is spent. */
  readonly wild?: boolean;
}

/** What the barrel beside a merchant brings. */
export interface Bonus {
  readonly kind: 'money' | 'points' | 'income' | 'develop';
  readonly amount: number;
}

export interface MerchantFile {
  readonly place: string;
  /** From how many seats on each of its spaces takes a tile. */
  readonly spaces: readonly number[];
  readonly bonus?: Bonus;
}

export interface BuyerFile {
  readonly slug: string;
  readonly buys: readonly string[];
  /** Tiles of this kind in the game by number of seats. */
  readonly copies: Readonly<Record<string, number>>;
}

/** A market far away that is sold to, with a marker that moves on until it is closed. */
export interface DistantFile {
  /** Spaces that income advances by, for each space of the marker; behind the last the market is closed. */
  readonly track: readonly number[];
  readonly tiles: readonly {
    readonly slug: string;
    /** Spaces that the marker moves on. */
    readonly move: number;
    /** Tiles of this kind in the game by number of seats. */
    readonly copies: Readonly<Record<string, number>>;
  }[];
}

/** A place that an industry card is good for when another place is in the network. */
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
  /** Whether it travels over links: then sources must be connected, and dealing with the market needs a trade icon. */
  readonly carried: boolean;
}

export interface TrackFile {
  readonly lowestLevel: number;
  /** How many spaces each income level has, from the lowest level up. */
  readonly spacesPerLevel: readonly number[];
}
