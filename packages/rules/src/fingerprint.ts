/**
 * A check value of a state. Cells are known by their names, and a cell that holds its blank value adds nothing,
 * so neither a new order in a data file nor a new column changes the value of an old position.
 */
import { columns, scalars, scalarValues } from './layout.ts';
import type { Domain } from './layout.ts';
import { slugsOf } from './naming.ts';
import { noise, seedOf } from './noise.ts';
import type { Seed } from './noise.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

interface CellKey {
  readonly seed: Seed;
  readonly blank: number;
  /** Stable numbers for values that are ids. */
  readonly values: readonly number[] | undefined;
}

const makeKeys = (table: Table): CellKey[] => {
  const valuesOf = (domain: Domain | undefined): readonly number[] | undefined =>
    domain && slugsOf(table, domain).map((slug) => seedOf(slug).low);
  const names = (by: readonly Domain[]): string[] =>
    by.reduce<string[]>(
      (done, domain) => done.flatMap((name) => slugsOf(table, domain).map((slug) => `${name}/${slug}`)),
      [''],
    );
  const single = scalars.map((scalar, index) => ({
    seed: seedOf(scalar),
    blank: table.layout.blank[index],
    values: valuesOf(scalarValues[scalar]),
  }));
  const wide = columns.flatMap((column) => {
    const values = valuesOf('values' in column ? column.values : undefined);
    return names(column.by).map((name) => ({ seed: seedOf(column.name + name), blank: column.blank, values }));
  });
  return [...single, ...wide];
};

const keysOf = new WeakMap<Table, CellKey[]>();

/** 32 bits that two different positions of a table are most unlikely to share. */
export const fingerprint = (table: Table, state: State): number => {
  let keys = keysOf.get(table);
  if (!keys) keysOf.set(table, (keys = makeKeys(table)));
  const { cells } = state;
  let sum = 0;
  for (let index = 0; index < cells.length; index++) {
    const { seed, blank, values } = keys[index];
    const value = cells[index];
    if (value !== blank) sum = (sum + noise(seed, values?.[value] ?? value)) | 0;
  }
  return sum >>> 0;
};
