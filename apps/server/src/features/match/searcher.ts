import type { SearchPace } from '@coalbrook/wire/online';

/** A game that somebody would play, at a table of one size. */
export interface WantedGame {
  readonly edition: string;
  readonly seats: number;
  /** How strong they are at it. */
  readonly rating: number;
}

/** Somebody who looks for a table. */
export interface Searcher {
  readonly person: string;
  readonly since: number;
  readonly pace: SearchPace;
  readonly isRated: boolean;
  /**
   * Milliseconds after which bots may take the seats that are left, sooner with somebody who has waited for them; never if
   * it is missing.
   */
  readonly botsAfter?: number | undefined;
  readonly games: readonly WantedGame[];
}

/** People who are to sit down at one table. Bots take the seats that are left. */
export interface Meeting {
  readonly edition: string;
  readonly seats: number;
  /** Whoever has waited longest comes first. */
  readonly people: readonly Searcher[];
}
