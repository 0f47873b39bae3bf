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

/** Every action costs a card and people share the deck evenly, so cards measure time. */
export const timeLeft = (table: Table, state: State, seat: Seat): Time => {
  const people = table.wish.seats;
  const deck = table.cards.reduce((sum, { copies }) => sum + copies, 0);
  const era = state.handSize[seat] + Math.max(0, state.deckSize - state.aside) / people;
  let game = era;
  for (let next = state.era + 1; next < table.eras.length; next++) {
    game += (deck - (table.start.aside[next] ?? 0)) / people;
  }
  const paydays = Math.max(0, game / ACTIONS_PER_ROUND - 1);
  return { era, game, paydays, tiles: outlookOf(table, state.era) };
};
