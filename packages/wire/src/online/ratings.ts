/** Ratings of players, as a page gets them over HTTP. */

/** Somebody in a ladder. */
export interface RatedPlayer {
  readonly player: string;
  /** A person's name, or a bot's policy. */
  readonly name: string;
  readonly isBot: boolean;
  readonly rating: number;
  readonly games: number;
}

/** The best players of an edition at tables of one size. */
export interface RatingLadder {
  readonly edition: string;
  /** Of the game, which is another one with them; missing if there are none. */
  readonly options?: readonly string[] | undefined;
  readonly seats: number;
  /** How many are rated, also those who are not listed. */
  readonly count: number;
  readonly players: readonly RatedPlayer[];
}

/** How a rated game ended for somebody. */
export interface RatedResult {
  readonly game: string;
  readonly edition: string;
  /** Of the game, which is another one with them; missing if there are none. */
  readonly options?: readonly string[] | undefined;
  readonly seats: number;
  readonly place: number;
  readonly points: number;
  /** They left it, and a bot or somebody else played on. */
  readonly hasLeft: boolean;
  /** The rating after it. */
  readonly rating: number;
  readonly at: number;
}

/** How often somebody began with the same industries, and how they fared. */
export interface OpeningFigures {
  readonly edition: string;
  /** Of the game, which is another one with them; missing if there are none. */
  readonly options?: readonly string[] | undefined;
  /** The first tiles that they built, by the slugs of their industries. */
  readonly opening: readonly string[];
  readonly games: number;
  readonly wins: number;
}

/** Games against somebody else. */
export interface HeadToHead {
  readonly player: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly games: number;
  /** How often one came before the other. */
  readonly better: number;
  readonly worse: number;
}

export interface EditionRating {
  readonly edition: string;
  /** Of the game, which is another one with them; missing if there are none. */
  readonly options?: readonly string[] | undefined;
  readonly seats: number;
  readonly rating: number;
  /** How far it may be off: after few games by much. */
  readonly doubt: number;
  readonly games: number;
  readonly wins: number;
}

/** Everything about one rated player. */
export interface PlayerFigures {
  readonly player: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly ratings: readonly EditionRating[];
  /** The last ones first. */
  readonly results: readonly RatedResult[];
  readonly openings: readonly OpeningFigures[];
  readonly against: readonly HeadToHead[];
}
