/** What a seat may see. Everything that leaves a host is masked here; its log is masked by the record package. */

import type { GameEvent } from './events.ts';
import { NOBODY } from './ids.ts';
import type { Seat } from './ids.ts';
import { columns } from './layout.ts';
import { oncePerTable } from './oncePerTable.ts';
import { State } from './state.ts';
import type { Table } from './table.ts';

declare const masked: unique symbol;

/** A state as one seat may see it; hidden cells hold `UNKNOWN`. */
export type View = State & { readonly [masked]: true };

export const UNKNOWN = -1;

const secrets = columns.filter(({ secret }) => secret !== undefined);

const findHidden = (table: Table, seat: Seat): Uint8Array => {
  const { start, width, length } = table.layout;
  const hidden = new Uint8Array(length);
  for (const { name, secret } of secrets) {
    hidden.fill(1, start[name], start[name] + width[name]);
    const own = start[name] + (seat * width[name]) / table.seats;
    if (secret === 'row' && seat !== NOBODY) hidden.fill(0, own, own + width[name] / table.seats);
  }
  for (const card of table.wilds) {
    for (let row = card as number; row < width.hand; row += table.cards.length) hidden[start.hand + row] = 0;
    hidden[start.deck + card] = 0;
  }
  return hidden;
};

interface Hidden {
  readonly bySeat: ReadonlyMap<Seat, Uint8Array>;
  readonly fromNobody: Uint8Array;
}

const hiddenAt = oncePerTable((table): Hidden => {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  return {
    bySeat: new Map(seats.map((seat) => [seat, findHidden(table, seat)])),
    fromNobody: findHidden(table, NOBODY),
  };
});

/**
 * Which cells a seat may not see, as a 1 for each: what the layout declares secret. Sizes and open information stay, so
 * a seat can work out which cards it has not seen. Wild cards come from an open pile, so everybody knows who holds them.
 */
export const hiddenFrom = (table: Table, seat: Seat): Uint8Array => {
  const hidden = hiddenAt(table);
  return hidden.bySeat.get(seat) ?? hidden.fromNobody;
};

const hide = (table: Table, cells: Int16Array, seat: Seat): void => {
  const hidden = hiddenFrom(table, seat);
  for (let index = 0; index < hidden.length; index++) if (hidden[index] === 1) cells[index] = UNKNOWN;
};

/** A state as a seat may see it. */
export const mask = (table: Table, state: State, seat: Seat, into: State = new State(table.layout)): View => {
  const view = into.copyFrom(state);
  hide(table, view.cells, seat);
  return view as View;
};

/** Only the cells of a state as a seat may see it. */
export const maskCells = (table: Table, { cells }: State, seat: Seat): Int16Array => {
  const seen = cells.slice();
  hide(table, seen, seat);
  return seen;
};

/** An event as a seat may see it. */
export const maskEvent = (event: GameEvent, seat: Seat): GameEvent =>
  event.event === 'dealt' && event.seat !== seat ? { ...event, cards: undefined } : event;
