import type { Action, View } from '@coalbrook/rules';

import type { Comparison } from './comparison.ts';

/** A choice beside another. */
export interface ComparedMoment {
  /** The number of its entry. */
  readonly seq: number;
  /** What the seat saw. */
  readonly view: View;
  readonly played: Action;
  /** With the best action, or with the next best if the best was played. */
  readonly comparison: Comparison;
}

/** A choice that cost points, or gained them. */
export interface ReviewedMoment extends ComparedMoment {
  /** The seat did as it was told. */
  readonly isAdvised: boolean;
}
