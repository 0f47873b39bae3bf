/** Finding room on a sheet for what has no place of its own. */

import { distance, holds, overlap } from './point.ts';
import type { Box, Point } from './point.ts';

export interface Obstacles {
  readonly size: Point;
  readonly boxes: readonly Box[];
  /** Curves that had better not be covered. */
  readonly curves: readonly (readonly Point[])[];
}

export interface Found {
  readonly box: Box;
  /** Which of the wanted shapes it is. */
  readonly shape: number;
  /** Whether it covers nothing that matters. */
  readonly isFree: boolean;
}

const STEP = 12;
const EDGE = 16;

/**
 * The best spot for one of several shapes: over no box and no curve, then near a corner.
 * Earlier shapes are preferred.
 */
export const findSpot = (
  { size: [width, height], boxes, curves }: Obstacles,
  shapes: readonly Point[],
  gap = 12,
  wishes: (point: Point) => number = () => 0,
): Found => {
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  const points = curves.flatMap((curve) => curve.filter((_, index) => index % 2 === 0));
  let best: (Found & { readonly cost: number }) | undefined;
  shapes.forEach(([w, h], shape) => {
    for (let y = h / 2 + EDGE; y <= height - h / 2 - EDGE; y += STEP) {
      for (let x = w / 2 + EDGE; x <= width - w / 2 - EDGE; x += STEP) {
        const box = { x, y, width: w, height: h };
        const hard = boxes.reduce((sum, other) => sum + Math.max(0, overlap(box, other, gap)), 0);
        const near = Math.min(...corners.map((corner) => distance(corner, [x, y])));
        const known = hard * 60 + near * 0.05 + shape * 14 + wishes([x, y]);
        if (best && known >= best.cost) continue;
        const covered = points.reduce((sum, point) => sum + (holds(box, point, 6) ? 1 : 0), 0);
        const cost = known + covered * 25;
        if (!best || cost < best.cost) best = { box, shape, isFree: hard === 0 && covered === 0, cost };
      }
    }
  });
  return (
    best ?? { box: { x: width / 2, y: height / 2, width: shapes[0][0], height: shapes[0][1] }, shape: 0, isFree: false }
  );
};
