import type { TurnTrial } from '@coalbrook/host';
import type { OrderChoice, OrderTrouble } from '@coalbrook/wire/online';

/** What becomes of an order now: so many of its steps are played, or it is not carried out. */
export type OrderVerdict = { readonly played: number } | { readonly why: OrderTrouble };

/** Every step must be legal, the turn whole, and within the limit. Something hidden in the middle ends the order. */
export const judge = (
  { limit }: Pick<OrderChoice, 'limit'>,
  { count, stage, cost, refused }: TurnTrial,
): OrderVerdict => {
  if (refused === 'unreadable') return { why: { trouble: 'unreadable', step: count } };
  if (refused) return { why: { trouble: 'refused', step: count, refusal: refused } };
  if (stage === 'open') return { why: { trouble: 'incomplete' } };
  return limit !== undefined && cost > limit ? { why: { trouble: 'dear', cost, limit } } : { played: count };
};
