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

/** How far land reaches beyond what stands on it. */
const BEYOND = 26;

/** The least distance to the shore of what stands on land, once everything is softened. */
const DRY = 14;

/** How far the sea that comes in from an edge keeps from what stands on land. */
const KEPT_OFF = 34;

/** How much of the board the sea may cover from an edge. */
const MOST_SEA = 0.3;

/** The steepness of the transition where the sea comes in from an edge. */
const RISE = 44;
const FALL = 60;

/** The shore wavers: wide bays, and small ones in them. */
const BAYS = { width: 90, depth: 22 };
const COVES = { width: 31, depth: 9, from: 5 };

/** Where the shore lies between land and sea places: nearer to the land, and never beyond a limit. */
const TO_SEA = 0.62;
const SLOPE = 0.8;
const MOST_INLAND = 400;

/** How much of the wavering is left beside sea places, and along an edge. */
const ROUGH = { bySea: 0.9, byEdge: 0.55 };

/** How often a field is softened: after the sea has come in from an edge, in between, and at last. */
const SOFTENED = { fromEdge: 26, between: 3, last: 2 };

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
  const rough = fieldOf(grid, (x, y) => {
    const bay = noise(x / BAYS.width, y / BAYS.width) * BAYS.depth;
    return bay + noise(x / COVES.width + COVES.from, y / COVES.width) * COVES.depth;
  });
  let raw: Float32Array;
  if (hasSea) {
    const sea = marked(grid, layout, isSea, false);
    const toSea = distances(grid, (index) => sea[index] === 1);
    raw = toSea.map((far, index) => {
      const near = toLand[index];
      const inland = (far * TO_SEA - near) * SLOPE + rough[index] * ROUGH.bySea;
      return clamp(inland, -MOST_INLAND, MOST_INLAND) + (near < BEYOND ? BEYOND - near : 0);
    });
  } else {
    raw = fromEdge(grid, toLand, rough, side ?? 'west', layout.size);
    raw = soften(grid, raw, SOFTENED.fromEdge).map((value, index) => value + rough[index] * ROUGH.byEdge);
  }
  const soft = soften(grid, raw, SOFTENED.between);
  // Keep everything on land dry after softening.
  const dry = soft.map((value, index) => (toLand[index] < DRY ? Math.max(value, DRY - toLand[index]) : value));
  const isDry = (index: number): boolean => dry[index] > 0;
  const [inward, outward] = [distances(grid, (index) => !isDry(index)), distances(grid, isDry)];
  return soften(
    grid,
    dry.map((_, index) => (isDry(index) ? inward[index] : -outward[index])),
    SOFTENED.last,
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
    ((isUpright ? size[1] : size[0]) * MOST_SEA) / grid.step +
    (length * grid.step - (isUpright ? size[1] : size[0])) / 2 / grid.step;
  for (let line = 0; line < lines; line++) {
    let isMet = false;
    for (let far = 0; far < length; far++) {
      const along = side === 'west' || side === 'north' ? far : length - 1 - far;
      const index = isUpright ? along * columns + line : line * columns + along;
      const shore = toLand[index] - KEPT_OFF - rough[index];
      if (shore < 0 || far > depth + rough[index] / grid.step) isMet = true;
      if (isMet) break;
      raw[index] = -Math.min(FALL, shore, (depth - far) * grid.step + rough[index]);
    }
  }
  return raw;
};
