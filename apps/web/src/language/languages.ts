import { completed, english as original, finishedLanguages, languages } from '@coalbrook/words';
import type { Unfinished } from '@coalbrook/words';

import type { Settings } from '../settings/settings.ts';
import { english } from './english.ts';
import type { Messages } from './english.ts';

/** The code of a language from the path of a file in its folder: `./xx/messages.ts`. */
const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The exports of one file in every language folder, by language code. */
export const byCode = <Content>(files: Readonly<Record<string, Content>>): Readonly<Record<string, Content>> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [codeOf(path), content]));

/** The same for texts; what a language lacks is as in the original. */
export const textsByCode = <Texts extends object>(
  files: Readonly<Record<string, Unfinished<NoInfer<Texts>>>>,
  source: Texts,
): Readonly<Record<string, Texts>> =>
  Object.fromEntries(Object.entries(byCode(files)).map(([code, texts]) => [code, completed(texts, source)]));

const translations = textsByCode(
  import.meta.glob<Unfinished<Messages>>('./*/messages.ts', { eager: true, import: 'messages' }),
  english,
);

/** The texts of the page by language code; the words of the game come from the package of words. */
export const catalogues: Readonly<Record<string, Messages>> = { [original.code]: english, ...translations };

const finished: readonly string[] = finishedLanguages.map(({ code }) => code);

/** The browser's first language that is finished: others are for those who choose them. */
export const preferredLanguage = (wanted: readonly string[], known = finished): string =>
  wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]).find((code) => known.includes(code)) ?? original.code;

/** The next language, in a cycle. */
export const nextLanguage = (code: string, all = languages): (typeof all)[number] =>
  all[(all.findIndex((language) => language.code === code) + 1) % all.length];

/** The current language: the chosen one, or else the browser's. */
export const languageOf = ({ language }: Settings): string => language || preferredLanguage(navigator.languages);
