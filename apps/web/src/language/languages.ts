import { english as original, languages } from '@coalbrook/words';

import type { Settings } from '../settings/settings.ts';
import { english } from './english.ts';
import type { Messages } from './english.ts';

/** The code of a language from the path of a file in its folder: `./xx/messages.ts`. */
const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The exports of one file in every language folder, by language code. */
export const byCode = <Content>(files: Readonly<Record<string, Content>>): Readonly<Record<string, Content>> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [codeOf(path), content]));

const translations = byCode(import.meta.glob<Messages>('./*/messages.ts', { eager: true, import: 'messages' }));

/** The texts of the page by language code; the words of the game come from the package of words. */
export const catalogues: Readonly<Record<string, Messages>> = { [original.code]: english, ...translations };

/** The browser's first language that has a catalogue. */
export const preferredLanguage = (wanted: readonly string[], known: object = catalogues): string =>
  wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]).find((code) => code in known) ?? original.code;

/** The next language, in a cycle. */
export const nextLanguage = (code: string, all = languages): (typeof all)[number] =>
  all[(all.findIndex((language) => language.code === code) + 1) % all.length];

/** The current language: the chosen one, or else the browser's. */
export const languageOf = ({ language }: Settings): string => language || preferredLanguage(navigator.languages);
