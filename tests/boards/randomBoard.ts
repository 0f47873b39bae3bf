/** Random sound boards: places on a loose grid, with lines between neighbours so that none cross. */

import type { BoardTerms, DrawnLink, DrawnPlace, IndustryFile, LaneFile } from '@coalbrook/rules/input';
import type { GeneratorValue } from 'fast-check';

import { randomCards } from './randomCards.ts';
import { randomMerchants } from './randomMerchants.ts';
import { RandomSource } from './randomSource.ts';
import { randomTiles } from './randomTiles.ts';

const CELL = 110;
const COLUMNS = 6;
const ROWS = 6;
const LOOSENESS = 20;
const MOST_LAND = 20;

const colours = ['blue', 'red', 'green', 'yellow', 'with', 'constructor'];

/** Slugs that mean something in notation, records or JavaScript objects. */
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

/** Connected cells. */
const grow = (random: RandomSource, count: number): readonly Cell[] => {
  const cells: Cell[] = [random.one(allCells)];
  while (cells.length < count) {
    const free = allCells.filter((cell) => !cells.includes(cell) && cells.some((other) => nextTo(cell, other)));
    cells.push(random.one(free));
  }
  return cells;
};

const slugOf = ({ column, row }: Cell): string => oddSlugs[column + row * COLUMNS] ?? `place-${column}${row}`;

const pointIn = (random: RandomSource, { column, row }: Cell): readonly [number, number] => [
  (column + 0.5) * CELL + random.number(-LOOSENESS, LOOSENESS),
  (row + 0.5) * CELL + random.number(-LOOSENESS, LOOSENESS),
];

const sitesOf = (random: RandomSource, least: number, industries: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: random.number(least, 4) }, () => {
    const accepted = random.some(industries);
    return accepted.length > 0 ? accepted : [random.one(industries)];
  });

const withoutSites: readonly DrawnPlace['kind'][] = ['merchant', 'settlement'];

/** The optional fields that this game has for a place. */
const marksOf = (
  random: RandomSource,
  { marks }: BoardTerms,
  hasSites: boolean,
): Pick<DrawnPlace, 'icons' | 'colour' | 'terminal'> => ({
  ...(marks.includes('icons') && random.flag() ? { icons: random.number(0, 3) } : {}),
  ...(marks.includes('colour') && hasSites ? { colour: random.one(colours) } : {}),
  ...(marks.includes('terminal') && random.number(0, 9) === 0 ? { terminal: true } : {}),
});

/** The first place has everything that must exist somewhere, the second is a merchant place if the game has them. */
const landPlace = (
  random: RandomSource,
  terms: BoardTerms,
  industries: readonly string[],
  cell: Cell,
  index: number,
): DrawnPlace => {
  const others = terms.kinds.filter((kind) => kind !== 'sea' && kind !== 'town');
  const merchant = terms.kinds.find((kind) => kind === 'merchant');
  const chosen = index === 1 && merchant ? merchant : random.one(['town', 'town', ...others] as const);
  const kind = index === 0 ? 'town' : chosen;
  const least = kind === 'outside' ? 0 : 1;
  const some = withoutSites.includes(kind) ? [] : sitesOf(random, least, industries);
  const sites = index === 0 ? industries.map((industry) => [industry]) : some;
  return {
    slug: slugOf(cell),
    name: `Place ${cell.column}${cell.row}`,
    kind,
    at: pointIn(random, cell),
    ...(sites.length > 0 ? { sites } : {}),
    ...(index === 0 || random.flag() ? { trade: true } : {}),
    ...marksOf(random, terms, sites.length > 0),
  };
};

/** A line from every place to an earlier one, and some more, or one to two of them; the first is for every era. */
const linesOf = (
  random: RandomSource,
  cells: readonly Cell[],
  eras: readonly string[],
): readonly (Omit<DrawnLink, 'eras'> & { readonly eras?: readonly string[] })[] =>
  cells.flatMap((cell, index) => {
    const before = cells.slice(0, index).filter((other) => nextTo(cell, other));
    const chosen = before.filter((_, number) => number === 0 || random.flag());
    const isForked = index > 1 && chosen.length === 2 && random.flag();
    return (isForked ? [chosen] : chosen.map((other) => [other])).map((others) => ({
      slug: `${slugOf(cell)}-${slugOf(others[0])}`,
      ends: [cell, ...others].map(slugOf),
      ...(index > 1 && random.flag() ? { eras: random.atLeastOne(eras) } : {}),
    }));
  });

/** Sea lanes lead from towns with a port to free neighbouring cells. */
const seaOf = (
  random: RandomSource,
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
  const chosen = random.some(free).slice(0, 4);
  return {
    places: chosen.map((cell) => ({
      slug: slugOf(cell),
      name: `Sea ${cell.column}${cell.row}`,
      kind: 'sea',
      at: pointIn(random, cell),
      sites: Array.from({ length: random.number(1, 2) }, () => random.atLeastOne(ships)),
      colour: random.one(colours),
      imports: random.number(0, 4),
    })),
    lanes: chosen.flatMap((cell) => {
      const lands = portsBeside(cell).filter((_, index) => index === 0 || random.flag());
      return lands.map(({ slug }) => ({ land: slug, sea: slugOf(cell) }));
    }),
  };
};

/** A sound board for a game; lines may omit their eras, and the board may have its own tiles. */
export const randomBoard = (ask: GeneratorValue, terms: BoardTerms): unknown => {
  const random = new RandomSource(ask);
  const own = random.flag() ? randomTiles(random, terms) : undefined;
  const industries = own ?? terms.industries;
  const onLand = industries.filter(({ ship = false }) => !ship).map(({ slug }) => slug);
  const cells = grow(random, random.number(2, MOST_LAND));
  const land = cells.map((cell, index) => landPlace(random, terms, onLand, cell, index));
  const sea = terms.kinds.includes('sea') ? seaOf(random, cells, land, industries) : { places: [], lanes: [] };
  const places = [...land, ...sea.places];
  const cards = randomCards(random, terms, places);
  const { merchants, settled } = randomMerchants(random, terms, places);
  return {
    $format: 'coalbrook-board/1',
    edition: terms.edition,
    name: 'Nowhere',
    size: [COLUMNS * CELL, ROWS * CELL],
    places: settled,
    links: linesOf(random, cells, terms.eras),
    ...(sea.lanes.length > 0 ? { lanes: sea.lanes } : {}),
    ...(merchants ? { merchants } : {}),
    ...(cards ? { cards } : {}),
    ...(own ? { industries: own } : {}),
  };
};
