/** Where a small card goes so that it does not cover what it is about. */

interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Extent {
  readonly left: number;
  readonly top: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const EDGE = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const isApart = (one: Rect, other: Rect): boolean =>
  one.left >= other.left + other.width ||
  other.left >= one.left + one.width ||
  one.top >= other.top + other.height ||
  other.top >= one.top + one.height;

/** How high a card as wide as a room can be without covering the anchor. */
export const heightBeside = (anchor: Rect, room: Rect): number => {
  if (isApart(anchor, room)) return room.height;
  const above = anchor.top - room.top;
  const below = room.top + room.height - (anchor.top + anchor.height);
  return Math.max(above, below) - GAP - EDGE;
};

/**
 * Beside the anchor if there is room, else above or below it, or the other way round; at the foot of a room that does
 * not contain the anchor, and in a corner of one in which the card fits nowhere else.
 */
export const placeBeside = (anchor: Rect, card: Extent, room: Rect, prefers: 'side' | 'above' = 'side'): Spot => {
  const end = { left: room.left + room.width, top: room.top + room.height };
  if (isApart(anchor, room)) return { left: room.left, top: Math.max(room.top, end.top - card.height) };
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const least = { left: room.left + EDGE, top: room.top + EDGE };
  const most = { left: end.left - card.width - EDGE, top: end.top - card.height - EDGE };
  const left = clamp(anchor.left + (anchor.width - card.width) / 2, least.left, most.left);
  const top = clamp(anchor.top + (anchor.height - card.height) / 2, least.top, most.top);
  const sides = [
    { left: right + GAP, top },
    { left: anchor.left - GAP - card.width, top },
  ];
  const levels = [
    { left, top: anchor.top - GAP - card.height },
    { left, top: bottom + GAP },
  ];
  const spots = prefers === 'side' ? [...sides, ...levels] : [...levels, ...sides];
  const fits = (spot: Spot): boolean =>
    spot.left >= least.left && spot.top >= least.top && spot.left <= most.left && spot.top <= most.top;
  const isInLeftHalf = anchor.left + anchor.width / 2 < room.left + room.width / 2;
  return spots.find(fits) ?? { left: isInLeftHalf ? most.left : least.left, top: least.top };
};
