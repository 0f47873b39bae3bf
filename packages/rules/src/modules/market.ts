/** The price ladders: cubes fill the most expensive spaces first and are bought from the cheapest. */

import type { Market } from '../board/parts.ts';
import type { Tell } from '../events.ts';
import type { CargoId, Seat, SiteId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { pay, receive } from './money.ts';

const marketOf = (table: Table, cargo: CargoId): Market => {
  const market = table.markets[cargo];
  if (!market) throw new Error(`no market deals in cargo ${cargo}`);
  return market;
};

/** The total price of cubes bought one at a time. */
export const costOfCubes = (table: Table, state: State, cargo: CargoId, count: number): number => {
  const { spaces, emptyPrice } = marketOf(table, cargo);
  let stock = state.market[cargo];
  let cost = 0;
  for (let bought = 0; bought < count; bought++) {
    cost += stock > 0 ? spaces[spaces.length - stock] : emptyPrice;
    if (stock > 0) stock--;
  }
  return cost;
};

export const buyCube = (table: Table, state: State, seat: Seat, cargo: CargoId, tell: Tell): void => {
  const price = costOfCubes(table, state, cargo, 1);
  if (state.market[cargo] > 0) state.market[cargo]--;
  pay(table, state, seat, price, tell);
  tell?.({ event: 'bought', seat, cargo, price });
};

/** Moves cubes from a tile to free spaces of the market, most expensive first, and pays the seat for each. */
export const moveCubesToMarket = (
  table: Table,
  state: State,
  seat: Seat,
  site: SiteId,
  cargo: CargoId,
  tell: Tell,
): void => {
  const { spaces } = marketOf(table, cargo);
  let count = 0;
  let money = 0;
  while (state.cubes[site] > 0 && state.market[cargo] < spaces.length) {
    money += spaces[spaces.length - 1 - state.market[cargo]];
    state.market[cargo]++;
    state.cubes[site]--;
    count++;
  }
  if (count === 0) return;
  receive(table, state, seat, money);
  tell?.({ event: 'marketed', seat, site, cargo, count, money });
};
