/** English grammar: lists, plurals, articles. */

import type { Noun } from '../catalogue/noun.ts';
import { figure } from '../money.ts';

/** One, two and three; or one, two or three. */
export const listed = (items: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items[items.length - 1]}`;

export const plural = (noun: string): string => {
  if (noun.endsWith('s')) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** A noun for the catalogue; English has no genders. */
export const noun = (one: string, many = plural(one)): Noun => ({ one, many, gender: 'n' });

/** A number and its noun. */
export const counted = (count: number, word: string): string => `${figure(count)} ${count === 1 ? word : plural(word)}`;

/** A noun with its article. */
export const one = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** First, second, third; a plain number beyond that. */
export const ordinal = (nth: number): string => ordinals[nth] ?? `no. ${nth}`;

/** Leaves out the number 1. */
export const several = (count: number, word: string): string => (count === 1 ? word : `${count} ${word}`);

/** The owner of something; without a name, the actor. */
export const possessive = (owner: string | undefined): string => (owner === undefined ? 'own' : `${owner}’s`);
