/** Finished games of a person, as a page gets them over HTTP. */

import type { Seat } from '@coalbrook/rules';

/** How a game ended for a seat. */
export interface PlayedSeat {
  /** A person's name, or a bot's policy. */
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'automaton';
  readonly place: number;
  readonly points: number;
  /** The first tiles that it built, by the slugs of their industries. */
  readonly opening: readonly string[];
  /** In milliseconds: half of its turns took longer. Missing for bots. */
  readonly median?: number | undefined;
}

export interface PastGame {
  readonly game: string;
  readonly edition: string;
  /** Missing if there are none. */
  readonly options?: readonly string[] | undefined;
  readonly isRated: boolean;
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** The seat of the person who asks. */
  readonly seat: Seat;
  readonly seats: readonly PlayedSeat[];
}
