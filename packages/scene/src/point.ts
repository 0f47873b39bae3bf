export type Point = readonly [number, number];

/** A rectangle by its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Avoids `Math.hypot`, which is slow; this is called often. */
export const distance = (from: Point, to: Point): number => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return Math.sqrt(dx * dx + dy * dy);
};

export const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** How far two boxes overlap, including the gap between them; not positive if they do not. */
export const overlap = (one: Box, other: Box, gap = 0): number =>
  Math.min(
    (one.width + other.width) / 2 + gap - Math.abs(one.x - other.x),
    (one.height + other.height) / 2 + gap - Math.abs(one.y - other.y),
  );

/** The distance from a point to a box; 0 inside. */
export const distanceToBox = (point: Point, { x, y, width, height }: Box): number => {
  const dx = Math.max(0, Math.abs(point[0] - x) - width / 2);
  const dy = Math.max(0, Math.abs(point[1] - y) - height / 2);
  return Math.sqrt(dx * dx + dy * dy);
};

export const holds = (box: Box, point: Point, margin = 0): boolean =>
  Math.abs(point[0] - box.x) <= box.width / 2 + margin && Math.abs(point[1] - box.y) <= box.height / 2 + margin;
