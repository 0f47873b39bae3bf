/** Sells as many tiles as possible, at little cost. */

import type { State, Table } from '@coalbrook/rules';

import type { SaleChoice } from './sale.ts';
import { waysToSell } from './saleWays.ts';
import type { SaleWay } from './saleWays.ts';

interface Solution {
  readonly count: number;
  readonly cost: number;
  readonly ways: readonly SaleWay[];
}

/** How many more positions are looked at once everything is sold: only the cost could become less. */
const CARE = 40;
/** After so many positions, the first way that works is good enough. */
const PATIENCE = 400;

const NOTHING: Solution = { count: 0, cost: 0, ways: [] };

const isBetter = (one: Solution, other: Solution | undefined): boolean =>
  !other || one.count > other.count || (one.count === other.count && one.cost < other.cost);

/** What sales use up. Positions that agree in it allow the same sales. */
const stockOf = (table: Table, { cubes, barrel, used, flipped }: State): string =>
  [...cubes, ...barrel, ...used, ...table.outlets.map(({ port }) => (port === undefined ? 0 : flipped[port]))].join();

/**
 * How to sell all tiles that are `wanted`, and as many `others` as possible; undefined if not all wanted ones can be sold.
 * One way for each tile, in the given order.
 */
export const solveSales = (
  table: Table,
  state: State,
  wanted: readonly SaleChoice[],
  others: readonly SaleChoice[] = [],
): readonly SaleWay[] | undefined => {
  const choices = [...wanted, ...others];
  const known = new Map<string, Solution | undefined>();
  let looks = 0;
  let most = PATIENCE;
  const solve = (index: number, from: State, sold: number): Solution | undefined => {
    if (index === choices.length) {
      if (sold === index) most = Math.min(most, looks + CARE);
      return NOTHING;
    }
    const key = `${index};${stockOf(table, from)}`;
    if (known.has(key)) return known.get(key);
    looks++;
    const left = choices.length - index;
    let best: Solution | undefined;
    for (const way of waysToSell(table, from, choices[index])) {
      if (best && looks > most) break;
      const rest = solve(index + 1, way.after, sold + 1);
      const solution = rest && { count: rest.count + 1, cost: rest.cost + way.cost, ways: [way, ...rest.ways] };
      if (solution && isBetter(solution, best)) best = solution;
    }
    if (index >= wanted.length && (best?.count ?? 0) < left) {
      const without = solve(index + 1, from, sold);
      if (without && isBetter(without, best)) best = without;
    }
    known.set(key, best);
    return best;
  };
  return solve(0, state, 0)?.ways;
};
