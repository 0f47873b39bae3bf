/** Geometry for drawings of places and lines. */

export type BoardPoint = readonly [number, number];
export type Segment = readonly [BoardPoint, BoardPoint];

export const distance = ([ax, ay]: BoardPoint, [bx, by]: BoardPoint): number =>
  Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/** The point of a segment that is nearest to another point. */
export const nearestOn = ([a, b]: Segment, [x, y]: BoardPoint): BoardPoint => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return [a[0] + along * dx, a[1] + along * dy];
};

export const distanceTo = (segment: Segment, point: BoardPoint): number => distance(nearestOn(segment, point), point);

/** Twice the area of a triangle: above 0 on one side of a to b, below on the other. */
const side = ([ax, ay]: BoardPoint, [bx, by]: BoardPoint, [x, y]: BoardPoint): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Whether two segments are further apart than this along one axis. */
const isBeside = ([a, b]: Segment, [c, d]: Segment, gap: number): boolean =>
  Math.max(a[0], b[0]) + gap < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) + gap < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) + gap < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) + gap < Math.min(a[1], b[1]);

/** Whether two points lie on the same side of a line. */
const isSameSide = (a: BoardPoint, b: BoardPoint, one: BoardPoint, other: BoardPoint): boolean =>
  side(a, b, one) * side(a, b, other) > 0;

/** Whether two segments come closer than a gap. */
export const meet = (one: Segment, other: Segment, gap: number): boolean => {
  if (isBeside(one, other, gap)) return false;
  const crosses = !isSameSide(...one, ...other) && !isSameSide(...other, ...one) && !isBeside(one, other, 0);
  return (
    crosses ||
    other.some((point) => distanceTo(one, point) < gap) ||
    one.some((point) => distanceTo(other, point) < gap)
  );
};

/** The segments of a line through points. */
export const segmentsOf = (points: readonly BoardPoint[]): readonly Segment[] =>
  points.slice(1).map((point, index): Segment => [points[index], point]);

/** The point of several segments that is nearest to another point. */
export const nearestOf = (segments: readonly Segment[], point: BoardPoint): BoardPoint =>
  segments
    .map((segment) => nearestOn(segment, point))
    .reduce((best, candidate) => (distance(candidate, point) < distance(best, point) ? candidate : best));

/** Shortens a segment at each end that is one of the given points. */
export const shorten = ([a, b]: Segment, ends: readonly BoardPoint[], by: number): Segment | undefined => {
  const length = distance(a, b);
  const isEnd = ([x, y]: BoardPoint): boolean => ends.some((end) => end[0] === x && end[1] === y);
  const from = isEnd(a) ? by / length : 0;
  const to = isEnd(b) ? 1 - by / length : 1;
  if (length === 0 || from >= to) return undefined;
  const between = (along: number): BoardPoint => [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
  return [between(from), between(to)];
};
