import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** Every set of options, the empty one first. */
const subsets = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>((sets, option) => [...sets, ...sets.map((set) => [...set, option])], [[]]);

export interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

/** Every edition with every number of seats and every set of options. */
export const allTables: readonly NamedTable[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) =>
    subsets(edition.options.map(({ slug }) => slug)).map((options) => {
      const table = makeTable(edition, seats, options);
      if (!table.ok) throw new Error(JSON.stringify(table.fault));
      return { name: [edition.slug, seats, ...options].join('-'), table: table.value };
    }),
  ),
);
