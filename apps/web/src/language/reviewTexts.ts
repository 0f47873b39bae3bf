import { review } from './en/review.ts';
import type { ReviewTexts } from './en/review.ts';
import { textsHook } from './textsHook.ts';

/** The review of a game. */
export const useReviewTexts = textsHook(
  import.meta.glob<ReviewTexts>('./*/review.ts', { eager: true, import: 'review' }),
  review,
);
