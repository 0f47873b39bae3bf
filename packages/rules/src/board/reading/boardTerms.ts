import type { CardFile, IndustryFile, PlaceFile } from '../format.ts';

export type PlaceKind = PlaceFile['kind'];

/** Fields of a place that only some games use. */
export type Mark = 'icons' | 'colour' | 'terminal' | 'imports';

/**
 * Tile features that only some games have rules for. A locked tile can only be developed away. Without points of their
 * own, tiles score their level.
 */
export type TileMark = 'beer' | 'icons' | 'bulb' | 'takes' | 'locked' | 'points';

/** How a board's cards are combined with those of its edition. */
export interface CardTerms {
  /** Whether the board comes with cards that name places. */
  readonly named: boolean;
  /** The edition's own cards. */
  readonly others: readonly CardFile[];
  /** The least number of cards in the deck for each seat. */
  readonly least: number;
}

/** The tiles placed on a board's spaces. */
export interface MerchantTerms {
  /** The kinds of place that have spaces for them. */
  readonly kinds: readonly PlaceKind[];
  /** Whether there is a barrel with a bonus beside each. */
  readonly bonus: boolean;
  /** How many tiles there are, by number of seats. */
  readonly tiles: Readonly<Record<string, number>>;
}

/** What an edition expects of a board. */
export interface BoardTerms {
  /** Its slug. */
  readonly edition: string;
  /** Possible numbers of seats, automata included. */
  readonly seats: readonly number[];
  /** Slugs, in the order in which eras are played. */
  readonly eras: readonly string[];
  readonly kinds: readonly PlaceKind[];
  readonly marks: readonly Mark[];
  readonly tileMarks: readonly TileMark[];
  /** The edition's own tiles. A board with its own table must have at least the same industries. */
  readonly industries: readonly IndustryFile[];
  readonly cards: CardTerms;
  readonly merchants?: MerchantTerms | undefined;
}
