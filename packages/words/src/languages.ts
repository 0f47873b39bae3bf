import { english } from './english/english.ts';
import { german } from './german/german.ts';
import type { Language } from './language.ts';

export const languages: readonly Language[] = [english, german];

/** By its code, or by a longer one such as `de-AT`. */
export const findLanguage = (code: string): Language | undefined =>
  languages.find((language) => language.code === code.toLowerCase().split('-', 1)[0]);
