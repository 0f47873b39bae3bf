import { incomeLevel, oncePerTable } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Even at the end, keeping money is better than wasting it. */
const LEAST_USE = 0.02;

/** Rounds of negative income to save for. */
const FORESIGHT = 3;

/** Diminishing value of money, reduced further when little is left to buy. */
const worthOfMoney = (money: number, time: Time): number => {
  const use = Math.max(LEAST_USE, Math.min(1, time.game / weights.thrift));
  return weights.pound * use * weights.comfort * Math.log1p(money / weights.comfort);
};

/** The level that each space of the income track stands for. Progress within a level counts, since the next tile builds on it. */
const levelsAt = oncePerTable(({ track: { levelOf, lastSpace } }) =>
  Float64Array.from(
    { length: lastSpace + 1 },
    (_, space) => (levelOf[space] + levelOf[Math.min(space + 1, lastSpace)]) / 2,
  ),
);

/** What an income is worth for the rest of the game. */
export class IncomeWorth {
  readonly #levels: Float64Array;
  readonly #perLevel: number;

  constructor(table: Table, { paydays }: Time) {
    this.#levels = levelsAt(table);
    this.#perLevel = weights.payday * paydays;
  }

  /** For a space of the marker. */
  at(space: number): number {
    return this.#perLevel * this.#levels[Math.min(space, this.#levels.length - 1)];
  }
}

/** The money missing to pay a negative income in the next rounds. */
export const shortfall = (table: Table, state: State, seat: Seat, time: Time): number =>
  Math.max(0, -incomeLevel(table, state, seat) * Math.min(FORESIGHT, time.paydays) - state.money[seat]);

export const worthOfPurse = (table: Table, state: State, seat: Seat, time: Time): number =>
  worthOfMoney(state.money[seat], time) +
  new IncomeWorth(table, time).at(state.income[seat]) -
  weights.shortfall * shortfall(table, state, seat, time);
