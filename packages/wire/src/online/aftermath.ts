/** What a finished game has led to, as a page gets it over HTTP. */

import type { Seat } from '@coalbrook/rules';

import type { HappeningDetail } from './consent.ts';

/** How much time a person took for a turn. */
export interface SeatPace {
  readonly seat: Seat;
  /** Turns that they played. */
  readonly turns: number;
  /** Half of them took longer, in milliseconds from the turn before. */
  readonly median: number;
}

/** What a rated game has changed for whoever sat at a seat when it began. */
export interface RatingChange {
  readonly seat: Seat;
  /** Where everything about them can be read. */
  readonly player: string;
  /** Missing if it was not noted. */
  readonly before?: number | undefined;
  readonly after: number;
  /** How far it may be off. */
  readonly doubt: number;
  /** The place that counts: whoever left comes last. */
  readonly place: number;
}

/** The tournament to which a game belongs. */
export interface PlayedMatch {
  readonly tournament: string;
  readonly name: string;
  readonly round: number;
  /** The places by seat, if its organiser has decided them. */
  readonly decided?: readonly number[] | undefined;
}

export interface GameAftermath {
  /** What ended it early; missing if it was played to its end. */
  readonly ending?: HappeningDetail | undefined;
  readonly paces: readonly SeatPace[];
  /** Of a rated game: it has not been counted yet, it does not count, or what it has changed. */
  readonly rating?: 'awaited' | 'void' | readonly RatingChange[] | undefined;
  /** Missing if there is none that the one who asks may see. */
  readonly match?: PlayedMatch | undefined;
}
