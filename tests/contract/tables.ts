import { birmingham, editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table, Wish } from '@coalbrook/rules';

/** Every set of options, the empty one first. */
const subsets = (options: readonly string[]): string[][] =>
  options.reduce<string[][]>((sets, option) => [...sets, ...sets.map((set) => [...set, option])], [[]]);

export interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

/** The table of a wish; nothing where the edition refuses it because it does not go together. */
const tableOf = (edition: Edition, wish: Wish): NamedTable[] => {
  const table = makeTable(edition, wish);
  if (!table.ok) {
    if (table.fault.every(({ problem }) => problem === 'impossible')) return [];
    throw new Error(JSON.stringify(table.fault));
  }
  const company = (wish.automata ?? []).map((automaton) => automaton.replaceAll(/\W/g, '-'));
  return [{ name: [edition.slug, wish.seats, ...company, ...(wish.options ?? [])].join('-'), table: table.value }];
};

/** Every edition with every number of people and every set of options that goes together. */
const tablesForPeople: readonly NamedTable[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) =>
    subsets(edition.options.map(({ slug }) => slug)).flatMap((options) => tableOf(edition, { seats, options })),
  ),
);

/** Every difficulty alone and in company, a mat of one's own, and both orders of play. */
const companies: readonly Omit<Wish, 'seats'>[] = [
  { automata: ['eadweard:easy'] },
  { automata: ['eadweard:normal'] },
  { automata: ['eadweard:hard'], options: ['varying-order'] },
  { automata: ['eadweard:hard+cotton-1=0+iron-2=0+pottery-1=0'] },
  { automata: ['eadweard:hard', 'emily:easy'] },
  { automata: ['eadweard:easy', 'emily:normal'], options: ['varying-order'] },
  { automata: ['eadweard:normal', 'emily:hard'] },
];

export const tablesWithAutomata: readonly NamedTable[] = companies.flatMap((company) =>
  tableOf(birmingham, { seats: 1, ...company }),
);

export const allTables: readonly NamedTable[] = [...tablesForPeople, ...tablesWithAutomata];
