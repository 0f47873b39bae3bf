import type { Point } from '../point.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Palette } from './palette.ts';

export interface Gradient {
  addColorStop(offset: number, colour: string): void;
}

/** The subset of a canvas that the painters use. Implemented by the browser's canvas and by an SVG writer. */
export interface Brush {
  /** A colour, or a gradient of this brush. */
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  setLineDash(lengths: number[]): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
}

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

/** The same with rounded corners, for curves found on a grid. */
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
