import { birmingham, editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table, Wish } from '@coalbrook/rules';

import { isSoak } from '../soakCount.ts';

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
  /** The edition's options and automata in this table. */
  readonly features: readonly string[];
}

const tableOf = (edition: Edition, wish: Wish): NamedTable[] => {
  const table = makeTable(edition, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const company = (wish.automata ?? []).map((automaton) => automaton.replaceAll(/\W/g, '-'));
  const options = wish.options ?? [];
  const name = [edition.slug, wish.seats, ...company, ...options].join('-');
  return [{ name, table: table.value, features: [...company, ...options].map((one) => `${edition.slug} ${one}`) }];
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

/**
 * A sixth of the tables, and more until every option of every edition and every automaton is there; all of them in a
 * soak.
 */
export const sampledTables = (tables: readonly NamedTable[]): readonly NamedTable[] => {
  if (isSoak) return tables;
  const sample = tables.filter((_, index) => index % 6 === 0);
  const seen = new Set(sample.flatMap(({ features }) => features));
  const isNew = ({ features }: NamedTable): boolean => {
    const missing = features.filter((feature) => !seen.has(feature));
    for (const feature of missing) seen.add(feature);
    return missing.length > 0;
  };
  return tables.filter((table) => sample.includes(table) || isNew(table));
};

/** Tables without options, for fast feedback. */
export const plainTables: readonly NamedTable[] = allTables.filter(({ table }) => table.options.length === 0);
