import { english } from '@coalbrook/words';

import type { RatingTexts } from './en/ratings.ts';
import { ratings } from './en/ratings.ts';
import { byCode } from './languages.ts';

const texts: Readonly<Record<string, RatingTexts>> = {
  [english.code]: ratings,
  ...byCode(import.meta.glob<RatingTexts>('./*/ratings.ts', { eager: true, import: 'ratings' })),
};

/** The texts of ladders and players in a language, or in English if it has none. */
export const ratingTextsIn = (code: string): RatingTexts => texts[code] ?? ratings;
