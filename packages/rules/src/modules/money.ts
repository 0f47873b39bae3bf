import type { Tell } from '../events.ts';
import type { Seat } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/**
 * Money spent lies beside the seat's mark until the round ends and decides the next turn order.
 * What an automaton does counts as paid: only its mark shows what it would have cost.
 */
export const pay = (table: Table, state: State, seat: Seat, amount: number, tell?: Tell): void => {
  if (!table.automata[seat]) charge(table, state, seat, amount, tell);
  state.spent[seat] += amount;
};

/** Takes money from a seat; where there is credit, it borrows as much as it lacks. */
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

/** What a seat can pay at once. */
export const fundsOf = (table: Table, state: State, seat: Seat): number =>
  table.credit ? Infinity : state.money[seat];

export const receive = (table: Table, state: State, seat: Seat, amount: number): void => {
  if (!table.automata[seat]) state.money[seat] += amount;
};

/** The income of a seat each round; an automaton has none. */
export const incomeLevel = (table: Table, state: State, seat: Seat): number =>
  table.automata[seat] ? 0 : table.track.levelOf[state.income[seat]];

/** Advances the income marker by spaces, never past the end of the track. */
export const raiseIncome = (table: Table, state: State, seat: Seat, spaces: number): void => {
  if (!table.automata[seat]) state.income[seat] = Math.min(state.income[seat] + spaces, table.track.lastSpace);
};

/** Adds points, or takes some away as far as there are any. Returns the change. */
export const addPoints = (state: State, seat: Seat, points: number): number => {
  const before = state.points[seat];
  state.points[seat] = Math.max(0, before + points);
  return state.points[seat] - before;
};
