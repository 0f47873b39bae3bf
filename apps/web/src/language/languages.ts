import type { Settings } from '../settings/settings.ts';
import { english as englishMessages } from './english.ts';
import type { Messages } from './english.ts';
import { german as germanMessages } from './german.ts';

/** The texts of the page by language code; the words of the game come from the package of words. */
export const catalogues: Readonly<Record<string, Messages>> = { en: englishMessages, de: germanMessages };

/** The first language of the browser that there is a catalogue for. */
export const preferredLanguage = (wanted: readonly string[]): string =>
  wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code in catalogues) ?? 'en';

/** The language that is spoken now: the chosen one, else that of the browser. */
export const languageOf = ({ language }: Settings): string => language || preferredLanguage(navigator.languages);
