/** Cards that only a plan has dealt: in the game itself, nobody knows which ones will come. */

import type { CardId, Seat, View } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

interface PlannedHand {
  readonly steps: readonly LoggedStep[];
  readonly view: View;
  readonly seat: Seat;
  /** How many kinds of cards there are. */
  readonly kinds: number;
}

export interface DrawnCards {
  /** How many cards of each kind in the hand the plan has dealt; those that were held before it are spent first. */
  readonly held: ReadonlyMap<CardId, number>;
  /** Some of them have been spent. */
  readonly areSpent: boolean;
}

/** What a plan has dealt to a seat since it began. */
export const drawnCards = ({ steps, view, seat, kinds }: PlannedHand): DrawnCards => {
  const dealt = new Map<CardId, number>();
  for (const { events } of steps)
    for (const event of events)
      if (event.event === 'dealt' && event.seat === seat)
        for (const card of event.cards ?? []) dealt.set(card, (dealt.get(card) ?? 0) + 1);
  const held = new Map<CardId, number>();
  let areSpent = false;
  for (const [card, count] of dealt) {
    const now = view.hand[seat * kinds + card];
    if (now < count) areSpent = true;
    if (now > 0) held.set(card, Math.min(now, count));
  }
  return { held, areSpent };
};
