import type { CardFile, IndustryFile, PlaceFile } from '../format.ts';

export type PlaceKind = PlaceFile['kind'];

/** Fields of a place that only some games have a use for. */
export type Mark = 'icons' | 'colour' | 'terminal' | 'imports';

/** What tiles of a board may have where the game has a rule for it. A locked tile can only be developed away. */
export type TileMark = 'beer' | 'icons' | 'bulb' | 'takes' | 'locked';

/** How the cards of a board join those of its edition. */
export interface CardTerms {
  /** Whether the board brings cards that name places. */
  readonly named: boolean;
  /** The edition's own cards. */
  readonly others: readonly CardFile[];
  /** Cards that each seat needs of the deck at least. */
  readonly least: number;
}

/** The tiles that are laid on the spaces of a board. */
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
  /** Numbers of seats that a table can have, automata included. */
  readonly seats: readonly number[];
  /** Slugs, in the order in which eras are played. */
  readonly eras: readonly string[];
  readonly kinds: readonly PlaceKind[];
  readonly marks: readonly Mark[];
  readonly tileMarks: readonly TileMark[];
  /** The edition's own tiles. A board that brings others has at least the same industries. */
  readonly industries: readonly IndustryFile[];
  readonly cards: CardTerms;
  readonly merchants?: MerchantTerms | undefined;
}
