import { parseStep } from '@coalbrook/desk';
import { parseCondition } from '@coalbrook/record';
import { cite, refuse } from '@coalbrook/rules';
import type { Action, CardId, Seat, State, Table } from '@coalbrook/rules';
import type { Denial } from '@coalbrook/wire';
import type { OrderChoice, TurnChoices } from '@coalbrook/wire/online';

/** In place of the number of a step: a condition cannot be read. */
const CONDITION = -1;

/** A card that actions spend and a seat does not hold, unless it can come to it within its turn. */
const missingCard = (table: Table, { hand }: State, seat: Seat, actions: readonly Action[]): CardId | undefined => {
  const spent = actions.flatMap((action) => (action.kind === 'build' || action.kind === 'discard' ? action.card : []));
  const taken = actions.flatMap((action) => (action.kind === 'draw' ? action.card : []));
  const count = (cards: readonly number[], wanted: CardId): number => cards.filter((card) => card === wanted).length;
  const held = (card: CardId): number => hand[seat * table.cards.length + card];
  return spent.find((card) => !table.wilds.includes(card) && count(spent, card) > held(card) + count(taken, card));
};

/** Reads the steps of a turn; the number of the first that cannot be read. */
const readSteps = (table: Table, draft: readonly string[]): readonly Action[] | number => {
  const actions: Action[] = [];
  for (const [step, text] of draft.entries()) {
    const read = parseStep(table, text);
    if (!read.ok) return step;
    actions.push(...read.value);
  }
  return actions;
};

/** What of a choice cannot be read: a step, or a condition. */
const unreadIn = (table: Table, { when, draft }: OrderChoice): number | undefined => {
  if (when.some((text) => !parseCondition(table, text))) return CONDITION;
  const read = readSteps(table, draft);
  return typeof read === 'number' ? read : undefined;
};

/**
 * Why something can never be played in the next turns of a seat, whatever others do: it cannot be read, or names a card
 * that the seat does not hold, or will have spent by then.
 */
export const orderFault = (
  table: Table,
  now: State,
  seat: Seat,
  [first, second = []]: readonly TurnChoices[],
): Denial | undefined => {
  for (const choice of [...first, ...second]) {
    const step = unreadIn(table, choice);
    if (step !== undefined) return { denied: 'unreadable', step };
  }
  const actionsOf = ({ draft }: OrderChoice): readonly Action[] => {
    const read = readSteps(table, draft);
    return typeof read === 'number' ? [] : read;
  };
  const refused = (card: CardId): Denial => ({
    denied: 'refused',
    refusal: cite(table, refuse('cardNotHeld', { card })),
  });
  for (const choice of first) {
    const card = missingCard(table, now, seat, actionsOf(choice));
    if (card !== undefined) return refused(card);
  }
  const before = first.filter(({ draft }) => draft.length > 0).map(actionsOf);
  for (const choice of second) {
    const missing = before.map((spent) => missingCard(table, now, seat, [...spent, ...actionsOf(choice)]));
    if (missing[0] !== undefined && !missing.includes(undefined)) return refused(missing[0]);
  }
  return undefined;
};
