import type { Seat } from '../ids.ts';
import type { Step } from '../table.ts';

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
