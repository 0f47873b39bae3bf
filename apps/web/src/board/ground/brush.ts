import type { Point, Terrain } from '@coalbrook/scene';

import type { Palette } from './palette.ts';

export type Brush = OffscreenCanvasRenderingContext2D;

/** What every part of the painting needs. */
export interface Painting {
  readonly brush: Brush;
  readonly palette: Palette;
  readonly terrain: Terrain;
  /** Ink with some opacity. */
  readonly ink: (opacity: number) => string;
  readonly waterInk: (opacity: number) => string;
}

export const trace = (brush: Brush, points: readonly Point[]): void => {
  brush.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
};

/** The same with every corner rounded, for curves that were found on a grid. */
export const traceSoftly = (brush: Brush, points: readonly Point[]): void => {
  brush.beginPath();
  if (points.length < 3) {
    trace(brush, points);
    return;
  }
  const [first] = points;
  brush.moveTo(first[0], first[1]);
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index];
    const [nx, ny] = points[index + 1];
    brush.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  }
  const last = points[points.length - 1];
  brush.lineTo(last[0], last[1]);
};
