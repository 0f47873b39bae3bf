/** English as such: numerals, sums of money, lists, plurals. */

import type { Edition } from '@coalbrook/rules';

export type Currency = Edition['currency'];

const numerals = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** Romans had no nought. */
export const roman = (level: number): string => {
  if (level === 0) return '0';
  let rest = level;
  let text = '';
  for (const [value, numeral] of numerals) {
    for (; rest >= value; rest -= value) text += numeral;
  }
  return text;
};

export const sum = (amount: number, currency: Currency): string =>
  amount < 0 ? `−${currency}${-amount}` : `${currency}${amount}`;

/** Money gained or lost. */
export const signedSum = (amount: number, currency: Currency): string =>
  amount > 0 ? `+${sum(amount, currency)}` : sum(amount, currency);

/** One, two and three; or one, two or three. */
export const listed = (items: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items[items.length - 1]}`;

export const plural = (noun: string): string => {
  if (noun.endsWith('s')) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** A number with what it counts. */
export const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : plural(noun)}`;

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A noun with its article. */
export const one = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
