import { oncePerTable } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** How much of the game is still to come for one seat. */
export interface Time {
  /** Actions until the era ends. */
  readonly era: number;
  /** Actions until the game ends. */
  readonly game: number;
  /** How often income will still be paid. */
  readonly paydays: number;
  /** What the rest holds for tiles on the board. */
  readonly tiles: Outlook;
}

const ACTIONS_PER_ROUND = 2;

/** A seat's actions in all eras after each. */
const actionsAfter = oncePerTable(({ eras, cards, start, wish }) => {
  const deck = cards.reduce((sum, { copies }) => sum + copies, 0);
  const actionsIn = eras.map(({ id }) => (deck - (start.aside[id] ?? 0)) / wish.seats);
  return eras.map(({ id }) => actionsIn.slice(id + 1).reduce((sum, actions) => sum + actions, 0));
});

/** Every action costs a card and people share the deck evenly, so cards measure time. */
export const timeLeft = (table: Table, state: State, seat: Seat): Time => {
  const era = state.handSize[seat] + Math.max(0, state.deckSize - state.aside) / table.wish.seats;
  const game = era + actionsAfter(table)[state.era];
  const paydays = Math.max(0, game / ACTIONS_PER_ROUND - 1);
  return { era, game, paydays, tiles: outlookOf(table, state.era) };
};
