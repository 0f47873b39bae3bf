/**
 * A check value of a state. Cells are identified by name, and cells with their blank value add nothing,
 * so reordering a data file or adding a column does not change the value of an existing position.
 */

import { columns, scalars } from './layout.ts';
import type { Domain } from './layout.ts';
import { slugsOf } from './naming.ts';
import { mix, seedOf } from './noise.ts';
import { oncePerTable } from './oncePerTable.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** What a cell is called, as a number. Cells of history are not part of the position. */
interface Cell {
  readonly name: number;
  /** Stable numbers by value, if values are ids; undefined if they are plain numbers. */
  readonly values: Int32Array | undefined;
}

const numberOf = (name: string): number => seedOf(name).low;

const cellsOf = oncePerTable((table: Table): readonly (Cell | undefined)[] => {
  const cells: (Cell | undefined)[] = Array.from({ length: table.layout.length });
  const numbers = (domain: Domain | undefined): Int32Array | undefined =>
    domain && Int32Array.from(slugsOf(table, domain), numberOf);
  const names = (by: readonly Domain[]): string[] =>
    by.reduce<string[]>(
      (done, domain) => done.flatMap((name) => slugsOf(table, domain).map((slug) => `${name}/${slug}`)),
      [''],
    );
  scalars.forEach((scalar, index) => {
    if (!scalar.history) cells[index] = { name: numberOf(scalar.name), values: numbers(scalar.values) };
  });
  for (const column of columns) {
    const values = numbers(column.values);
    names(column.by).forEach((name, index) => {
      cells[table.layout.start[column.name] + index] = { name: numberOf(column.name + name), values };
    });
  }
  return cells;
});

/**
 * Fingerprints of states of one table. Only the cells that differ from those of the last state are counted again, so
 * those of positions that follow each other cost least.
 */
export class Fingerprints {
  readonly #cells: readonly (Cell | undefined)[];
  readonly #blank: ArrayLike<number>;
  /** The cells of the last state; blank ones add nothing. */
  readonly #last: Int16Array;
  #sum = 0;

  constructor(table: Table) {
    this.#cells = cellsOf(table);
    this.#blank = table.layout.blank;
    this.#last = table.layout.blank.slice();
  }

  /** 32 bits that two different positions of a table are very unlikely to share. */
  of({ cells }: State): number {
    const last = this.#last;
    for (let index = 0; index < last.length; index++) {
      const value = cells[index];
      if (value === last[index]) continue;
      this.#sum = (this.#sum + this.#share(index, value) - this.#share(index, last[index])) | 0;
      last[index] = value;
    }
    return this.#sum >>> 0;
  }

  /** What one cell adds. */
  #share(index: number, value: number): number {
    const cell = this.#cells[index];
    if (!cell || value === this.#blank[index]) return 0;
    const number = cell.values ? cell.values[value] : value;
    return mix(cell.name ^ Math.imul(number, 0x9e3779b1));
  }
}

/** The fingerprint of a single state. */
export const fingerprint = (table: Table, state: State): number => new Fingerprints(table).of(state);
