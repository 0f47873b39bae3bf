import type { Seat, State, Table } from '@coalbrook/rules';

import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** What money in hand brings: the first pounds most, and less when little is left to buy. */
export const worthOfMoney = (money: number, time: Time): number => {
  const use = Math.min(1, time.game / weights.thrift);
  return weights.pound * use * weights.comfort * Math.log1p(money / weights.comfort);
};

/** What an income marker brings; spaces within a level count a little, since the next tile builds on them. */
export const worthOfIncome = (table: Table, space: number, time: Time): number => {
  const { levelOf, lastSpace } = table.track;
  const level = (levelOf[Math.min(space, lastSpace)] + levelOf[Math.min(space + 1, lastSpace)]) / 2;
  return (level < 0 ? weights.burden : weights.payday) * time.paydays * level;
};

export const worthOfPurse = (table: Table, state: State, seat: Seat, time: Time): number =>
  worthOfMoney(state.money[seat], time) + worthOfIncome(table, state.income[seat], time);
