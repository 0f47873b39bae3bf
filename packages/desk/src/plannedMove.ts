/** A move that somebody suggests to the seat: which cards pay then, unless others are touched. */

import type { Action, CardId } from '@coalbrook/rules';

import type { RankedCard } from './cardUse.ts';

export interface PlannedMove {
  /** An action and the cards that pay for it; empty if nothing is suggested. */
  readonly suggestion: readonly Action[];
  /** Cards that this move or the one that it leads to is made with. */
  readonly keeps: readonly CardId[];
}

/** The cards of a hand such that those of a planned payment come first, and those that are to be kept last. */
export const ranksWith = (ranked: readonly RankedCard[], { suggestion, keeps }: PlannedMove): readonly RankedCard[] => {
  const spends = suggestion.flatMap((action) => (action.kind === 'discard' ? [action.card] : []));
  const rankOf = ({ card }: RankedCard): number => {
    const spent = spends.indexOf(card);
    return spent >= 0 ? spent - spends.length : Number(keeps.includes(card));
  };
  return ranked.toSorted((one, other) => rankOf(one) - rankOf(other));
};
