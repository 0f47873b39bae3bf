import { introductions } from './en/learn.ts';
import type { Introductions } from './en/learn.ts';
import { textsByCode } from './languages.ts';

/** The introductions by language code, loaded only by the screen that shows them. */
export const introductionsByCode = textsByCode(
  import.meta.glob<Introductions>('./*/learn.ts', { eager: true, import: 'introductions' }),
  introductions,
);

/** The introductions in a language, or in English if it has none. */
export const introductionsIn = (code: string): Introductions => introductionsByCode[code] ?? introductions;
