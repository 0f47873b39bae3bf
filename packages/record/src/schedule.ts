import { actionsIn, findStep } from '@coalbrook/rules';
import type { State, Table } from '@coalbrook/rules';

/** The number of cards each seat holds and how many can still be drawn, if everybody has followed the rules. */
export interface CardSchedule {
  readonly hands: readonly number[];
  readonly drawable: number;
  /** Cards that lie open to be taken. */
  readonly display: number;
}

/**
 * Card counts at a moment of an era, computed from hand size and actions alone.
 * `hands` is in turn order; `spent` is the number of actions taken in the current turn.
 */
export const scheduleAt = (
  table: Table,
  moment: Pick<State, 'era' | 'round' | 'turn' | 'order'>,
  spent: number,
  deck: number,
): CardSchedule => {
  const { hand } = table.start;
  const isPerson = (position: number): boolean => !table.automata[moment.order[position]];
  const hands = Array.from({ length: table.seats }, (_, position) => (isPerson(position) ? hand : 0));
  if (!findStep(table.course.afterTurn, 'refillHand')) {
    const { display = 0 } = table.start;
    const dealt = hands.reduce((sum, cards) => sum + cards, display);
    return { hands, display, drawable: deck - dealt };
  }
  let drawable = deck - hands.reduce((sum, cards) => sum + cards, 0);
  for (let round = 1; round <= moment.round; round++) {
    const actions = actionsIn(table, moment.era, round);
    const turns = round < moment.round ? table.seats : moment.turn;
    for (let turn = 0; turn < turns; turn++) {
      if (!isPerson(turn)) continue;
      const left = Math.max(0, hands[turn] - actions);
      const drawn = Math.min(hand - left, drawable);
      hands[turn] = left + drawn;
      drawable -= drawn;
    }
  }
  hands[moment.turn] = Math.max(0, hands[moment.turn] - spent);
  return { hands, display: 0, drawable };
};
