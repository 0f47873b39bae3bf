/** What one leaves for one’s next turns, as it is changed piece by piece. */

import { MOST_CHOICES } from '@coalbrook/wire/online';
import type { LeftOrder, OrderChoice, TurnChoices } from '@coalbrook/wire/online';

export type OrderedTurns = readonly TurnChoices[];

/** What is left for each turn; nothing of an order that has failed. */
export const turnsOf = (order: LeftOrder | undefined): OrderedTurns => {
  if (!order || order.failed) return [];
  const { draft, limit, turns } = order;
  return turns ?? [[{ when: [], draft, limit }]];
};

const isForOthers = ({ when }: OrderChoice): boolean => when.length === 0;

/**
 * A choice for a turn, counted from 0. Without conditions it takes the place of what was left for every other case;
 * else it comes after those with conditions. Undefined if there are too many.
 */
export const withChoice = (turns: OrderedTurns, at: number, choice: OrderChoice): OrderedTurns | undefined => {
  const choices = turns[at] ?? [];
  const others = choices.filter(isForOthers);
  const conditional = choices.filter((one) => !isForOthers(one));
  const changed = isForOthers(choice) ? [...conditional, choice] : [...conditional, choice, ...others];
  return changed.length > MOST_CHOICES ? undefined : [...turns.slice(0, at), changed, ...turns.slice(at + 1)];
};

/** Without one choice. A turn for which nothing is left takes the one after it along. */
export const withoutChoice = (turns: OrderedTurns, at: number, index: number): OrderedTurns => {
  const choices = turns[at].toSpliced(index, 1);
  return choices.length === 0 ? turns.slice(0, at) : turns.with(at, choices);
};

/** The single turn without conditions that is left, as every server understands it. */
export const plainTurn = (turns: OrderedTurns): OrderChoice | undefined =>
  turns.length === 1 && turns[0].length === 1 && isForOthers(turns[0][0]) ? turns[0][0] : undefined;
