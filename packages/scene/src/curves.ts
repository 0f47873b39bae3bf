/** Lines as curves. */

import { between, distance } from './point.ts';
import type { Point } from './point.ts';

/** How a line is drawn; a line for two eras shows both. */
export type LineStyle = 'canal' | 'rail' | 'both' | 'lane';

/** The style of a line by its eras; games without canals have only rails. */
export const styleOf = (eras: readonly string[] = []): LineStyle => {
  if (!eras.includes('canal')) return 'rail';
  return eras.includes('rail') ? 'both' : 'canal';
};

/** A number rounded to two decimals, as text. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

const STEP = 6;

/** A smooth curve through points in many small steps (centripetal Catmull–Rom, which makes no loops). */
export const smooth = (points: readonly Point[]): readonly Point[] => {
  if (points.length < 2) return points;
  const first = between(points[0], points[1], -0.5);
  const last = between(points[points.length - 1], points[points.length - 2], -0.5);
  const knots = [first, ...points, last];
  const curve: Point[] = [points[0]];
  for (let index = 1; index < knots.length - 2; index++) {
    const [p0, p1, p2, p3] = knots.slice(index - 1, index + 3);
    const [t01, t12, t23] = [
      [p0, p1],
      [p1, p2],
      [p2, p3],
    ].map(([from, to]) => Math.sqrt(Math.max(1e-6, distance(from, to))));
    const steps = Math.max(1, Math.round(distance(p1, p2) / STEP));
    for (let step = 1; step <= steps; step++) {
      const t = t01 + (t12 * step) / steps;
      const a1 = between(p0, p1, t / t01);
      const a2 = between(p1, p2, (t - t01) / t12);
      const a3 = between(p2, p3, (t - t01 - t12) / t23);
      const b1 = between(a1, a2, t / (t01 + t12));
      const b2 = between(a2, a3, (t - t01) / (t12 + t23));
      curve.push(between(b1, b2, (t - t01) / t12));
    }
  }
  return curve;
};

/** A curve as path data. */
export const pathOf = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index], point), 0);

/** A point on a curve and the curve's direction there, in degrees between -90 and 90. */
export interface Spot {
  readonly at: Point;
  readonly angle: number;
}

/** The spot at this length along a curve. The direction is averaged over some length to ignore small bends. */
export const spotAt = (points: readonly Point[], length: number, reach = 14): Spot => {
  const pointAt = (wanted: number): Point => {
    let left = Math.max(0, wanted);
    for (let index = 1; index < points.length; index++) {
      const step = distance(points[index - 1], points[index]);
      if (left <= step || index === points.length - 1)
        return between(points[index - 1], points[index], step === 0 ? 0 : Math.min(1, left / step));
      left -= step;
    }
    return points[0];
  };
  const [ax, ay] = pointAt(length - reach);
  const [bx, by] = pointAt(length + reach);
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return { at: pointAt(length), angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle };
};
