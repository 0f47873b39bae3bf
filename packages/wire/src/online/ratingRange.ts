/** Whom somebody who opens a public table wants to play with, by their ratings at its game. */

import { isInteger, isMaybe, isShaped } from '../guard.ts';

/** The rating of somebody who has none. */
export const FIRST_RATING = 1000;

const HIGHEST = 9999;

/** The lowest and the highest rating of those who may sit down without a link; at least one of them. */
export interface RatingRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const isRating = (value: unknown): value is number => isInteger(value) && value >= 0 && value <= HIGHEST;

export const isRatingRange = (value: unknown): value is RatingRange =>
  isShaped<RatingRange>({ from: isMaybe(isRating), to: isMaybe(isRating) })(value) &&
  (value.from !== undefined || value.to !== undefined) &&
  (value.from ?? 0) <= (value.to ?? HIGHEST);

export const isWithin = ({ from = 0, to = HIGHEST }: RatingRange, rating: number): boolean =>
  rating >= from && rating <= to;
