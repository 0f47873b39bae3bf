import { ratings } from './en/ratings.ts';
import type { RatingTexts } from './en/ratings.ts';
import { textsHook } from './textsHook.ts';

/** The texts of ladders and players. */
export const useRatingTexts = textsHook(
  import.meta.glob<RatingTexts>('./*/ratings.ts', { eager: true, import: 'ratings' }),
  ratings,
);
