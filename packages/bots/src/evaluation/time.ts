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

/** Every action costs a card and people share the deck evenly, so cards measure time. */
export const timeLeft = (table: Table, state: State, seat: Seat): Time => {
  const people = table.wish.seats;
  const deck = table.cards.reduce((sum, { copies }) => sum + copies, 0);
  const era = state.handSize[seat] + Math.max(0, state.deckSize - state.aside) / people;
  let game = era;
  for (let next = state.era + 1; next < table.eras.length; next++) {
    game += (deck - (table.start.aside[next] ?? 0)) / people;
  }
  return { era, game, paydays: Math.max(0, game / ACTIONS_PER_ROUND - 1) };
};

/** Whether a tile would stay on the board when the era ends and another follows. */
export const lasts = (table: Table, state: State, tile: Tile): boolean =>
  tile.level > 1 && state.era + 1 < table.eras.length;

/** How often a flipped tile will score. */
export const scorings = (table: Table, state: State, tile: Tile): number =>
  lasts(table, state, tile) ? table.eras.length - state.era : 1;
