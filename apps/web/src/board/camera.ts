/** Which part of the sheet is visible. Pure: a camera is a scale and where the sheet begins in the window. */

import { BLEED } from '@coalbrook/scene';
import type { Box, Point } from '@coalbrook/scene';

import { around } from './aim.ts';
import type { Weighed } from './matters.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const noPadding: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

const MOST = 4;
/** Around what a view is centred on, in pixels. */
export const MARGIN = 34;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Fits the whole sheet into the uncovered part of the window. */
export const fit = (window: Size, sheet: Size, padding: Padding = noPadding): Camera => {
  const width = Math.max(40, window.width - padding.left - padding.right);
  const height = Math.max(40, window.height - padding.top - padding.bottom);
  const scale = Math.min(width / sheet.width, height / sheet.height);
  return {
    scale,
    x: padding.left + (width - sheet.width * scale) / 2,
    y: padding.top + (height - sheet.height * scale) / 2,
  };
};

/** Fits part of the sheet into the window, at a scale between `least` and `most`. */
export const closeUp = (
  window: Size,
  { x, y, width, height }: Size & { readonly x: number; readonly y: number },
  { margin, least, most }: { readonly margin: number; readonly least: number; readonly most: number },
): Camera => {
  const room = (length: number): number => Math.max(40, length - 2 * margin);
  const scale = Math.min(room(window.width) / width, room(window.height) / height);
  return centre(window, clamp(scale, least, most), [x, y]);
};

/** Around what a view was moved for, in pixels. */
const CLEAR = 16;
/** A view that is hardly larger than the whole sheet is not worth leaving it for. */
const CLOSER = 1.1;

const isInSight = ({ x, y, scale }: Camera, window: Size, box: Box): boolean => {
  const [left, top] = [x + (box.x - box.width / 2) * scale, y + (box.y - box.height / 2) * scale];
  return left >= 0 && top >= 0 && left + box.width * scale <= window.width && top + box.height * scale <= window.height;
};

/** Moves a view no further than it takes to see a box, which fits into the window. */
const panTo = ({ x, y, scale }: Camera, window: Size, box: Box): Camera => {
  const along = (at: number, middle: number, length: number, seen: number): number => {
    const half = (length * scale) / 2;
    const clear = Math.min(CLEAR, seen / 2 - half);
    return at + middle * scale < half + clear
      ? half + clear - middle * scale
      : Math.min(at, seen - half - clear - middle * scale);
  };
  return {
    scale,
    x: along(x, box.x, box.width, window.width),
    y: along(y, box.y, box.height, window.height),
  };
};

export interface SoughtView {
  readonly boxes: readonly Box[];
  /** All of them, even if they are smaller then; otherwise as many as fit, the nearest first. */
  readonly isAll: boolean;
}

/** What is nearest to a view and shows what is wanted: the view itself if that is in sight, or in the end all the sheet. */
export const nearestView = (from: Camera, window: Size, whole: Camera, { boxes, isAll }: SoughtView): Camera => {
  const all = around(boxes);
  if (!all || boxes.every((box) => isInSight(from, window, box))) return from;
  const largest = ({ width, height }: Box): number => Math.min(window.width / width, window.height / height);
  const middle = [window.width / 2, window.height / 2] as const;
  if (largest(all) >= from.scale) return panTo(from, window, all);
  if (isAll) {
    const scale = Math.min((window.width - 2 * CLEAR) / all.width, (window.height - 2 * CLEAR) / all.height);
    return scale < whole.scale * CLOSER ? whole : panTo(zoom(from, scale / from.scale, middle), window, all);
  }
  const far = (box: Box): number =>
    Math.hypot(from.x + box.x * from.scale - middle[0], from.y + box.y * from.scale - middle[1]);
  let kept: Box | undefined;
  for (const box of boxes.toSorted((one, other) => far(one) - far(other))) {
    const more = around(kept ? [kept, box] : [box]);
    if (more && largest(more) >= from.scale) kept = more;
  }
  return kept ? panTo(from, window, kept) : from;
};

/** Clamps the scale, and keeps the window over the ground. */
export const limit = (camera: Camera, window: Size, sheet: Size, padding: Padding = noPadding): Camera => {
  const whole = fit(window, sheet, padding);
  const scale = clamp(camera.scale, whole.scale * 0.94, Math.max(MOST, whole.scale));
  const along = (at: number, seen: number, length: number, rest: number): number => {
    const bleed = length * BLEED * scale;
    const least = seen - length * scale - bleed;
    return least > bleed ? rest : clamp(at, least, bleed);
  };
  return {
    scale,
    x: along(camera.x, window.width, sheet.width, whole.x),
    y: along(camera.y, window.height, sheet.height, whole.y),
  };
};

/** Zooms around a fixed point of the window. */
export const zoom = ({ x, y, scale }: Camera, factor: number, at: readonly [number, number]): Camera => ({
  scale: scale * factor,
  x: at[0] - (at[0] - x) * factor,
  y: at[1] - (at[1] - y) * factor,
});

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** Centres a point of the sheet in the window. */
export const centre = (window: Size, scale: number, [px, py]: readonly [number, number]): Camera => ({
  scale,
  x: window.width / 2 - px * scale,
  y: window.height / 2 - py * scale,
});

/** The scale at which tiles and names can be read at arm's length. */
export const READABLE = 0.68;
/** The largest scale for automatic close-ups. */
export const NEAREST = 1.05;
/** A whole map is shown as long as it is at least this large, compared to what can be read. */
const BEARABLE = 0.75;

/** Whether the whole map would be too small to be read in a window; `text` is how much larger one wants texts. */
export const isCramped = (window: Size, sheet: Size, padding: Padding, text: number): boolean =>
  fit(window, sheet, padding).scale < READABLE * BEARABLE * text;

const isIn = (box: Box, [x, y]: Point, { width, height }: Size): boolean =>
  Math.abs(box.x - x) <= (width - box.width) / 2 && Math.abs(box.y - y) <= (height - box.height) / 2;

/** The centre of the view of a size that shows most of what matters. */
const bestCentre = (matters: readonly Weighed[], seen: Size): Point => {
  const all = around(matters.map(({ box }) => box));
  const centres: readonly Point[] = [
    ...(all ? [[all.x, all.y] as const] : []),
    ...matters.map(({ box }) => [box.x, box.y] as const),
  ];
  const worth = (from: Point): number =>
    matters.reduce((sum, { box, weight }) => sum + (isIn(box, from, seen) ? weight : 0), 0);
  const best = centres.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  // What is seen from there is then centred.
  const shown = around(matters.flatMap(({ box }) => (isIn(box, best, seen) ? [box] : [])));
  return shown ? [shown.x, shown.y] : best;
};

/** The view that a window opens with: the whole map, or in a cramped window what matters, large enough to be read. */
export const homeView = (
  window: Size,
  sheet: Size,
  padding: Padding,
  { matters, text }: { readonly matters: readonly Weighed[]; readonly text: number },
): Camera => {
  if (!isCramped(window, sheet, padding, text)) return fit(window, sheet, padding);
  const readable = READABLE * text;
  const all = around(matters.map(({ box }) => box));
  if (!all) return limit(centre(window, readable, [sheet.width / 2, sheet.height / 2]), window, sheet, padding);
  const close = closeUp(window, all, { margin: MARGIN, least: 0, most: Math.max(NEAREST, readable) });
  if (close.scale >= readable) return limit(close, window, sheet, padding);
  const seen = { width: (window.width - MARGIN) / readable, height: (window.height - MARGIN) / readable };
  return limit(centre(window, readable, bestCentre(matters, seen)), window, sheet, padding);
};
