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

/** Relative luminance, from 0 to 1. */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** A readable ink for a band: dark on bright colours. */
export const inkOn = (band: string): string => (luminance(band) > 0.22 ? '#241a10' : '#fffaf0');
