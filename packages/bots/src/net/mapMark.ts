import type { Table } from '@coalbrook/rules';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

const known = new WeakMap<Table, number>();

const hash = (text: string): number => {
  let value = OFFSET;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), PRIME);
  return value >>> 0;
};

/**
 * A number for everything that a net's features stand for: sites, tiles, links, cards, merchants and eras. Tables with
 * the same number can share a net, whatever their seats and other options.
 */
export const mapMark = (table: Table): number => {
  let mark = known.get(table);
  if (mark === undefined) {
    const { sites, tiles, links, cards, merchants, buyers, eras } = table;
    mark = hash(
      JSON.stringify([
        sites.map(({ place, industries }) => [place, industries]),
        tiles.map(({ industry, level, cost, points, income }) => [industry, level, cost, points, income]),
        links.map(({ ends }) => ends),
        cards.map(({ slug }) => slug),
        merchants.map(({ place }) => place),
        buyers.map(({ slug }) => slug),
        eras.length,
      ]),
    );
    known.set(table, mark);
  }
  return mark;
};

/** The same as data files and the names of nets have it. */
export const mapMarkText = (table: Table): string => mapMark(table).toString(16).padStart(8, '0');
