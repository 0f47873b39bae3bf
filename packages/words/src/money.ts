/** Figures and sums of money, written the same way in every language. */

import type { Edition } from '@coalbrook/rules';

export type Currency = Edition['currency'];

/** A figure, with a true minus sign. */
export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

export const sum = (amount: number, currency: Currency): string =>
  amount < 0 ? `−${currency}${-amount}` : `${currency}${amount}`;

/** Money gained or lost. */
export const signedSum = (amount: number, currency: Currency): string =>
  amount > 0 ? `+${sum(amount, currency)}` : sum(amount, currency);
