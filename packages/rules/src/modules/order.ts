/** The turn order: random at first, then by money spent. */

import { NOBODY, NONE } from '../ids.ts';
import type { Seat } from '../ids.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { findStep } from '../steps.ts';
import type { StepRule, Table, Urn } from '../table.ts';
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

export const drawOrder: StepRule = (table, state) => {
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
export const drawFirst: StepRule = (table, state) => {
  if (state.order[0] >= 0) return true;
  request(table, state, firstUrn, 1, NOBODY);
  return false;
};

/** People sit before automata, and that is the order. */
export const keepSeatOrder: StepRule = (table, state, tell) => {
  const order = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  order.forEach((seat, position) => (state.order[position] = seat));
  tell?.({ event: 'ordered', order });
  return true;
};

/** The money beside the marks goes back; the order of play does not depend on it. */
export const forgetSpending: StepRule = (_table, state) => {
  state.spent.fill(0);
  return true;
};

/** Whoever spent least goes first; equal spenders keep their places. */
const orderBySpending = ({ order, spent }: State): Seat[] => [...order].toSorted((a, b) => spent[a] - spent[b]);

/** The order of the next round if this one ended now; nothing where it does not depend on spending. */
export const nextOrder = (table: Table, state: State): readonly Seat[] | undefined => {
  const isRunning = state.order[0] !== NONE && phases[state.phase] !== 'over';
  return isRunning && findStep(table.course.roundEnd, 'reorder') ? orderBySpending(state) : undefined;
};

export const reorder: StepRule = (_table, state, tell) => {
  const order = orderBySpending(state);
  const spent = [...state.spent];
  order.forEach((seat, position) => (state.order[position] = seat));
  state.spent.fill(0);
  tell?.({ event: 'reordered', order, spent });
  return true;
};
