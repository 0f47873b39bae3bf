/** Where the sea is, inferred from a board's sea places, or from ports along one of its edges. */

import type { BoardDocument } from '@coalbrook/rules/input';

import type { BoardLayout } from '../boardLayout.ts';
import { clamp } from '../point.ts';
import type { Point } from '../point.ts';
import { distances, fieldOf, soften } from './grid.ts';
import type { Grid } from './grid.ts';
import type { Noise } from './noise.ts';

export type SeaSide = 'west' | 'east' | 'north' | 'south';

const maritime = /port|ship|dock|harbou?r/;

/** Whether some site accepts only maritime industries. */
const isPort = (sites: readonly (readonly string[])[] = []): boolean =>
  sites.some((industries) => industries.every((industry) => maritime.test(industry)));

/** The edge nearest to the ports. */
export const seaSide = ({ places, size: [width, height] }: BoardDocument): SeaSide | undefined => {
  const ports = places.filter(({ sites }) => isPort(sites));
  if (ports.length < 2) return undefined;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const nearness: readonly (readonly [SeaSide, (at: Point) => number])[] = [
    ['west', ([x]) => x / width],
    ['east', ([x]) => 1 - x / width],
    ['north', ([, y]) => y / height],
    ['south', ([, y]) => 1 - y / height],
  ];
  const gains = nearness.map(([side, far]) => ({
    side,
    gain: mean(places.map(({ at }) => far(at))) - mean(ports.map(({ at }) => far(at))),
  }));
  return gains.reduce((one, other) => (other.gain > one.gain ? other : one)).side;
};

const marked = (
  grid: Grid,
  layout: BoardLayout,
  isWanted: (kind: string) => boolean,
  withLines: boolean,
): Uint8Array => {
  const cells = new Uint8Array(grid.columns * grid.rows);
  const mark = (x: number, y: number): void => {
    const column = Math.round((x - grid.left) / grid.step);
    const row = Math.round((y - grid.top) / grid.step);
    if (column >= 0 && row >= 0 && column < grid.columns && row < grid.rows) cells[row * grid.columns + column] = 1;
  };
  for (const { box, place } of layout.places) {
    if (!isWanted(place.kind)) continue;
    for (let x = -box.width / 2; x <= box.width / 2; x += grid.step / 2)
      for (let y = -box.height / 2; y <= box.height / 2; y += grid.step / 2) mark(box.x + x, box.y + y);
  }
  if (withLines) for (const { parts } of layout.lines) for (const part of parts) for (const [x, y] of part) mark(x, y);
  return cells;
};

const BEYOND = 26;
/** The steepness of the transition where the sea comes in from an edge. */
const RISE = 44;
const FALL = 60;

/**
 * The distance inland of each point; negative at sea. Everything on land stays on land,
 * and the sea never appears behind the outermost of it.
 */
export const inlandField = (
  board: BoardDocument,
  layout: BoardLayout,
  grid: Grid,
  noise: Noise,
): Float32Array | undefined => {
  const isSea = (kind: string): boolean => kind === 'sea';
  const land = marked(grid, layout, (kind) => !isSea(kind), true);
  const toLand = distances(grid, (index) => land[index] === 1);
  const hasSea = board.places.some(({ kind }) => isSea(kind));
  const side = hasSea ? undefined : seaSide(board);
  if (!hasSea && !side) return undefined;
  const rough = fieldOf(grid, (x, y) => noise(x / 90, y / 90) * 22 + noise(x / 31 + 5, y / 31) * 9);
  let raw: Float32Array;
  if (hasSea) {
    const sea = marked(grid, layout, isSea, false);
    const toSea = distances(grid, (index) => sea[index] === 1);
    raw = toSea.map((far, index) => {
      const near = toLand[index];
      return clamp((far * 0.62 - near) * 0.8 + rough[index] * 0.9, -400, 400) + (near < BEYOND ? BEYOND - near : 0);
    });
  } else {
    raw = fromEdge(grid, toLand, rough, side ?? 'west', layout.size);
    raw = soften(grid, raw, 26).map((value, index) => value + rough[index] * 0.55);
  }
  const soft = soften(grid, raw, 3);
  // Keep everything on land dry after softening.
  const dry = soft.map((value, index) => (toLand[index] < 14 ? Math.max(value, 14 - toLand[index]) : value));
  const isDry = (index: number): boolean => dry[index] > 0;
  const [inward, outward] = [distances(grid, (index) => !isDry(index)), distances(grid, isDry)];
  return soften(
    grid,
    dry.map((_, index) => (isDry(index) ? inward[index] : -outward[index])),
    2,
  );
};

/** The sea fills in from one edge up to the nearest land. */
const fromEdge = (grid: Grid, toLand: Float32Array, rough: Float32Array, side: SeaSide, size: Point): Float32Array => {
  const { columns, rows } = grid;
  const raw = new Float32Array(columns * rows).fill(RISE);
  const isUpright = side === 'north' || side === 'south';
  const lines = isUpright ? columns : rows;
  const length = isUpright ? rows : columns;
  const depth =
    ((isUpright ? size[1] : size[0]) * 0.3) / grid.step +
    (length * grid.step - (isUpright ? size[1] : size[0])) / 2 / grid.step;
  for (let line = 0; line < lines; line++) {
    let isMet = false;
    for (let far = 0; far < length; far++) {
      const along = side === 'west' || side === 'north' ? far : length - 1 - far;
      const index = isUpright ? along * columns + line : line * columns + along;
      const shore = toLand[index] - 34 - rough[index];
      if (shore < 0 || far > depth + rough[index] / grid.step) isMet = true;
      if (isMet) break;
      raw[index] = -Math.min(FALL, shore, (depth - far) * grid.step + rough[index]);
    }
  }
  return raw;
};
