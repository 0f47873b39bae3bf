/** The colours of place banners on the map. */

import type { Table } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';

const known = new WeakMap<Table, ReadonlyMap<string, string>>();

const bandsOf = (table: Table): ReadonlyMap<string, string> => {
  const stored = known.get(table);
  if (stored) return stored;
  const bands = new Map(
    boardLayoutOf(table).counties.flatMap(({ name, colour, places }) => [
      [name, colour] as const,
      ...places.map((slug) => [slug, colour] as const),
    ]),
  );
  known.set(table, bands);
  return bands;
};

const PLAIN = '#5c4d3a';

/** The colour of a place, or of a shared place colour. */
export const bandOf = (table: Table, slug: string): string => bandsOf(table).get(slug) ?? PLAIN;
