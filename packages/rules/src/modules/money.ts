import type { Tell } from '../events.ts';
import type { Seat } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Money spent is recorded until the round ends and decides the next turn order.
 * Automata do not pay, but what they would have paid is recorded.
 */
export const pay = (table: Table, state: State, seat: Seat, amount: number, tell?: Tell): void => {
  if (!table.automata[seat]) charge(table, state, seat, amount, tell);
  state.spent[seat] += amount;
};

/** Takes money from a seat, which borrows what it lacks in games with credit. */
export const charge = (table: Table, state: State, seat: Seat, amount: number, tell: Tell): void => {
  const lacking = amount - state.money[seat];
  if (table.credit && lacking > 0) {
    const { unit } = table.credit;
    const count = Math.ceil(lacking / unit);
    state.loans[seat] += count;
    state.money[seat] += count * unit;
    tell?.({ event: 'lent', seat, amount: count * unit });
  }
  state.money[seat] -= amount;
};

/** The most that a seat can pay now. */
export const fundsOf = (table: Table, state: State, seat: Seat): number =>
  table.credit ? Infinity : state.money[seat];

export const receive = (table: Table, state: State, seat: Seat, amount: number): void => {
  if (!table.automata[seat]) state.money[seat] += amount;
};

/** A seat's income each round; automata have none. */
export const incomeLevel = (table: Table, state: State, seat: Seat): number =>
  table.automata[seat] ? 0 : table.track.levelOf[state.income[seat]];

/** Advances the income marker by spaces, never past the end of the track. */
export const raiseIncome = (table: Table, state: State, seat: Seat, spaces: number): void => {
  if (!table.automata[seat]) state.income[seat] = Math.min(state.income[seat] + spaces, table.track.lastSpace);
};

/** Adds or takes points, but not below 0. Returns the change. */
export const addPoints = (state: State, seat: Seat, points: number): number => {
  const before = state.points[seat];
  state.points[seat] = Math.max(0, before + points);
  return state.points[seat] - before;
};
