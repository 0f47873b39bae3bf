/** Sound boards by chance: places on a loose grid, lines between neighbours, so that no two of them cross. */

import type { BoardDocument, DrawnLink, DrawnPlace, LaneFile, MerchantFile } from '@coalbrook/rules';
import fc from 'fast-check';
import type { GeneratorValue } from 'fast-check';

const CELL = 110;
const COLUMNS = 6;
const ROWS = 6;
const LOOSENESS = 20;

const onLand = ['cotton', 'goods', 'iron', 'coal', 'port'];
const colours = ['blue', 'red', 'green', 'yellow', 'moss'];

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

/** Chance, asked for one thing after the other. */
class Fate {
  readonly #ask: GeneratorValue;

  constructor(ask: GeneratorValue) {
    this.#ask = ask;
  }

  number(min: number, max: number): number {
    return this.#ask(fc.integer, { min, max });
  }

  flag(): boolean {
    return this.#ask(fc.boolean);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.number(0, items.length - 1)];
  }

  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.flag());
  }
}

/** Cells that hang together. */
const grow = (fate: Fate, count: number): readonly Cell[] => {
  const cells: Cell[] = [fate.one(allCells)];
  while (cells.length < count) {
    const free = allCells.filter((cell) => !cells.includes(cell) && cells.some((other) => nextTo(cell, other)));
    cells.push(fate.one(free));
  }
  return cells;
};

const slugOf = ({ column, row }: Cell): string => `place-${column}${row}`;

const pointIn = (fate: Fate, { column, row }: Cell): readonly [number, number] => [
  (column + 0.5) * CELL + fate.number(-LOOSENESS, LOOSENESS),
  (row + 0.5) * CELL + fate.number(-LOOSENESS, LOOSENESS),
];

const sitesOf = (fate: Fate, least: number): readonly (readonly string[])[] =>
  Array.from({ length: fate.number(least, 4) }, () => {
    const accepted = fate.some(onLand);
    return accepted.length > 0 ? accepted : [fate.one(onLand)];
  });

/** The first place has everything that must be somewhere. */
const landPlace = (fate: Fate, cell: Cell, index: number): DrawnPlace => {
  const kind = index === 0 ? 'town' : fate.one(['town', 'town', 'outside', 'settlement'] as const);
  const sites =
    index === 0
      ? onLand.map((industry) => [industry])
      : kind === 'settlement'
        ? []
        : sitesOf(fate, kind === 'town' ? 1 : 0);
  return {
    slug: slugOf(cell),
    name: `Place ${slugOf(cell).slice(-2)}`,
    kind,
    at: pointIn(fate, cell),
    ...(sites.length > 0 ? { sites, colour: fate.one(colours) } : {}),
    ...(fate.flag() ? { trade: true } : {}),
    ...(fate.number(0, 9) === 0 ? { terminal: true } : {}),
  };
};

/** A line from every place to one before it, and some more. */
const linesOf = (fate: Fate, cells: readonly Cell[]): readonly Omit<DrawnLink, 'eras'>[] =>
  cells.flatMap((cell, index) => {
    const before = cells.slice(0, index).filter((other) => nextTo(cell, other));
    const chosen = before.filter((_, number) => number === 0 || fate.flag());
    return chosen.map((other) => ({
      slug: `${slugOf(cell)}-${slugOf(other)}`,
      ends: [slugOf(cell), slugOf(other)],
      ...(fate.flag() ? { eras: ['rail'] } : {}),
    }));
  });

const acceptsPort = ({ sites = [] }: DrawnPlace): boolean => sites.flat().includes('port');

/** Ships sail from towns with a port to free cells beside them. */
const seaOf = (
  fate: Fate,
  cells: readonly Cell[],
  land: readonly DrawnPlace[],
): { readonly places: readonly DrawnPlace[]; readonly lanes: readonly LaneFile[] } => {
  const portsBeside = (cell: Cell): readonly DrawnPlace[] =>
    land.filter((place, index) => acceptsPort(place) && nextTo(cells[index], cell));
  const free = allCells.filter((cell) => !cells.includes(cell) && portsBeside(cell).length > 0);
  const chosen = fate.some(free).slice(0, 4);
  return {
    places: chosen.map((cell) => ({
      slug: slugOf(cell),
      name: `Sea ${slugOf(cell).slice(-2)}`,
      kind: 'sea',
      at: pointIn(fate, cell),
      sites: Array.from({ length: fate.number(1, 2) }, () => ['ship']),
      colour: fate.one(colours),
      imports: fate.number(0, 4),
    })),
    lanes: chosen.flatMap((cell) => {
      const ports = portsBeside(cell).filter((_, index) => index === 0 || fate.flag());
      return ports.map(({ slug }) => ({ land: slug, sea: slugOf(cell) }));
    }),
  };
};

/** At least one market, and never more than there are tiles. */
const marketsOf = (fate: Fate, places: readonly DrawnPlace[]): readonly MerchantFile[] => {
  const fit = places.filter(({ kind }) => kind !== 'settlement');
  const chosen = fate.some(fit);
  return (chosen.length > 0 ? chosen : [fit[0]])
    .slice(0, 6)
    .map(({ slug }, index) => ({ place: slug, spaces: index === 0 ? [3] : fate.some([3, 4, 5]) }))
    .filter(({ spaces }) => spaces.length > 0);
};

/** A sound board for the game with colours, markets and ships; its lines may leave out their eras. */
export const randomBoard = (ask: GeneratorValue): unknown => {
  const fate = new Fate(ask);
  const cells = grow(fate, fate.number(2, 20));
  const land = cells.map((cell, index) => landPlace(fate, cell, index));
  const sea = seaOf(fate, cells, land);
  const places = [...land, ...sea.places];
  const board: Omit<BoardDocument, 'links'> & { readonly links: readonly Omit<DrawnLink, 'eras'>[] } = {
    $format: 'coalbrook-board/1',
    edition: 'age-of-industry',
    name: 'Nowhere',
    size: [COLUMNS * CELL, ROWS * CELL],
    places,
    links: linesOf(fate, cells),
    ...(sea.lanes.length > 0 ? { lanes: sea.lanes } : {}),
    merchants: marketsOf(fate, places),
  };
  return board;
};
