import { incomeLevel } from '@coalbrook/rules';
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

/** The income for a space of the marker. Progress within a level counts, since the next tile builds on it. */
export const worthOfIncome = (table: Table, space: number, time: Time): number => {
  const { levelOf, lastSpace } = table.track;
  const level = (levelOf[Math.min(space, lastSpace)] + levelOf[Math.min(space + 1, lastSpace)]) / 2;
  return weights.payday * time.paydays * level;
};

/** The money missing to pay a negative income in the next rounds. */
const shortfall = (table: Table, state: State, seat: Seat, time: Time): number =>
  Math.max(0, -incomeLevel(table, state, seat) * Math.min(FORESIGHT, time.paydays) - state.money[seat]);

export const worthOfPurse = (table: Table, state: State, seat: Seat, time: Time): number =>
  worthOfMoney(state.money[seat], time) +
  worthOfIncome(table, state.income[seat], time) -
  weights.shortfall * shortfall(table, state, seat, time);
