/** German grammar: lists, genders and cases, the genitive of names. */

import type { Gender, Noun } from '../catalogue/noun.ts';
import { figure } from '../money.ts';

export const noun = (gender: Gender, one: string, many: string): Noun => ({ one, many, gender });

const joints = { and: 'und', or: 'oder' } as const;

/** Eins, zwei und drei; oder eins, zwei oder drei. */
export const listed = (items: readonly string[], joint: keyof typeof joints = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joints[joint]} ${items[items.length - 1]}`;

/** A number and its noun. */
export const counted = (count: number, { one, many }: Noun): string => `${figure(count)} ${count === 1 ? one : many}`;

const ordinals = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** Das erste, auf dem ersten; a plain number beyond that. */
export const ordinal = (nth: number, ending: 'e' | 'en'): string => {
  const stem = ordinals[nth];
  return stem === undefined ? `${nth}.` : `${stem}${ending}`;
};

/** In quotation marks; what is quoted in it gets single ones. */
export const quoted = (text: string): string => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

/** Leaves out the number 1. */
export const several = (count: number, word: string): string => (count === 1 ? word : `${count} ${word}`);

/** The plural after prepositions such as mit, von, aus. */
export const dativeMany = ({ many }: Noun): string => (/[ns]$/.test(many) ? many : `${many}n`);

/** The same with its number. */
export const countedDative = (count: number, word: Noun): string =>
  `${figure(count)} ${count === 1 ? word.one : dativeMany(word)}`;

/** Tinsleys, Owens, but Thomas’. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export type Case = 'nominative' | 'accusative' | 'dative';

type Forms = Readonly<Record<Case, Readonly<Record<Gender, string>>>>;

const definite: Forms = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
};

/** The endings of ein, kein and mein. */
const indefinite: Forms = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
};

/** The endings of adjectives that no article precedes, and of dieser. */
const strong: Forms = {
  nominative: { m: 'er', f: 'e', n: 'es' },
  accusative: { m: 'en', f: 'e', n: 'es' },
  dative: { m: 'em', f: 'er', n: 'em' },
};

export const theArticle = ({ gender }: Noun, kase: Case = 'nominative'): string => definite[kase][gender];

export const the = (word: Noun, kase: Case = 'nominative'): string => `${theArticle(word, kase)} ${word.one}`;

export const a = (word: Noun, kase: Case = 'nominative'): string => `ein${indefinite[kase][word.gender]} ${word.one}`;

export const no = (word: Noun, kase: Case = 'nominative'): string => `kein${indefinite[kase][word.gender]} ${word.one}`;

export const your = (word: Noun, kase: Case = 'nominative'): string =>
  `dein${indefinite[kase][word.gender]} ${word.one}`;

/** An adjective without an article: eigene, gesperrtes. */
export const bent = (adjective: string, { gender }: Noun, kase: Case = 'nominative'): string =>
  adjective + strong[kase][gender];

/** Weder Hafen noch Fernhafen; kein Hafen for a single thing. */
export const noneOf = (words: readonly Noun[]): string =>
  words.length === 1 ? no(words[0]) : `weder ${words.map(({ one }) => one).join(' noch ')}`;

// Nouns that are often counted.
export const tile = noun('n', 'Plättchen', 'Plättchen');
export const link = noun('f', 'Verbindung', 'Verbindungen');
export const point = noun('m', 'Siegpunkt', 'Siegpunkte');
export const player = noun('m', 'Spieler', 'Spieler');
export const card = noun('f', 'Karte', 'Karten');
export const action = noun('f', 'Aktion', 'Aktionen');
export const space = noun('n', 'Feld', 'Felder');
export const incomeSpace = noun('n', 'Einkommensfeld', 'Einkommensfelder');
