import type { Seat, State, Table, Tile } from '@coalbrook/rules';

/** How much of the game is still to come for one seat. */
export interface Time {
  /** Actions until the era ends. */
  readonly era: number;
  /** Actions until the game ends. */
  readonly game: number;
  /** How often income will still be paid. */
  readonly paydays: number;
}

const ACTIONS_PER_ROUND = 2;

/** Every action costs a card and the deck is shared evenly, so the cards tell the time. */
export const timeLeft = (table: Table, state: State, seat: Seat): Time => {
  const erasToCome = table.eras.length - 1 - state.era;
  const deck = table.cards.reduce((sum, { copies }) => sum + copies, 0);
  const era = state.handSize[seat] + Math.max(0, state.deckSize - state.aside) / table.seats;
  const game = era + (erasToCome * deck) / table.seats;
  return { era, game, paydays: Math.max(0, game / ACTIONS_PER_ROUND - 1) };
};

/** Whether a tile would stay on the board when the era ends and another follows. */
export const lasts = (table: Table, state: State, tile: Tile): boolean =>
  tile.level > 1 && state.era + 1 < table.eras.length;

/** How often a flipped tile will score. */
export const scorings = (table: Table, state: State, tile: Tile): number =>
  lasts(table, state, tile) ? table.eras.length - state.era : 1;
