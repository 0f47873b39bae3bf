/** What a finger means: it is broader than most of what it points at. */

import { distance, distanceToBox } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';

import type { Touchable } from './touchables.ts';

/** How far beside something a finger may come down, in pixels of the screen. */
const REACH = 26;
/** Two things of which neither is so much nearer could both be meant. */
const DOUBT = 9;
/** What is this large is hit on purpose. */
const LARGE = 36;
/** Somebody who comes down so near to a way on means it, even if something else lies right there. */
const BESIDE = 10;
/** Lines are thin, but as broad as this to a finger. */
const HALF_LINE = 10;

/** Where as many units are large, nothing can be told apart better by coming nearer. */
const SHARP = 40;

/** The scale from which on there is no doubt. */
export const clearScale = LARGE / SHARP;

/** How far a point of the sheet is from something that can be touched. */
export const distanceTo = ({ shape }: Touchable, point: Point): number => {
  if ('box' in shape) return distanceToBox(point, shape.box);
  const { tile, stretches } = shape.line;
  let least = Math.max(0, distance(tile.at, point) - tile.length / 2);
  for (const stretch of stretches) for (const one of stretch) least = Math.min(least, distance(one, point) - HALF_LINE);
  return Math.max(0, least);
};

/** The box around something that can be touched; of a line that of its tile. */
export const boxOf = ({ at: [x, y], shape }: Touchable): Box =>
  'box' in shape ? shape.box : { x, y, width: shape.line.tile.length, height: shape.line.tile.length };

const sizeOf = (touchable: Touchable): number => {
  const { width, height } = boxOf(touchable);
  return Math.min(width, height);
};

/** Either one thing, or several that could be meant and must be looked at more closely. */
export type Aim = { readonly at: Touchable } | { readonly among: readonly Touchable[] } | undefined;

/**
 * What a finger on a point of the sheet means, seen at a scale. What leads on is preferred over what lies right there;
 * touchables come in the order in which they lie over each other.
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

/** The box around several. */
export const around = (boxes: readonly Box[]): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2));
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2));
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
};
