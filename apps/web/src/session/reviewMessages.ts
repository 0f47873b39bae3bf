/** The messages between the page and the thread that reviews a game. */

import type { ReviewNotes } from '@coalbrook/coach';

/** Which seat of which record is to be reviewed. */
export interface ReviewRequest {
  /** The record as it would stand in a file. */
  readonly record: unknown;
  readonly seat: number;
}

export type ReviewMessage =
  | { readonly done: number; readonly all: number }
  | { readonly notes: ReviewNotes }
  | { readonly failed: string };
