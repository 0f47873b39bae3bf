import { english } from '@coalbrook/words';

import { orders } from './en/orders.ts';
import type { OrderTexts } from './en/orders.ts';
import { byCode } from './languages.ts';

const texts: Readonly<Record<string, OrderTexts>> = {
  [english.code]: orders,
  ...byCode(import.meta.glob<OrderTexts>('./*/orders.ts', { eager: true, import: 'orders' })),
};

/** The texts about orders in a language, or in English. Only online tables load them. */
export const orderTextsIn = (code: string): OrderTexts => texts[code] ?? orders;
