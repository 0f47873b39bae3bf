import type { Header } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';

import type { Sitter } from '../sheet.ts';
import type { Customs, OpenQuestion } from './consent.ts';
import type { RatingRange } from './ratingRange.ts';
import type { TableClock } from './tableClock.ts';

/** How far a table has come: people are missing, it is played, or the game is over. */
export type TableStatus = 'open' | 'running' | 'over';

/** A seat at an online table. */
export interface OnlineSeat extends Sitter {
  /** Nobody has sat down here yet. */
  readonly isFree: boolean;
  /** Somebody at this seat is connected; always true of bots and automata. */
  readonly isPresent: boolean;
  /** Whether somebody at this seat has said that they are ready; missing unless the table waits for that. */
  readonly isReady?: boolean | undefined;
}

/** A seat of the person who asks that others have come to hold, too, such as another device, and when the last of them came. */
export interface SharedSeat {
  readonly seat: Seat;
  /** In milliseconds on the server's clock. */
  readonly since: number;
}

/** Who of a finished table has come to its rematch, who does not play again, and who has not said; by their seats. */
export interface RematchAnswers {
  readonly came: readonly Seat[];
  readonly declined: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** What everybody at a table may know about it, and what the person who asks may do. */
export interface OnlineTable {
  readonly game: string;
  readonly status: TableStatus;
  /** The game without a starting position, which may hold secrets. */
  readonly header: Header;
  readonly seats: readonly OnlineSeat[];
  /** The seats of the person who asks. */
  readonly held: readonly Seat[];
  /** The SHA-256 of the secret from which everything is drawn. */
  readonly commitment: string;
  /** Creation time in milliseconds. */
  readonly begun: number;
  /** How many turns later than people at the table those see it who only watch. */
  readonly watchDelay: number;
  /** The table at which these people play again, once somebody has asked for that. */
  readonly rematch?: string | undefined;
  /** What the people of a finished table say to its rematch, at that table and at the one that waits for them. */
  readonly again?: RematchAnswers | undefined;
  /** Missing if people may take as long as they like. */
  readonly clock?: TableClock | undefined;
  /** Everybody on this server may find it, to join it or to watch. */
  readonly isPublic?: boolean | undefined;
  /** Its result counts for the ratings of those who play. */
  readonly isRated?: boolean | undefined;
  /** The coach gives hints to everybody who plays. */
  readonly hasHints?: boolean | undefined;
  /** Whose ratings fit, of those who come without a link. */
  readonly ratings?: RatingRange | undefined;
  /** The language in which people talk here, by its code; missing if it does not matter. */
  readonly language?: string | undefined;
  /** How often turns were taken back; 0 if it is missing. With another number, nothing known of the game holds. */
  readonly line?: number | undefined;
  /** Since when nothing can be played, in milliseconds on the server's clock; missing if the game goes on. */
  readonly paused?: number | undefined;
  /** What the people at the table are asked. */
  readonly question?: OpenQuestion | undefined;
  /** What the table does about people who leave or are late; a bot plays if it is missing. */
  readonly customs?: Customs | undefined;
  /** How many things were asked and decided here; 0 if it is missing. */
  readonly happenings?: number | undefined;
  /**
   * Seats of the person who asks that a bot has taken over while they were away; nobody else has sat down there.
   * Empty if they had a seat and only look on now.
   */
  readonly lost?: readonly Seat[] | undefined;
  /** Seats of the person who asks that others have come to hold since they did; missing if there are none. */
  readonly shared?: readonly SharedSeat[] | undefined;
}
