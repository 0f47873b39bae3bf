/** The messages between the page and the thread that reviews a game. */

import type { ReviewNotes } from '@coalbrook/coach';

/** Which seat of which record is to be reviewed. */
export interface ReviewRequest {
  /** The record as it would stand in a file. */
  readonly record: unknown;
  readonly seat: number;
  /** The seed of the game, by which a guided one is known. */
  readonly seed: string;
}

export type ReviewMessage =
  | { readonly done: number; readonly all: number }
  | { readonly notes: ReviewNotes }
  | { readonly failed: string };
