/**
 * The format of a deck of plan cards: a JSON file that anybody may edit or replace. `readDeck` checks it.
 *
 * Every card is one object in `cards`. Places and industries are named by slug, and the order in which places are
 * named matters. The types show a complete deck; fields with a default may be omitted in a file.
 * These notes are allowed and ignored: `number`, `evidence`, `reasoning` and `knownVariants` on a card, `slot`
 * on a slot, `note` on a card, a slot, a back or one of its actions, and anything beside `$format` and `cards`.
 */

export const DECK_FORMAT = 'mautoma-deck/1';

/** The only entry in the locations of a build slot: anywhere the tile can be built. */
export const WILD_LOCATION = '*';

/** The cards of every game, and those added with a second automaton. */
export const cardSets = ['base', '3p'] as const;
export type CardSet = (typeof cardSets)[number];

/** The letter that decides into which layers of a draw pile a card is shuffled. */
export const cardGroups = ['A', 'B', 'C'] as const;
export type CardGroup = (typeof cardGroups)[number];

/** The squares of the icon in the corner of a back, clockwise. */
export const quadrants = ['NW', 'NE', 'SE', 'SW'] as const;
export type Quadrant = (typeof quadrants)[number];

/** What a back says in the first round: draw the card, or develop and leave it. */
export const firstRounds = ['draw', 'develop'] as const;
export type FirstRound = (typeof firstRounds)[number];

export interface BuildSlotFile {
  readonly kind: 'build';
  readonly industry: string;
  /** Tried in this order; each has a site for the industry. Or the wild location alone. */
  readonly locations: readonly string[];
  /** A link in parentheses before the building: one may be laid first if nothing else helps. Default false. */
  readonly optionalLinkFirst: boolean;
  /** Iron works only, the number after "min.": the least that the market must ask for a cube. Default null, read as nothing. */
  readonly ironMarketPriceMin: number | undefined;
  /** Coal mines only, links printed after the mine: links are laid from there. Default false. */
  readonly thenLinks: boolean;
}

export interface NetworkSlotFile {
  readonly kind: 'network';
  /** Towns, tried in this order. */
  readonly locations: readonly string[];
  /** The gears printed in every such slot. Always true, the default. */
  readonly mustBeInNetwork: true;
}

export type SlotFile = BuildSlotFile | NetworkSlotFile;

export interface SellOrderFile {
  readonly kind: 'sell';
  /** Named under the barrels: where to build a brewery if only beer is missing. */
  readonly breweryLocation: string;
}

export interface DevelopOrderFile {
  readonly kind: 'develop';
  /** The number after "max.": the most that a cube may cost. */
  readonly ironPriceMax: number;
  /** Cubes taken at most. Always 2, the default. */
  readonly iron: 2;
  /** Victory points scored. Always 3, the default. */
  readonly vp: 3;
}

export interface NetworkOrderFile {
  readonly kind: 'network';
}

export type OrderFile = SellOrderFile | DevelopOrderFile | NetworkOrderFile;

export interface BackFile {
  readonly firstRound: FirstRound;
  /** Always sell, develop, network. */
  readonly actions: readonly OrderFile[];
  /** The fallback if none of them is possible. Always to pass for 5, the default. */
  readonly fallback: { readonly kind: 'pass'; readonly vp: 5 };
  /** The coloured square of the icon: a position inside a town. */
  readonly tieBreakQuadrant: Quadrant;
}

export interface PlanCardFile {
  /** The printed number, or any other text without spaces that no other card has. */
  readonly id: string;
  readonly set: CardSet;
  readonly group: CardGroup;
  /** From top to bottom: one or two build slots, then a network slot. */
  readonly front: readonly SlotFile[];
  readonly back: BackFile;
  /** Reconstructed, because no printed card was found. Default false. */
  readonly reconstructed: boolean;
}

export interface DeckFile {
  readonly $format: typeof DECK_FORMAT;
  readonly cards: readonly PlanCardFile[];
}
