/** The layout of a place's plate: squares for tiles, with a banner below. */

import type { BoardDocument, DrawnPlace } from '@coalbrook/rules/input';

import { widthInCapitals } from './lettering.ts';
import type { Point } from './point.ts';

/** The side length of a tile's square. */
export const SITE = 46;
export const BANNER = 23;
export const NAME_SIZE = 18;
const GAP = 3;
const PAD = 5;
/** How much of the banner overlaps the plate. */
const LAP = 3;
const TAIL = 9;
const MEDAL = 17;
/** The least width of a plate with a seal and signs beside it. */
const MEDALLED = 90;

/** One square of a plate, with its centre relative to the whole. */
export interface Cell {
  readonly cell: 'site' | 'space' | 'imports';
  readonly index: number;
  readonly at: Point;
}

/** The parts drawn at a place, relative to the centre of the whole. */
export interface PlateLayout {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** The plate itself; undefined if the place has no squares. */
  readonly board: { readonly at: Point; readonly width: number; readonly height: number } | undefined;
  /** A round seal instead of a plate, or above it. */
  readonly seal: { readonly at: Point; readonly radius: number } | undefined;
  readonly banner: { readonly at: Point; readonly width: number } | undefined;
}

const rowsFor = (count: number, isStacked: boolean): readonly number[] => {
  if (count === 0) return [];
  if (count === 3 && isStacked) return [1, 2];
  if (count <= 3) return [count];
  if (count === 4) return [2, 2];
  const rows = Math.ceil(count / 3);
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows)).toReversed();
};

const cellsOf = (board: BoardDocument, place: DrawnPlace): readonly Omit<Cell, 'at'>[] => {
  const spaces = board.merchants?.find((merchant) => merchant.place === place.slug)?.spaces.length ?? 0;
  return [
    ...(place.sites ?? []).map((_, index) => ({ cell: 'site' as const, index })),
    ...Array.from({ length: spaces }, (_, index) => ({ cell: 'space' as const, index })),
    ...((place.imports ?? 0) > 0 ? [{ cell: 'imports' as const, index: 0 }] : []),
  ];
};

/** Whether its three squares may form a row or a pyramid. */
export const canStack = (board: BoardDocument, place: DrawnPlace): boolean => cellsOf(board, place).length === 3;

const hasBonus = (board: BoardDocument, { slug }: DrawnPlace): boolean =>
  board.merchants?.some(({ place, bonus }) => place === slug && bonus !== undefined) ?? false;

const SEALS: Readonly<Partial<Record<DrawnPlace['kind'], number>>> = { settlement: 11, outside: 27, merchant: 27 };

export const plateOf = (board: BoardDocument, place: DrawnPlace, isStacked: boolean): PlateLayout => {
  const cells = cellsOf(board, place);
  const rows = rowsFor(cells.length, isStacked);
  const inner = rows.length * SITE + Math.max(0, rows.length - 1) * GAP;
  const plateHeight = rows.length > 0 ? inner + 2 * PAD : 0;
  const hasBanner = place.kind !== 'farm' || cells.length === 0;
  const bannerWidth = hasBanner ? widthInCapitals(place.name, NAME_SIZE) + 2 * TAIL + 13 : 0;
  const isMedalled = rows.length > 0 && hasBonus(board, place);
  const cellsWidth = Math.max(0, ...rows) * (SITE + GAP) - GAP + 2 * PAD;
  const plateWidth = rows.length > 0 ? Math.max(cellsWidth, isMedalled ? MEDALLED : 0) : 0;
  const radius = isMedalled ? MEDAL : rows.length > 0 ? 0 : (SEALS[place.kind] ?? 15);
  const above = isMedalled ? MEDAL + 3 : 2 * radius;
  const height = above + plateHeight + (hasBanner ? BANNER - (rows.length > 0 || radius > 0 ? LAP : 0) : 0);
  const top = -height / 2;
  let row = 0;
  let column = 0;
  const laid = cells.map((cell): Cell => {
    const inRow = rows[row];
    const at: Point = [(column - (inRow - 1) / 2) * (SITE + GAP), top + above + PAD + SITE / 2 + row * (SITE + GAP)];
    column++;
    if (column === inRow) [row, column] = [row + 1, 0];
    return { ...cell, at };
  });
  return {
    width: Math.max(plateWidth, bannerWidth, 2 * radius),
    height,
    cells: laid,
    board:
      rows.length > 0 ? { at: [0, top + above + plateHeight / 2], width: plateWidth, height: plateHeight } : undefined,
    seal: radius > 0 ? { at: [0, top + radius], radius } : undefined,
    banner: hasBanner ? { at: [0, height / 2 - BANNER / 2], width: bannerWidth } : undefined,
  };
};
