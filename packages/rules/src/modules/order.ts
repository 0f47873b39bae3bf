/** The turn order: random at first, then by money spent. */

import { NOBODY, NONE } from '../ids.ts';
import type { Seat } from '../ids.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { findStep } from '../steps.ts';
import type { StepRule, Table, Urn } from '../table.ts';
import { request } from './ask.ts';

/** A random turn order, drawn from an urn with one mark per seat. */
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

/** The first seat, drawn from an urn with one mark per seat. */
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

/** Chance decides who begins; the others follow in seat order. */
export const drawFirst: StepRule = (table, state) => {
  if (state.order[0] >= 0) return true;
  request(table, state, firstUrn, 1, NOBODY);
  return false;
};

/** People first, then automata, in seat order. */
export const keepSeatOrder: StepRule = (table, state, tell) => {
  const order = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  order.forEach((seat, position) => (state.order[position] = seat));
  tell?.({ event: 'ordered', order });
  return true;
};

/** Resets the money spent without changing the turn order. */
export const forgetSpending: StepRule = (_table, state) => {
  state.spent.fill(0);
  return true;
};

/** Whoever spent least goes first; ties keep their order. */
const orderBySpending = ({ order, spent }: State): Seat[] => [...order].toSorted((a, b) => spent[a] - spent[b]);

/** The order of the next round if this one ended now; undefined if it does not depend on spending. */
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
