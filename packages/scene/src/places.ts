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
const ASPECT = 1.24;
/** How far a map may be stretched to reach it. */
const MOST_STRETCH = 1.6;
const EDGE = 12;
/** The gap between two plates leaves room for a link. */
const GAP = 24;
const LEAST_GAP = 12;
const FARTHEST = 60;

const sizes: readonly number[] = [
  0.7, 0.73, 0.76, 0.79, 0.82, 0.84, 0.86, 0.88, 0.9, 0.95, 1, 1.06, 1.12, 1.2, 1.3, 1.4, 1.55, 1.7, 1.9, 2.1, 2.4, 2.8,
  3.3,
];

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

/** How far crowded stretches of a map are widened at the cost of empty ones, from 0 to 1. */
const EVENED = 0.5;
/** How far around a place a stretch counts as crowded, as a part of the map; what suits a map best is tried. */
const reaches: readonly number[] = [0.3, 0.2];

/**
 * Where values lie between the first and the last, from 0 to 1. Their order stays, but crowded stretches get more room,
 * as on a map that a printer has drawn by hand.
 */
const evened = (values: readonly number[], around: number): ((value: number) => number) => {
  const [low, high] = rangeOf(values);
  if (high - low < 1) return () => 0.5;
  const reach = (high - low) * around;
  const before = (value: number): number =>
    values.reduce((sum, other) => sum + clamp((value - other + reach) / (2 * reach), 0, 1), 0);
  const [first, last] = [before(low), before(high)];
  return (value) => {
    const share = (value - low) / (high - low);
    const inside = (before(clamp(value, low, high)) - first) / (last - first);
    return share + (inside - clamp(share, 0, 1)) * EVENED;
  };
};

/** Maps the points of a board to a sheet, so that the outermost plates are at its edges. */
const projection = (
  board: BoardDocument,
  [width, height]: Point,
  margin: Point,
  around: number,
): ((point: Point) => Point) => {
  const along = (values: readonly number[], from: number, to: number) => {
    const share = evened(values, around);
    return (value: number): number => from + (to - from) * share(value);
  };
  const x = along(
    board.places.map(({ at }) => at[0]),
    margin[0],
    width - margin[0],
  );
  const y = along(
    board.places.map(({ at }) => at[1]),
    margin[1],
    height - margin[1],
  );
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
  around: number,
): { readonly standing: PlacesOnSheet; readonly isGood: boolean } => {
  const size = sizeAt(board, scale);
  const toSheet = projection(board, size, [MARGIN_X, MARGIN_Y], around);
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

/** All places on sheets that have room for them, the smallest first; if none has, on the largest. */
export function* standings(board: BoardDocument): Generator<PlacesOnSheet> {
  let last: PlacesOnSheet | undefined;
  let isRoomy = false;
  for (const size of sizes) {
    for (const around of reaches) {
      const { standing, isGood } = standAt(board, size, around);
      last = standing;
      if (!isGood) continue;
      isRoomy = true;
      yield standing;
    }
  }
  if (!isRoomy && last) yield last;
}
