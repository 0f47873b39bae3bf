/** What a seat may see. Everything that leaves a host is masked here; its log is masked by the record package. */

import type { GameEvent } from './events.ts';
import { NOBODY } from './ids.ts';
import type { Seat } from './ids.ts';
import { columns } from './layout.ts';
import type { Column } from './layout.ts';
import { State } from './state.ts';
import type { Table } from './table.ts';

declare const masked: unique symbol;

/** A state as one seat may see it; hidden cells hold `UNKNOWN`. */
export type View = State & { readonly [masked]: true };

export const UNKNOWN = -1;

const secrets = columns.filter(({ secret }) => secret !== undefined);

/** Hides a column, or the rows of all seats but one. */
const hide = (column: Column, rows: number, seen: number): void => {
  const width = column.length / rows;
  for (let row = 0; row < rows; row++) if (row !== seen) column.fill(UNKNOWN, row * width, (row + 1) * width);
};

/**
 * Hides what the layout declares secret. Sizes and open information stay, so a seat can work out which
 * cards it has not seen. Wild cards come from an open pile, so everybody knows who holds them.
 */
export const mask = (table: Table, state: State, seat: Seat, into: State = new State(table.layout)): View => {
  const view = into.copyFrom(state);
  for (const column of secrets) {
    if (column.secret === 'row') hide(view[column.name], table.seats, seat);
    if (column.secret === 'everybody') hide(view[column.name], 1, NOBODY);
  }
  for (const card of table.wilds) {
    for (let row = card as number; row < view.hand.length; row += table.cards.length) view.hand[row] = state.hand[row];
    view.deck[card] = state.deck[card];
  }
  return view as View;
};

/** An event as a seat may see it. */
export const maskEvent = (event: GameEvent, seat: Seat): GameEvent =>
  event.event === 'dealt' && event.seat !== seat ? { ...event, cards: undefined } : event;
