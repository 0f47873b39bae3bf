/** What an unfinished turn offers, whatever is selected. */

import type { ActionOf, CardId, View } from '@coalbrook/rules';

import { rankCards } from './cardUse.ts';
import type { RankedCard } from './cardUse.ts';
import type { Frame } from './frame.ts';
import { offersOf } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import { ranksWith } from './plannedMove.ts';
import type { PlannedMove } from './plannedMove.ts';
import type { SeatTurn } from './seatTurn.ts';
import { endingAt, stoppingAt } from './stopping.ts';
import type { Stopping } from './stopping.ts';
import { viewOf } from './viewOf.ts';

export interface TurnOffers {
  readonly frame: Frame;
  /** Whether the player decides now. */
  readonly isOpen: boolean;
  /** The position with the unfinished turn. */
  readonly view: View;
  /** Every legal action. */
  readonly offers: readonly TargetedAction[];
  /** What could be done instead of another step of the action in progress. */
  readonly stopping: Stopping | undefined;
  /** What ends the action in progress if that completes the turn. */
  readonly ending: ActionOf<'stop'> | undefined;
  /** The cards of the hand, the least useful first, or as somebody has planned it. */
  readonly ranked: readonly RankedCard[];
  /** The same without the reasons. */
  readonly ranking: readonly CardId[];
}

export const offeredIn = (turn: SeatTurn, plan: PlannedMove | undefined): TurnOffers => {
  const { table, frame } = turn;
  const isOpen = turn.isLive && frame.stage === 'open';
  const view = viewOf(table, frame.cells);
  const useful = isOpen ? rankCards(table, view) : [];
  const ranked = plan ? ranksWith(useful, plan) : useful;
  return {
    frame,
    isOpen,
    view,
    offers: isOpen ? offersOf(table, view, frame.legal, plan?.suggestion[0]) : [],
    stopping: isOpen ? stoppingAt(table, turn, frame) : undefined,
    ending: isOpen ? endingAt(turn, frame) : undefined,
    ranked,
    ranking: ranked.map(({ card }) => card),
  };
};
