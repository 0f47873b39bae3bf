/** Scalar fields over a sheet and its surroundings. */

import type { Point } from '../point.ts';

export interface Grid {
  /** The position of its first cell, and the distance between cells. */
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export const gridOver = ([width, height]: Point, bleed: number, step: number): Grid => ({
  left: -width * bleed,
  top: -height * bleed,
  step,
  columns: Math.ceil((width * (1 + 2 * bleed)) / step) + 1,
  rows: Math.ceil((height * (1 + 2 * bleed)) / step) + 1,
});

export const fieldOf = (
  { left, top, step, columns, rows }: Grid,
  value: (x: number, y: number) => number,
): Float32Array => {
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      field[row * columns + column] = value(left + column * step, top + row * step);
  return field;
};

/** The bilinearly interpolated value at a point. */
export const sample = ({ left, top, step, columns, rows }: Grid, field: Float32Array, x: number, y: number): number => {
  const fx = Math.min(columns - 1.001, Math.max(0, (x - left) / step));
  const fy = Math.min(rows - 1.001, Math.max(0, (y - top) / step));
  const [column, row] = [Math.floor(fx), Math.floor(fy)];
  const [u, v] = [fx - column, fy - row];
  const at = row * columns + column;
  const upper = field[at] + (field[at + 1] - field[at]) * u;
  const lower = field[at + columns] + (field[at + columns + 1] - field[at + columns]) * u;
  return upper + (lower - upper) * v;
};

/** The approximate distance of each cell to the nearest marked one. */
export const distances = ({ step, columns, rows }: Grid, isMarked: (index: number) => boolean): Float32Array => {
  const field = new Float32Array(columns * rows);
  for (let index = 0; index < field.length; index++) field[index] = isMarked(index) ? 0 : 1e6;
  const relax = (index: number, other: number, far: number): void => {
    if (field[other] + far < field[index]) field[index] = field[other] + far;
  };
  const diagonal = step * Math.SQRT2;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      if (column > 0) relax(index, index - 1, step);
      if (row === 0) continue;
      relax(index, index - columns, step);
      if (column > 0) relax(index, index - columns - 1, diagonal);
      if (column < columns - 1) relax(index, index - columns + 1, diagonal);
    }
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const index = row * columns + column;
      if (column < columns - 1) relax(index, index + 1, step);
      if (row === rows - 1) continue;
      relax(index, index + columns, step);
      if (column < columns - 1) relax(index, index + columns + 1, diagonal);
      if (column > 0) relax(index, index + columns - 1, diagonal);
    }
  return field;
};

/** Blurs a field. */
export const soften = ({ columns, rows }: Grid, field: Float32Array, rounds: number): Float32Array => {
  let from = Float32Array.from(field);
  let to = new Float32Array(from.length);
  for (let round = 0; round < rounds; round++) {
    for (let row = 0; row < rows; row++) {
      const at = row * columns;
      const above = row === 0 ? at : at - columns;
      const below = row === rows - 1 ? at : at + columns;
      for (let column = 0; column < columns; column++) {
        const l = column === 0 ? column : column - 1;
        const r = column === columns - 1 ? column : column + 1;
        to[at + column] =
          (from[at + column] * 4 +
            from[at + l] * 2 +
            from[at + r] * 2 +
            from[above + column] * 2 +
            from[below + column] * 2 +
            from[above + l] +
            from[above + r] +
            from[below + l] +
            from[below + r]) /
          16;
      }
    }
    [from, to] = [to, from];
  }
  return from;
};

/** The contour lines of a field at a level, joined to curves (marching squares). */
export const contours = (grid: Grid, field: Float32Array, level: number): readonly (readonly Point[])[] => {
  const { left, top, step, columns, rows } = grid;
  const segments: (readonly [Point, Point])[] = [];
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      const isIn = field[at] >= level;
      if (
        isIn === field[at + 1] >= level &&
        isIn === field[at + columns] >= level &&
        isIn === field[at + columns + 1] >= level
      )
        continue;
      const corners = [field[at], field[at + 1], field[at + columns + 1], field[at + columns]].map((v) => v - level);
      const spots: readonly Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const cuts: Point[] = [];
      for (let side = 0; side < 4; side++) {
        const [a, b] = [corners[side], corners[(side + 1) % 4]];
        if (a >= 0 === b >= 0) continue;
        const [from, to] = [spots[side], spots[(side + 1) % 4]];
        const part = a / (a - b);
        cuts.push([
          left + (from[0] + (to[0] - from[0]) * part) * step,
          top + (from[1] + (to[1] - from[1]) * part) * step,
        ]);
      }
      for (let index = 0; index + 1 < cuts.length; index += 2) segments.push([cuts[index], cuts[index + 1]]);
    }
  return join(segments);
};

const FINE = 100;
const WIDEST = 2 ** 22;

/** A point as a numeric key, to join segments that meet there. */
const keyOf = ([x, y]: Point): number => Math.round(x * FINE) * WIDEST + Math.round(y * FINE);

const join = (segments: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] => {
  const ends = new Map<number, number[]>();
  segments.forEach(([a, b], index) => {
    for (const key of [keyOf(a), keyOf(b)]) {
      const there = ends.get(key);
      if (there) there.push(index);
      else ends.set(key, [index]);
    }
  });
  const used = new Set<number>();
  const follow = (from: Point): Point[] => {
    const curve: Point[] = [];
    let at = from;
    for (;;) {
      const next = ends.get(keyOf(at))?.find((index) => !used.has(index));
      if (next === undefined) return curve;
      used.add(next);
      const [a, b] = segments[next];
      at = keyOf(a) === keyOf(at) ? b : a;
      curve.push(at);
    }
  };
  return segments.flatMap(([a, b], index) => {
    if (used.has(index)) return [];
    used.add(index);
    const curve = [...follow(a).toReversed(), a, b, ...follow(b)];
    return curve.length > 3 ? [curve] : [];
  });
};
