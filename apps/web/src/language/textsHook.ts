import { byCode } from './languages.ts';
import { useLanguage } from './useMessages.ts';

/**
 * A hook for texts that are not in the catalogue, because they are loaded only where they are shown. `files` has the
 * file of each language; `original` is what a language without one falls back to.
 */
export const textsHook = <Texts>(files: Readonly<Record<string, Texts>>, original: Texts): (() => Texts) => {
  const texts = byCode(files);
  return () => texts[useLanguage().code] ?? original;
};
