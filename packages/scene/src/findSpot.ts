/** Finding room on a sheet for things without a fixed position. */

import { holds, overlap } from './point.ts';
import type { Box, Point } from './point.ts';

export interface Obstacles {
  readonly size: Point;
  readonly boxes: readonly Box[];
  /** Curves to avoid covering. */
  readonly curves: readonly (readonly Point[])[];
}

export interface FoundSpot {
  readonly box: Box;
  /** The index of the chosen shape. */
  readonly shape: number;
  /** Whether it covers no obstacle. */
  readonly isFree: boolean;
}

const STEP = 12;
const EDGE = 16;
/** Costs of covering something, of the distance from a corner, and of a later shape. */
const HARD = 60;
const NEARNESS = 0.05;
const LATER = 14;

/** Points indexed by rows, to count those in a box quickly. */
class Scattered {
  private static readonly side = 32;
  private readonly rows = new Map<number, Point[]>();

  constructor(points: readonly Point[]) {
    for (const point of points) {
      const row = Math.floor(point[1] / Scattered.side);
      const there = this.rows.get(row);
      if (there) there.push(point);
      else this.rows.set(row, [point]);
    }
  }

  countIn(box: Box, margin: number): number {
    const reach = box.height / 2 + margin;
    const [first, last] = [box.y - reach, box.y + reach].map((y) => Math.floor(y / Scattered.side));
    let count = 0;
    for (let row = first; row <= last; row++)
      for (const point of this.rows.get(row) ?? []) if (holds(box, point, margin)) count++;
    return count;
  }
}

/** The summed overlap of boxes with one box; stops once it exceeds `most`. */
const overlapping = (boxes: readonly Box[], box: Box, gap: number, most: number): number => {
  let sum = 0;
  for (const other of boxes) {
    sum += Math.max(0, overlap(box, other, gap));
    if (sum > most) break;
  }
  return sum;
};

/**
 * The best spot for one of several shapes: first clear of boxes and curves, then near a corner.
 * Earlier shapes are preferred; `wishes` adds a cost for a point.
 */
export const findSpot = (
  { size: [width, height], boxes, curves }: Obstacles,
  shapes: readonly Point[],
  gap = 12,
  wishes: (point: Point) => number = () => 0,
): FoundSpot => {
  const points = new Scattered(curves.flatMap((curve) => curve.filter((_, index) => index % 2 === 0)));
  let best: (FoundSpot & { readonly cost: number }) | undefined;
  shapes.forEach(([w, h], shape) => {
    for (let y = h / 2 + EDGE; y <= height - h / 2 - EDGE; y += STEP) {
      for (let x = w / 2 + EDGE; x <= width - w / 2 - EDGE; x += STEP) {
        const dx = Math.min(x, width - x);
        const dy = Math.min(y, height - y);
        const near = Math.sqrt(dx * dx + dy * dy);
        const most = best ? best.cost - near * NEARNESS - shape * LATER + 1 : Infinity;
        if (most < 0) continue;
        const box = { x, y, width: w, height: h };
        const hard = overlapping(boxes, box, gap, most / HARD);
        if (hard * HARD > most) continue;
        const known = hard * HARD + near * NEARNESS + shape * LATER + wishes([x, y]);
        if (best && known >= best.cost) continue;
        const covered = points.countIn(box, 6);
        const cost = known + covered * 25;
        if (!best || cost < best.cost) best = { box, shape, isFree: hard === 0 && covered === 0, cost };
      }
    }
  });
  return (
    best ?? { box: { x: width / 2, y: height / 2, width: shapes[0][0], height: shapes[0][1] }, shape: 0, isFree: false }
  );
};
