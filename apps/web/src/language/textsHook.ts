import type { Unfinished } from '@coalbrook/words';

import { textsByCode } from './languages.ts';
import { useLanguage } from './useMessages.ts';

/**
 * A hook for texts that are not in the catalogue, because they are loaded only where they are shown. `files` has the
 * file of each language; `original` has what a language lacks.
 */
export const textsHook = <Texts extends object>(
  files: Readonly<Record<string, Unfinished<NoInfer<Texts>>>>,
  original: Texts,
): (() => Texts) => {
  const texts = textsByCode(files, original);
  return () => texts[useLanguage().code] ?? original;
};
