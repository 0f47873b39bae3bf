/** The terrain behind a board: heights, water, woods and borders, generated from the board alone. */

import type { BoardDocument } from '@coalbrook/rules/input';

import type { BoardLayout } from '../boardLayout.ts';
import { smooth } from '../curves.ts';
import { clamp, distance, distanceToBox } from '../point.ts';
import type { Box, Point } from '../point.ts';
import { inlandField } from './coast.ts';
import { contours, distances, fieldOf, gridOver, sample } from './grid.ts';
import type { Grid } from './grid.ts';
import { dice, layered, noiseOf } from './noise.ts';

export interface River {
  readonly points: readonly Point[];
  /** From source to mouth. */
  readonly width: number;
}

export interface Stand {
  readonly at: Point;
  readonly size: number;
  /** A number between 0 and 1 for small variations. */
  readonly chance: number;
}

export interface Terrain {
  readonly grid: Grid;
  /** About -1 to 1. */
  readonly height: Float32Array;
  /** Distance inland, negative at sea; undefined if there is no sea. */
  readonly inland: Float32Array | undefined;
  /** The county of each cell. */
  readonly county: Uint8Array;
  /** The shoreline, then water lines along it. */
  readonly shore: readonly (readonly Point[])[];
  readonly waterlines: readonly (readonly (readonly Point[])[])[];
  readonly borders: readonly (readonly Point[])[];
  readonly rivers: readonly River[];
  readonly hills: readonly Stand[];
  readonly trees: readonly Stand[];
  /** Open water where a ship can be drawn. */
  readonly roads: readonly Point[];
}

const STEP = 6;
const WATERLINES = [5, 11, 18, 26, 36, 48];

export const terrainOf = (board: BoardDocument, layout: BoardLayout, bleed: number): Terrain => {
  const grid = gridOver(layout.size, bleed, STEP);
  const roll = dice(`${board.name} ${layout.size.join(' ')}`);
  const broad = layered(noiseOf(`${board.name} hills`), 5);
  const fine = layered(noiseOf(`${board.name} woods`), 3);
  const inland = inlandField(board, layout, grid, noiseOf(`${board.name} coast`));
  const height = fieldOf(grid, (x, y) => {
    const bent = broad(x / 420 + 3, y / 420 - 8) * 0.55;
    const value = broad(x / 260 + bent, y / 260 + bent * 1.4);
    const ridge = 1 - Math.abs(broad(x / 330 - 40 + bent, y / 330 + 12)) * 2.6;
    return value * 0.9 + Math.max(0, ridge) * 0.35;
  });
  const isSea = ([x, y]: Point): boolean => inland !== undefined && sample(grid, inland, x, y) < 4;
  const boxes: readonly Box[] = [
    ...layout.places.map(({ box }) => box),
    layout.title,
    layout.compass,
    ...(layout.ladder ? [layout.ladder.box] : []),
    ...(layout.distant ? [layout.distant.box] : []),
    ...layout.vignettes,
  ];
  const curves = [...layout.lines.flatMap(({ parts }) => parts), ...layout.lanes.map(({ points }) => points)];
  const lineCells = cellsUnder(grid, curves);
  const toLines = distances(grid, (index) => lineCells[index] === 1);

  const rivers = makeRivers(grid, height, layout, isSea, roll, inland !== undefined);
  const riverCells = cellsUnder(
    grid,
    rivers.map(({ points }) => points),
  );
  const toRivers = distances(grid, (index) => riverCells[index] === 1);
  const isDry = ([x, y]: Point, room: number): boolean => sample(grid, toRivers, x, y) > room;
  const toBoxes = nearBoxes(grid, boxes);
  const isFree = (point: Point, room: number): boolean =>
    sample(grid, toBoxes, point[0], point[1]) > room &&
    sample(grid, toLines, point[0], point[1]) > room + 8 &&
    !isSea(point);
  const taken = new Crowd();

  const hills: Stand[] = [];
  const trees: Stand[] = [];
  const [width, tall] = [grid.columns * STEP, grid.rows * STEP];
  for (let tries = 0; tries < 2600; tries++) {
    const point: Point = [grid.left + roll() * width, grid.top + roll() * tall];
    const high = sample(grid, height, point[0], point[1]);
    const size = clamp(9 + high * 17, 8, 19) * (0.8 + roll() * 0.4);
    if (high < 0.02 || roll() > 0.25 + high * 1.8) continue;
    if (!isFree(point, size * 0.9) || !isDry(point, size + 4)) continue;
    if (!taken.take(point, size * 0.86)) continue;
    hills.push({ at: point, size, chance: roll() });
  }
  for (let tries = 0; tries < 5200; tries++) {
    const point: Point = [grid.left + roll() * width, grid.top + roll() * tall];
    const wood = fine(point[0] / 170 + 60, point[1] / 170);
    if (wood < 0.12 + roll() * 0.12) continue;
    const size = 5.2 + roll() * 2.6;
    if (!isFree(point, size) || !isDry(point, size + 3)) continue;
    if (!taken.take(point, 4.3)) continue;
    trees.push({ at: point, size, chance: roll() });
  }
  const roads: Point[] = [];
  if (inland)
    for (let tries = 0; tries < 1600 && roads.length < 6; tries++) {
      // First inside the sheet, then beyond its edges.
      const beyond = tries < 1100 ? -0.03 : 0.1;
      const point: Point = [
        layout.size[0] * (roll() * (1 + 2 * beyond) - beyond),
        layout.size[1] * (roll() * (1 + 2 * beyond) - beyond),
      ];
      const isOpen =
        sample(grid, inland, point[0], point[1]) < -27 &&
        sample(grid, toLines, point[0], point[1]) > 34 &&
        boxes.every((box) => distanceToBox(point, box) > 36) &&
        roads.every((other) => distance(other, point) > 190);
      if (isOpen) roads.push(point);
    }

  const counted = countyField(grid, layout);
  return {
    grid,
    height,
    inland,
    county: counted,
    shore: inland ? contours(grid, inland, 0) : [],
    waterlines: inland ? WATERLINES.map((far) => contours(grid, inland, -far)) : [],
    borders: borderLines(grid, counted, inland),
    rivers,
    hills: hills.toSorted((one, other) => one.at[1] - other.at[1]),
    trees: trees.toSorted((one, other) => one.at[1] - other.at[1]),
    roads,
  };
};

