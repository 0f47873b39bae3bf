/** The rules texts, each loaded on demand. */

import { english } from '@coalbrook/words';

import { readRules } from './readRules.ts';
import type { Block } from './readRules.ts';

const files = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

/** By name, with a language code for translations: `birmingham` and `birmingham.xx`. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\//, '').replace(/\.md$/, ''), load] as const),
);

/** The texts, without translations. */
export const rulesTexts: readonly string[] = [...byName.keys()].filter((name) => !name.includes('.'));

export interface RulesText {
  readonly blocks: readonly Block[];
  /** There is no text in the requested language. */
  readonly isUntranslated: boolean;
}

const read = new Map<string, Promise<RulesText | undefined>>();

const fetchText = async (name: string, language: string): Promise<RulesText | undefined> => {
  const translated = language === english.code ? undefined : byName.get(`${name}.${language}`);
  const load = translated ?? byName.get(name);
  if (!load) return undefined;
  return { blocks: readRules(await load()), isUntranslated: language !== english.code && !translated };
};

/** A text in a language, falling back to English; undefined for unknown names. The same text gives the same promise. */
export const loadRules = (name: string, language: string): Promise<RulesText | undefined> => {
  const key = `${name}.${language}`;
  const known = read.get(key);
  if (known) return known;
  const promise = fetchText(name, language);
  read.set(key, promise);
  // Try again next time if loading failed.
  promise.catch(() => read.delete(key));
  return promise;
};
