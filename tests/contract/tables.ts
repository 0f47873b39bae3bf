import { birmingham, editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table, Wish } from '@coalbrook/rules';

/** A short game has little room for other options to matter. */
const SHORT = 'introductory';

/** No option, each option alone, and for each option a largest compatible set that contains it. */
const choices = (edition: Edition, seats: number): readonly (readonly string[])[] => {
  const slugs = edition.options.map(({ slug }) => slug);
  const goes = (options: readonly string[]): boolean => makeTable(edition, { seats, options }).ok;
  const long = slugs.filter((slug) => slug !== SHORT);
  const crowds = long.map((first) =>
    [first, ...long].reduce<readonly string[]>(
      (chosen, option) => (chosen.includes(option) || !goes([...chosen, option]) ? chosen : [...chosen, option]),
      [],
    ),
  );
  const sets = [[], ...slugs.map((slug) => [slug]), ...crowds].filter(goes);
  const sorted = sets.map((set) => slugs.filter((slug) => set.includes(slug)));
  return [...new Map(sorted.map((set) => [set.join(), set])).values()];
};

export interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

const tableOf = (edition: Edition, wish: Wish): NamedTable[] => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const company = (wish.automata ?? []).map((automaton) => automaton.replaceAll(/\W/g, '-'));
  return [{ name: [edition.slug, wish.seats, ...company, ...(wish.options ?? [])].join('-'), table: table.value }];
};

/** Every edition with every number of people and every set of options. */
const tablesForPeople: readonly NamedTable[] = editions.flatMap((edition) =>
  edition.seats.flatMap((seats) => choices(edition, seats).flatMap((options) => tableOf(edition, { seats, options }))),
);

/** Every difficulty alone and together, a custom mat, and both orders of play. */
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

/** Tables without options, for fast feedback. */
export const plainTables: readonly NamedTable[] = allTables.filter(({ table }) => table.options.length === 0);
