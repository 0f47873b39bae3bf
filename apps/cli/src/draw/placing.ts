/** Where plates lie, and how large they are: as large as can be without hiding anything. */

import { lineCourse } from '@coalbrook/rules';
import type { BoardDocument, DrawnPlace } from '@coalbrook/rules';
import { isUnder, spread } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';

import { plateOf } from './plate.ts';
import type { Plate } from './plate.ts';

/** Between two plates a short line must still be seen, the more so where there is room. */
const LEAST_GAP = 10;
const GAP = 18;
/** A plate that lies farther from its point than this would seem to belong elsewhere. */
const FARTHEST = 12;
/** How far a plate may reach beyond the board. */
const OVERHANG = 44;

const scales: readonly number[] = [1.5, 1.4, 1.3, 1.2, 1.1];
const PLAIN = 1;

export interface Placed {
  readonly place: DrawnPlace;
  readonly plate: Plate;
  readonly at: Point;
}

export interface Placing {
  readonly scale: number;
  readonly plates: readonly Placed[];
}

/** Whether every plate is near its point and inside the drawing, and no line runs under a plate where it does not end. */
const isClear = ({ places, links, size }: BoardDocument, boxes: readonly Box[]): boolean => {
  const courses = links.map((link) => ({ ends: link.ends, course: lineCourse(link, places) }));
  return places.every(({ slug, at }, index) => {
    const box = boxes[index];
    const isNear = Math.hypot(box.x - at[0], box.y - at[1]) <= FARTHEST;
    const isInside =
      Math.min(box.x, size[0] - box.x) >= box.width / 2 - OVERHANG &&
      Math.min(box.y, size[1] - box.y) >= box.height / 2 - OVERHANG;
    const hides = courses.some(
      ({ ends, course }) =>
        !ends.includes(slug) &&
        course.some((points) => points.slice(1).some((point, before) => isUnder(points[before], point, box))),
    );
    return isNear && isInside && !hides;
  });
};

/** Lays the plates, in the largest size in which the board can be read. */
export const placePlates = (board: BoardDocument): Placing => {
  const plates = board.places.map((place) => plateOf(board, place));
  const boxesAt = (scale: number): readonly Box[] => {
    const boxes = board.places.map(({ at: [x, y] }, index) => {
      const { width, height } = plates[index];
      return { x, y, width: width * scale, height: height * scale };
    });
    spread(boxes, scale > PLAIN ? GAP : LEAST_GAP);
    return boxes;
  };
  const scale = scales.find((one) => isClear(board, boxesAt(one))) ?? PLAIN;
  const boxes = boxesAt(scale);
  return {
    scale,
    plates: board.places.map((place, index) => ({ place, plate: plates[index], at: [boxes[index].x, boxes[index].y] })),
  };
};
