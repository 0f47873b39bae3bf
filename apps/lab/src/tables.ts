import { editions, findEdition } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';

/** An edition for a number of people; plain data, because it goes to every thread. */
export interface TableName {
  /** Its slug, with options after it: `age-of-industry+new-england`. */
  readonly edition: string;
  readonly seats: number;
}

const editionOf = (slug: string): Edition => {
  const found = findEdition(slug);
  if (!found) throw new Error(`There is no edition "${slug}".`);
  return found;
};

/** Throws an error with one sentence if there is none. */
export const tableOf = ({ edition, seats }: TableName): Table => {
  const [slug, ...options] = edition.split('+');
  const made = makeTable(editionOf(slug), { seats, options });
  if (!made.ok) throw new Error(`There is no table of ${edition} for ${seats}.`);
  return made.value;
};

/** The tables of some editions and seat counts; all of them if none is named. */
export const tablesOf = (names: readonly string[], counts: readonly number[]): readonly TableName[] => {
  const named = names.length > 0 ? names : editions.map(({ slug }) => slug);
  const tables = named
    .flatMap((edition) => editionOf(edition.split('+')[0]).seats.map((seats) => ({ edition, seats })))
    .filter(({ seats }) => counts.length === 0 || counts.includes(seats));
  for (const count of counts)
    if (!tables.some(({ seats }) => seats === count)) throw new Error(`There is no such table for ${count}.`);
  return tables;
};
