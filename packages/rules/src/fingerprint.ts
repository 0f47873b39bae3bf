/**
 * A check value of a state. Cells are identified by name, and cells with their blank value add nothing,
 * so reordering a data file or adding a column does not change the value of an existing position.
 */

import { columns, scalars } from './layout.ts';
import type { Domain } from './layout.ts';
import { slugsOf } from './naming.ts';
import { mix, seedOf } from './noise.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Adjacent cells with the same kind of values, and stable numbers for them. */
interface Run {
  readonly start: number;
  readonly cells: Int32Array;
  /** By value, if values are ids; undefined if they are plain numbers. */
  readonly values: Int32Array | undefined;
}

const numberOf = (name: string): number => seedOf(name).low;

const makeRuns = (table: Table): Run[] => {
  const { start } = table.layout;
  const numbers = (domain: Domain | undefined): Int32Array | undefined =>
    domain && Int32Array.from(slugsOf(table, domain), numberOf);
  const names = (by: readonly Domain[]): string[] =>
    by.reduce<string[]>(
      (done, domain) => done.flatMap((name) => slugsOf(table, domain).map((slug) => `${name}/${slug}`)),
      [''],
    );
  return [
    ...scalars.flatMap((scalar, index) =>
      scalar.history
        ? []
        : {
            start: index,
            cells: Int32Array.of(numberOf(scalar.name)),
            values: numbers(scalar.values),
          },
    ),
    ...columns.map((column) => ({
      start: start[column.name],
      cells: Int32Array.from(names(column.by), (name) => numberOf(column.name + name)),
      values: numbers(column.values),
    })),
  ];
};

const sumOf = ({ start, cells, values }: Run, { cells: held, layout: { blank } }: State): number => {
  let sum = 0;
  for (let index = 0; index < cells.length; index++) {
    const value = held[start + index];
    if (value === blank[start + index]) continue;
    const number = values ? values[value] : value;
    sum = (sum + mix(cells[index] ^ Math.imul(number, 0x9e3779b1))) | 0;
  }
  return sum;
};

const runsOf = new WeakMap<Table, Run[]>();

/** 32 bits that two different positions of a table are very unlikely to share. */
export const fingerprint = (table: Table, state: State): number => {
  const runs = runsOf.get(table) ?? makeRuns(table);
  runsOf.set(table, runs);
  let sum = 0;
  for (const run of runs) sum = (sum + sumOf(run, state)) | 0;
  return sum >>> 0;
};
