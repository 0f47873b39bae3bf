import { orders } from './en/orders.ts';
import type { OrderTexts } from './en/orders.ts';
import { textsHook } from './textsHook.ts';

/** The texts about orders. */
export const useOrderTexts = textsHook(
  import.meta.glob<OrderTexts>('./*/orders.ts', { eager: true, import: 'orders' }),
  orders,
);
