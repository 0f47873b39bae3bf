/** Positions of a board's plates: near their points, without overlap, on a sheet as small as possible. */

import type { BoardDocument, DrawnPlace } from '@coalbrook/rules/input';

import { canStack, plateOf } from './plate.ts';
import type { PlateLayout } from './plate.ts';
import { clamp, distance, overlap } from './point.ts';
import type { Box, Point } from './point.ts';
import { spread } from './spread.ts';
import type { MovableBox } from './spread.ts';

const HEIGHT = 1000;
/** Aspect ratio of a sheet, similar to that of a typical window. */
const ASPECT = 1.2;
/** How far a map may be stretched to reach it. */
const MOST_STRETCH = 1.6;
const EDGE = 12;
/** The gap between two plates leaves room for a link. */
const GAP = 24;
const LEAST_GAP = 12;
const FARTHEST = 46;

const sizes: readonly number[] = [1, 1.06, 1.12, 1.2, 1.3, 1.4, 1.55, 1.7, 1.9, 2.1, 2.4, 2.8, 3.3];

export interface StandingPlace {
  readonly place: DrawnPlace;
  readonly plate: PlateLayout;
  /** The centre of everything drawn there. */
  readonly at: Point;
  readonly box: Box;
}

export interface PlacesOnSheet {
  readonly size: Point;
  readonly places: readonly StandingPlace[];
  /** From the board's own coordinates to the sheet. */
  readonly toSheet: (point: Point) => Point;
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** Maps the points of a board to a sheet, so that the outermost plates are at its edges. */
const projection = (board: BoardDocument, [width, height]: Point, margin: Point): ((point: Point) => Point) => {
  const [left, right] = rangeOf(board.places.map(({ at }) => at[0]));
  const [top, bottom] = rangeOf(board.places.map(({ at }) => at[1]));
  const along = (low: number, high: number, from: number, to: number) => {
    const scale = high - low < 1 ? 1 : (to - from) / (high - low);
    return (value: number): number => (from + to) / 2 + (value - (low + high) / 2) * scale;
  };
  const x = along(left, right, margin[0], width - margin[0]);
  const y = along(top, bottom, margin[1], height - margin[1]);
  return ([px, py]) => [x(px), y(py)];
};

const sizeAt = (board: BoardDocument, scale: number): Point => {
  const natural = board.size[0] / board.size[1];
  const aspect = natural >= ASPECT ? Math.min(natural, 2) : Math.min(ASPECT, natural * MOST_STRETCH);
  return [Math.round(HEIGHT * aspect * scale), Math.round(HEIGHT * scale)];
};

/** How much plates would overlap if they were placed exactly on their points. */
const crowding = (boxes: readonly Box[], index: number): number =>
  boxes.reduce((sum, box, other) => (other === index ? sum : sum + Math.max(0, overlap(box, boxes[index], GAP))), 0);

const boxAt = ([x, y]: Point, { width, height }: PlateLayout): MovableBox => ({ x, y, width, height });

/** Chooses between a row and a pyramid for each place with three squares. */
const choosePlates = (board: BoardDocument, toSheet: (point: Point) => Point): readonly PlateLayout[] => {
  const points = board.places.map(({ at }) => toSheet(at));
  const plates = board.places.map((place) => plateOf(board, place, false));
  board.places.forEach((place, index) => {
    if (!canStack(board, place)) return;
    const row = plates[index];
    const pyramid = plateOf(board, place, true);
    const boxes = points.map((point, other) => boxAt(point, plates[other]));
    const asRow = crowding(boxes, index);
    boxes[index] = boxAt(points[index], pyramid);
    plates[index] = crowding(boxes, index) < asRow + 1 ? pyramid : row;
  });
  return plates;
};

const MARGIN_X = 66;
const MARGIN_Y = 54;

const standAt = (
  board: BoardDocument,
  scale: number,
): { readonly standing: PlacesOnSheet; readonly isGood: boolean } => {
  const size = sizeAt(board, scale);
  const toSheet = projection(board, size, [MARGIN_X, MARGIN_Y]);
  const plates = choosePlates(board, toSheet);
  const boxes = board.places.map(({ at }, index) => boxAt(toSheet(at), plates[index]));
  const hold = (box: MovableBox): void => {
    box.x = clamp(box.x, box.width / 2 + EDGE, size[0] - box.width / 2 - EDGE);
    box.y = clamp(box.y, box.height / 2 + EDGE, size[1] - box.height / 2 - EDGE);
  };
  boxes.forEach(hold);
  spread(boxes, GAP, hold);
  const isGood = boxes.every(
    (box, index) =>
      distance([box.x, box.y], toSheet(board.places[index].at)) <= FARTHEST + box.width / 6 &&
      boxes.every((other, at) => at >= index || overlap(box, other, LEAST_GAP) <= 0),
  );
  const places = board.places.map((place, index) => {
    const { x, y } = boxes[index];
    return { place, plate: plates[index], at: [x, y] as const, box: boxes[index] };
  });
  return { standing: { size, places, toSheet }, isGood };
};

/** Lays out all places on the smallest sheet that has room for them. */
export const standPlaces = (board: BoardDocument): PlacesOnSheet => {
  for (const size of sizes) {
    const { standing, isGood } = standAt(board, size);
    if (isGood) return standing;
  }
  return standAt(board, sizes[sizes.length - 1]).standing;
};
