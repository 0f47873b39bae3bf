import { editions, findEdition } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

/** An edition for a number of people; plain data, because it goes to every thread. */
export interface TableName {
  readonly edition: string;
  readonly seats: number;
}

/** Throws an error with one sentence if there is none. */
export const tableOf = ({ edition, seats }: TableName): Table => {
  const found = findEdition(edition);
  if (!found) throw new Error(`There is no edition "${edition}".`);
  const made = makeTable(found, { seats });
  if (!made.ok) throw new Error(`There is no table of ${edition} for ${seats}.`);
  return made.value;
};

/** The tables of some editions and seat counts; all of them if none is named. */
export const tablesOf = (slugs: readonly string[], counts: readonly number[]): readonly TableName[] => {
  for (const slug of slugs) if (!findEdition(slug)) throw new Error(`There is no edition "${slug}".`);
  const tables = editions
    .filter(({ slug }) => slugs.length === 0 || slugs.includes(slug))
    .flatMap(({ slug, seats }) => seats.map((count) => ({ edition: slug, seats: count })))
    .filter(({ seats }) => counts.length === 0 || counts.includes(seats));
  for (const count of counts)
    if (!tables.some(({ seats }) => seats === count)) throw new Error(`There is no such table for ${count}.`);
  return tables;
};
