/** The rules texts of the house, each fetched when somebody wants to read it. */

import { english } from '@coalbrook/words';

import { readRules } from './readRules.ts';
import type { Block } from './readRules.ts';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** By name, with the code of its language if it is a translation: `birmingham` and `birmingham.xx`. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\//, '').replace(/\.md$/, ''), load] as const),
);

/** Texts in their first language. */
export const rulesTexts: readonly string[] = [...byName.keys()].filter((name) => !name.includes('.'));

export interface RulesText {
  readonly blocks: readonly Block[];
  /** There is no text in the language that was asked for. */
  readonly isUntranslated: boolean;
}

const read = new Map<string, Promise<RulesText | undefined>>();

const fetchText = async (name: string, language: string): Promise<RulesText | undefined> => {
  const translated = language === english.code ? undefined : byName.get(`${name}.${language}`);
  const load = translated ?? byName.get(name);
  if (!load) return undefined;
  return { blocks: readRules(await load()), isUntranslated: language !== english.code && !translated };
};

/** A text in a language, or in English; nothing where there is none of that name. The same promise for the same text. */
export const loadRules = (name: string, language: string): Promise<RulesText | undefined> => {
  const key = `${name}.${language}`;
  const known = read.get(key);
  if (known) return known;
  const promise = fetchText(name, language);
  read.set(key, promise);
  // A text that could not be fetched may be there the next time.
  promise.catch(() => read.delete(key));
  return promise;
};
