/** Works out what a tap means: a finger is wider than most targets. */

import { distance, distanceToBox } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';

import type { Touchable } from './touchables.ts';

/** How far from a target a tap may land, in screen pixels. */
const REACH = 26;
/** Two targets whose distances differ by less than this are ambiguous. */
const DOUBT = 9;
/** Targets at least this large are hit deliberately. */
const LARGE = 36;
/** A tap this close to a lit target means it, even if something else is right there. */
const BESIDE = 10;
/** The width of a line for a finger. */
const HALF_LINE = 10;

/** Beyond this size, zooming in does not separate targets any further. */
const SHARP = 40;

/** The scale at which taps are no longer ambiguous. */
export const clearScale = LARGE / SHARP;

/** Distance from a point on the sheet to a touchable. */
export const distanceTo = ({ shape }: Touchable, point: Point): number => {
  if ('box' in shape) return distanceToBox(point, shape.box);
  const { tile, stretches } = shape.line;
  let least = Math.max(0, distance(tile.at, point) - tile.length / 2);
  for (const stretch of stretches) for (const one of stretch) least = Math.min(least, distance(one, point) - HALF_LINE);
  return Math.max(0, least);
};

/** The bounding box of a touchable; for a line, of its tile. */
export const boxOf = ({ at: [x, y], shape }: Touchable): Box =>
  'box' in shape ? shape.box : { x, y, width: shape.line.tile.length, height: shape.line.tile.length };

const sizeOf = (touchable: Touchable): number => {
  const { width, height } = boxOf(touchable);
  return Math.min(width, height);
};

/** One target, or several that need a closer look. */
export type Aim = { readonly at: Touchable } | { readonly among: readonly Touchable[] } | undefined;

/**
 * What a tap at a point of the sheet means at a given scale. Lit targets win over whatever else is there.
 * Touchables are ordered from bottom to top.
 */
export const aimAt = (
  touchables: readonly Touchable[],
  glowing: readonly Touchable[],
  point: Point,
  scale: number,
): Aim => {
  const there = touchables.findLast((one) => distanceTo(one, point) === 0);
  const near = glowing
    .map((one) => ({ one, far: distanceTo(one, point) * scale }))
    .filter(({ far }) => far <= REACH)
    .sort((a, b) => a.far - b.far);
  const [first, ...others] = near;
  const isElsewhere = first && first.far > BESIDE && there !== undefined && scale >= clearScale;
  if (!first || isElsewhere) return there && { at: there };
  const isSure = (first.far === 0 && sizeOf(first.one) * scale >= LARGE) || scale >= clearScale;
  const rivals = isSure ? [] : others.filter(({ far }) => far - first.far < DOUBT);
  return rivals.length === 0 ? { at: first.one } : { among: [first, ...rivals].map(({ one }) => one) };
};

/** The bounding box of several boxes. */
export const around = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2));
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2));
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
};
