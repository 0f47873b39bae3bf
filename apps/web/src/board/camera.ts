/** Which part of the sheet is visible. Pure: a camera is a scale and where the sheet begins in the window. */

import { BLEED } from '@coalbrook/scene';

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
