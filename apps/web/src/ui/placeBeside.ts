/** Where a small card goes so that it does not cover what it is about. */

interface Extent {
  readonly width: number;
  readonly height: number;
}

interface Rect extends Extent {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const EDGE = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Beside the anchor if there is room, else above or below it, or the other way round; in a corner of the window if it fits nowhere. */
export const placeBeside = (
  anchor: Rect,
  card: Extent,
  view: Extent,
  prefers: 'side' | 'above' = 'side',
): { readonly left: number; readonly top: number } => {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const left = clamp(anchor.left + (anchor.width - card.width) / 2, EDGE, view.width - card.width - EDGE);
  const top = clamp(anchor.top + (anchor.height - card.height) / 2, EDGE, view.height - card.height - EDGE);
  const sides = [
    { left: right + GAP, top },
    { left: anchor.left - GAP - card.width, top },
  ];
  const levels = [
    { left, top: anchor.top - GAP - card.height },
    { left, top: bottom + GAP },
  ];
  const spots = prefers === 'side' ? [...sides, ...levels] : [...levels, ...sides];
  const fits = (spot: { readonly left: number; readonly top: number }): boolean =>
    spot.left >= EDGE &&
    spot.top >= EDGE &&
    spot.left + card.width <= view.width - EDGE &&
    spot.top + card.height <= view.height - EDGE;
  const isInLeftHalf = anchor.left + anchor.width / 2 < view.width / 2;
  return spots.find(fits) ?? { left: isInLeftHalf ? view.width - card.width - EDGE : EDGE, top: EDGE };
};