/** The largest distance that matters when looking for room. */
const ROOMY = 60;

/** The distance of each cell to the nearest box, capped. */
const nearBoxes = ({ left, top, step, columns, rows }: Grid, boxes: readonly Box[]): Float32Array => {
  const field = new Float32Array(columns * rows).fill(1e6);
  const range = (middle: number, length: number, from: number, count: number): readonly [number, number] => [
    Math.max(0, Math.floor((middle - length / 2 - ROOMY - from) / step)),
    Math.min(count - 1, Math.ceil((middle + length / 2 + ROOMY - from) / step)),
  ];
  for (const box of boxes) {
    const [west, east] = range(box.x, box.width, left, columns);
    const [north, south] = range(box.y, box.height, top, rows);
    for (let row = north; row <= south; row++)
      for (let column = west; column <= east; column++) {
        const at = row * columns + column;
        const far = distanceToBox([left + column * step, top + row * step], box);
        if (far < field[at]) field[at] = far;
      }
  }
  return field;
};

const cellsUnder = (grid: Grid, curves: readonly (readonly Point[])[]): Uint8Array => {
  const cells = new Uint8Array(grid.columns * grid.rows);
  for (const curve of curves)
    for (const [x, y] of curve) {
      const column = Math.round((x - grid.left) / grid.step);
      const row = Math.round((y - grid.top) / grid.step);
      if (column >= 0 && row >= 0 && column < grid.columns && row < grid.rows) cells[row * grid.columns + column] = 1;
    }
  return cells;
};

/** Points that keep a distance from each other, indexed by neighbourhood. */
class Crowd {
  private static readonly side = 24;
  private readonly squares = new Map<number, (readonly [Point, number])[]>();

  /** Takes a spot unless something is too close. */
  take(point: Point, room: number): boolean {
    const [column, row] = [Math.floor(point[0] / Crowd.side), Math.floor(point[1] / Crowd.side)];
    for (let y = row - 2; y <= row + 2; y++)
      for (let x = column - 2; x <= column + 2; x++)
        for (const [other, theirs] of this.squares.get(y * 4096 + x) ?? [])
          if (distance(other, point) < room + theirs) return false;
    const key = row * 4096 + column;
    const there = this.squares.get(key);
    if (there) there.push([point, room]);
    else this.squares.set(key, [[point, room]]);
    return true;
  }
}

