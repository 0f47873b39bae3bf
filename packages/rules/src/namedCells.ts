/**
 * A whole position as data, with everything hidden in it. Cells and values are named, and cells with their blank value
 * are left out, so that a later version can read it even if it has more columns or other ids.
 */

import { columns, scalars } from './layout.ts';
import type { Domain } from './layout.ts';
import { slugsOf } from './naming.ts';
import { State } from './state.ts';
import type { Table } from './table.ts';

/** Values by the name of their cell, such as `hand/0/worcester`. */
export type NamedCells = Readonly<Record<string, number | string>>;

/** How the cells of a table are called, and the values of those that hold ids. */
interface Naming {
  readonly values: readonly (readonly string[] | undefined)[];
  readonly cells: ReadonlyMap<string, number>;
  /** The names and values as parts of JSON. */
  readonly keys: readonly string[];
  readonly texts: readonly (readonly string[] | undefined)[];
}

const LARGEST = 0x7fff;

const makeNaming = (table: Table): Naming => {
  const names: string[] = [];
  const values: (readonly string[] | undefined)[] = [];
  const note = (name: string, domain: Domain | undefined): void => {
    names.push(name);
    values.push(domain && slugsOf(table, domain));
  };
  for (const { name, values: domain } of scalars) note(name, domain);
  for (const { name, by, values: domain } of columns) {
    const cells = by.reduce<readonly string[]>(
      (all, index) => all.flatMap((one) => slugsOf(table, index).map((slug) => `${one}/${slug}`)),
      [name],
    );
    // A column that the table does not need has no cells.
    for (const cell of cells.slice(0, table.layout.width[name])) note(cell, domain);
  }
  return {
    values,
    cells: new Map(names.map((name, index) => [name, index])),
    keys: names.map((name) => `${JSON.stringify(name)}:`),
    texts: values.map((slugs) => slugs?.map((slug) => JSON.stringify(slug))),
  };
};

const namings = new WeakMap<Table, Naming>();

const namingOf = (table: Table): Naming => {
  const naming = namings.get(table) ?? makeNaming(table);
  namings.set(table, naming);
  return naming;
};

/** The cells of a position as JSON. A server stores it with every turn, so it is put together from prepared parts. */
export const namedCellsText = (table: Table, { cells, layout: { blank } }: State): string => {
  const { keys, texts } = namingOf(table);
  let text = '';
  for (let index = 0; index < cells.length; index++) {
    const value = cells[index];
    if (value !== blank[index]) text += `${text === '' ? '' : ','}${keys[index]}${texts[index]?.[value] ?? value}`;
  }
  return `{${text}}`;
};

/** The position with these cells, or the first name that this version does not know or whose value it cannot hold. */
export const stateFromCells = (table: Table, named: NamedCells): State | { readonly unknown: string } => {
  const { cells, values } = namingOf(table);
  const state = new State(table.layout);
  for (const [name, given] of Object.entries(named)) {
    const index = cells.get(name);
    const value = typeof given === 'string' && index !== undefined ? values[index]?.indexOf(given) : given;
    const isKnown = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST;
    if (index === undefined || !isKnown || (typeof given === 'string' && value < 0)) return { unknown: name };
    state.cells[index] = value;
  }
  return state;
};
