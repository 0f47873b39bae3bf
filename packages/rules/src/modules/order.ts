/** The turn order: random at first, then by money spent. */

import { NOBODY } from '../ids.ts';
import type { Seat } from '../ids.ts';
import type { Step, Urn } from '../table.ts';
import { request } from './ask.ts';

/** Seats in a random order, drawn from an urn that holds one mark for each. */
export const orderUrn: Urn = {
  slug: 'order',
  secret: false,
  slugs: (table) => Array.from({ length: table.seats }, (_, seat) => String(seat)),
  counts: (table) => Array.from({ length: table.seats }, () => 1),
  receive(_table, state, drawn, tell) {
    drawn.forEach((seat, position) => (state.order[position] = seat as Seat));
    tell?.({ event: 'ordered', order: drawn as readonly Seat[] });
  },
};

export const drawOrder: Step = (table, state) => {
  if (state.order[0] >= 0) return true;
  request(table, state, orderUrn, table.seats, NOBODY);
  return false;
};

/** The seat that begins, drawn from one mark for each. */
export const firstUrn: Urn = {
  slug: 'first',
  secret: false,
  slugs: orderUrn.slugs,
  counts: orderUrn.counts,
  receive(table, state, [first], tell) {
    const order = Array.from({ length: table.seats }, (_, position) => ((first + position) % table.seats) as Seat);
    order.forEach((seat, position) => (state.order[position] = seat));
    tell?.({ event: 'ordered', order });
  },
};

/** Chance says who begins, and the others follow as they sit. */
export const drawFirst: Step = (table, state) => {
  if (state.order[0] >= 0) return true;
  request(table, state, firstUrn, 1, NOBODY);
  return false;
};

/** People sit before automata, and that is the order. */
export const keepSeatOrder: Step = (table, state, tell) => {
  const order = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  order.forEach((seat, position) => (state.order[position] = seat));
  tell?.({ event: 'ordered', order });
  return true;
};

/** The money beside the marks goes back; the order of play does not depend on it. */
export const forgetSpending: Step = (_table, state) => {
  state.spent.fill(0);
  return true;
};

/** Whoever spent least goes first; equal spenders keep their places. */
export const reorder: Step = (table, state, tell) => {
  const before = Array.from({ length: table.seats }, (_, position) => state.order[position]);
  const spent = Array.from({ length: table.seats }, (_, seat) => state.spent[seat]);
  const order = before.toSorted((a: Seat, b: Seat) => spent[a] - spent[b]);
  order.forEach((seat, position) => (state.order[position] = seat));
  state.spent.fill(0);
  tell?.({ event: 'reordered', order, spent });
  return true;
};
