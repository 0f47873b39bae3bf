import { english } from '@coalbrook/words';

import type { Introductions } from './en/learn.ts';
import { byCode } from './languages.ts';

/** The introductions by language code, loaded only by the screen that shows them. */
export const introductionsByCode = byCode(
  import.meta.glob<Introductions>('./*/learn.ts', { eager: true, import: 'introductions' }),
);

/** The introductions in a language, or in English if it has none. */
export const introductionsIn = (code: string): Introductions =>
  introductionsByCode[code] ?? introductionsByCode[english.code] ?? {};
