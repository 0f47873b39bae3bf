/** Sound boards by chance: places on a loose grid, lines between neighbours, so that no two of them cross. */

import type { BoardTerms, DrawnLink, DrawnPlace, IndustryFile, LaneFile } from '@coalbrook/rules';
import type { GeneratorValue } from 'fast-check';

import { Fate } from './fate.ts';
import { randomCards } from './randomCards.ts';
import { randomMerchants } from './randomMerchants.ts';
import { randomTiles } from './randomTiles.ts';

const CELL = 110;
const COLUMNS = 6;
const ROWS = 6;
const LOOSENESS = 20;
const MOST_LAND = 20;

const colours = ['blue', 'red', 'green', 'yellow', 'with', 'constructor'];

/** Places may be called after words that notation, records and objects have a meaning for. */
const oddSlugs = ['deck', 'to', 'with', 'abroad', 'nobody', 'constructor', 'market1', 'all', '0'];

interface Cell {
  readonly column: number;
  readonly row: number;
}

const nextTo = (one: Cell, other: Cell): boolean =>
  Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;

const allCells: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
  column: index % COLUMNS,
  row: Math.floor(index / COLUMNS),
}));

/** Cells that hang together. */
const grow = (fate: Fate, count: number): readonly Cell[] => {
  const cells: Cell[] = [fate.one(allCells)];
  while (cells.length < count) {
    const free = allCells.filter((cell) => !cells.includes(cell) && cells.some((other) => nextTo(cell, other)));
    cells.push(fate.one(free));
  }
  return cells;
};

const slugOf = ({ column, row }: Cell): string => oddSlugs[column + row * COLUMNS] ?? `place-${column}${row}`;

const pointIn = (fate: Fate, { column, row }: Cell): readonly [number, number] => [
  (column + 0.5) * CELL + fate.number(-LOOSENESS, LOOSENESS),
  (row + 0.5) * CELL + fate.number(-LOOSENESS, LOOSENESS),
];

const sitesOf = (fate: Fate, least: number, industries: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: fate.number(least, 4) }, () => {
    const accepted = fate.some(industries);
    return accepted.length > 0 ? accepted : [fate.one(industries)];
  });

const withoutSites: readonly DrawnPlace['kind'][] = ['merchant', 'settlement'];

/** The marks that this game has for a place. */
const marksOf = (
  fate: Fate,
  { marks }: BoardTerms,
  hasSites: boolean,
): Pick<DrawnPlace, 'icons' | 'colour' | 'terminal'> => ({
  ...(marks.includes('icons') && fate.flag() ? { icons: fate.number(0, 3) } : {}),
  ...(marks.includes('colour') && hasSites ? { colour: fate.one(colours) } : {}),
  ...(marks.includes('terminal') && fate.number(0, 9) === 0 ? { terminal: true } : {}),
});

/** The first place has everything that must be somewhere, the second a merchant where the game has places for them. */
const landPlace = (
  fate: Fate,
  terms: BoardTerms,
  industries: readonly string[],
  cell: Cell,
  index: number,
): DrawnPlace => {
  const others = terms.kinds.filter((kind) => kind !== 'sea' && kind !== 'town');
  const merchant = terms.kinds.find((kind) => kind === 'merchant');
  const chosen = index === 1 && merchant ? merchant : fate.one(['town', 'town', ...others] as const);
  const kind = index === 0 ? 'town' : chosen;
  const least = kind === 'outside' ? 0 : 1;
  const some = withoutSites.includes(kind) ? [] : sitesOf(fate, least, industries);
  const sites = index === 0 ? industries.map((industry) => [industry]) : some;
  return {
    slug: slugOf(cell),
    name: `Place ${cell.column}${cell.row}`,
    kind,
    at: pointIn(fate, cell),
    ...(sites.length > 0 ? { sites } : {}),
    ...(index === 0 || fate.flag() ? { trade: true } : {}),
    ...marksOf(fate, terms, sites.length > 0),
  };
};

/** A line from every place to one before it, and some more; the first is for every era. */
const linesOf = (
  fate: Fate,
  cells: readonly Cell[],
  eras: readonly string[],
): readonly (Omit<DrawnLink, 'eras'> & { readonly eras?: readonly string[] })[] =>
  cells.flatMap((cell, index) => {
    const before = cells.slice(0, index).filter((other) => nextTo(cell, other));
    const chosen = before.filter((_, number) => number === 0 || fate.flag());
    return chosen.map((other) => ({
      slug: `${slugOf(cell)}-${slugOf(other)}`,
      ends: [slugOf(cell), slugOf(other)],
      ...(index > 1 && fate.flag() ? { eras: fate.atLeastOne(eras) } : {}),
    }));
  });

/** Ships sail from towns with a port to free cells beside them. */
const seaOf = (
  fate: Fate,
  cells: readonly Cell[],
  land: readonly DrawnPlace[],
  industries: readonly IndustryFile[],
): { readonly places: readonly DrawnPlace[]; readonly lanes: readonly LaneFile[] } => {
  const ports = industries.filter(({ port }) => port).map(({ slug }) => slug);
  const ships = industries.filter(({ ship }) => ship).map(({ slug }) => slug);
  const portsBeside = (cell: Cell): readonly DrawnPlace[] =>
    land.filter(
      ({ sites = [] }, index) => sites.flat().some((slug) => ports.includes(slug)) && nextTo(cells[index], cell),
    );
  const free = allCells.filter((cell) => !cells.includes(cell) && portsBeside(cell).length > 0);
  const chosen = fate.some(free).slice(0, 4);
  return {
    places: chosen.map((cell) => ({
      slug: slugOf(cell),
      name: `Sea ${cell.column}${cell.row}`,
      kind: 'sea',
      at: pointIn(fate, cell),
      sites: Array.from({ length: fate.number(1, 2) }, () => fate.atLeastOne(ships)),
      colour: fate.one(colours),
      imports: fate.number(0, 4),
    })),
    lanes: chosen.flatMap((cell) => {
      const lands = portsBeside(cell).filter((_, index) => index === 0 || fate.flag());
      return lands.map(({ slug }) => ({ land: slug, sea: slugOf(cell) }));
    }),
  };
};

/** A sound board for a game; its lines may leave out their eras, and it may bring tiles of its own. */
export const randomBoard = (ask: GeneratorValue, terms: BoardTerms): unknown => {
  const fate = new Fate(ask);
  const own = fate.flag() ? randomTiles(fate, terms) : undefined;
  const industries = own ?? terms.industries;
  const onLand = industries.filter(({ ship = false }) => !ship).map(({ slug }) => slug);
  const cells = grow(fate, fate.number(2, MOST_LAND));
  const land = cells.map((cell, index) => landPlace(fate, terms, onLand, cell, index));
  const sea = terms.kinds.includes('sea') ? seaOf(fate, cells, land, industries) : { places: [], lanes: [] };
  const places = [...land, ...sea.places];
  const cards = randomCards(fate, terms, places);
  const { merchants, settled } = randomMerchants(fate, terms, places);
  return {
    $format: 'coalbrook-board/1',
    edition: terms.edition,
    name: 'Nowhere',
    size: [COLUMNS * CELL, ROWS * CELL],
    places: settled,
    links: linesOf(fate, cells, terms.eras),
    ...(sea.lanes.length > 0 ? { lanes: sea.lanes } : {}),
    ...(merchants ? { merchants } : {}),
    ...(cards ? { cards } : {}),
    ...(own ? { industries: own } : {}),
  };
};
