/** Sells as many tiles as possible, at the least cost. */

import type { State, Table } from '@coalbrook/rules';

import type { SaleChoice } from './sale.ts';
import { waysToSell } from './saleWays.ts';
import type { SaleWay } from './saleWays.ts';

interface Solution {
  readonly count: number;
  readonly cost: number;
  readonly ways: readonly SaleWay[];
}

/** After so many trials, the first solution is good enough. */
const PATIENCE = 1500;

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
  let trials = 0;
  const solve = (index: number, from: State): Solution | undefined => {
    if (index === choices.length) return NOTHING;
    const key = `${index};${stockOf(table, from)}`;
    if (known.has(key)) return known.get(key);
    let best: Solution | undefined;
    for (const way of waysToSell(table, from, choices[index])) {
      trials++;
      if (best && trials > PATIENCE) break;
      const rest = solve(index + 1, way.after);
      const solution = rest && { count: rest.count + 1, cost: rest.cost + way.cost, ways: [way, ...rest.ways] };
      if (solution && isBetter(solution, best)) best = solution;
    }
    if (index >= wanted.length && (best?.count ?? 0) < choices.length - index) {
      const without = solve(index + 1, from);
      if (without && isBetter(without, best)) best = without;
    }
    known.set(key, best);
    return best;
  };
  return solve(0, state)?.ways;
};