/** Assigns each cell to the county of the nearest place, with slightly winding borders. */
const countyField = (grid: Grid, layout: BoardLayout): Uint8Array => {
  const wind = layered(noiseOf('borders'), 3);
  const homes = layout.places.flatMap(({ at, county, place }) =>
    county && place.kind !== 'sea' ? [{ at, number: layout.counties.indexOf(county) + 1 }] : [],
  );
  const field = new Uint8Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const [x, y] = [grid.left + column * grid.step, grid.top + row * grid.step];
      const [px, py] = [x + wind(x / 80, y / 80) * 46, y + wind(x / 80 + 50, y / 80) * 46];
      let [best, nearest] = [Infinity, 0];
      for (const home of homes) {
        const [dx, dy] = [home.at[0] - px, home.at[1] - py];
        const far = dx * dx + dy * dy;
        if (far >= best) continue;
        best = far;
        nearest = home.number;
      }
      field[row * grid.columns + column] = nearest;
    }
  return field;
};

const borderLines = (
  grid: Grid,
  county: Uint8Array,
  inland: Float32Array | undefined,
): readonly (readonly Point[])[] => {
  const numbers = [...new Set(county)];
  const seen = new Set<number>();
  const own = new Float32Array(county.length);
  return numbers.flatMap((number) => {
    for (let index = 0; index < own.length; index++) own[index] = county[index] === number ? 1 : 0;
    return contours(grid, own, 0.5).map((line) =>
      line.filter(([x, y], index) => {
        // A border shared by two neighbours is drawn once.
        const key = Math.round(x / 4) * 65_536 + Math.round(y / 4);
        if (index % 2 === 1 || seen.has(key)) return false;
        seen.add(key);
        return inland === undefined || sample(grid, inland, x, y) > 6;
      }),
    );
  });
};

const makeRivers = (
  grid: Grid,
  height: Float32Array,
  layout: BoardLayout,
  isSea: (point: Point) => boolean,
  roll: () => number,
  hasSea: boolean,
): readonly River[] => {
  const rivers: River[] = [];
  const [width, tall] = layout.size;
  const wander = noiseOf('rivers');
  for (let tries = 0; tries < 140 && rivers.length < 6; tries++) {
    let at: Point = [width * (0.08 + roll() * 0.84), tall * (0.08 + roll() * 0.84)];
    if (isSea(at) || sample(grid, height, at[0], at[1]) < 0.05) continue;
    if (rivers.some(({ points }) => points.some((point) => distance(point, at) < 150))) continue;
    const points: Point[] = [at];
    let heading = roll() * Math.PI * 2;
    let isDone = false;
    for (let step = 0; step < 190 && !isDone; step++) {
      const h = (dx: number, dy: number): number => sample(grid, height, at[0] + dx, at[1] + dy);
      const slope = Math.atan2(h(0, -16) - h(0, 16), h(-16, 0) - h(16, 0));
      const turn = Math.atan2(Math.sin(slope - heading), Math.cos(slope - heading));
      heading += clamp(turn, -0.5, 0.5) * 0.22 + wander(at[0] / 40, at[1] / 40) * 0.34;
      at = [at[0] + Math.cos(heading) * 11, at[1] + Math.sin(heading) * 11];
      points.push(at);
      const meets = rivers.find((river) => river.points.some((point) => distance(point, at) < 12));
      if (meets) isDone = true;
      if (isSea(at)) isDone = true;
      if (at[0] < grid.left || at[1] < grid.top || at[0] > width - grid.left || at[1] > tall - grid.top) isDone = true;
    }
    const isLooping = points.some((point, index) =>
      points.slice(index + 14).some((other) => distance(point, other) < 70),
    );
    const isLong = points.length > (hasSea ? 26 : 40);
    const isStraying = distance(points[0], points[points.length - 1]) < 200;
    if (isDone && isLong && !isStraying && !isLooping)
      rivers.push({
        points: smooth(points.filter((_, index) => index % 3 === 0 || index === points.length - 1)),
        width: 4.6,
      });
  }
  return rivers;
};
