/** What somebody has chosen to see of a map, until the tab is closed: the centre and the scale, for windows of any size. */

import { centre } from './camera.ts';
import type { Camera, Size } from './camera.ts';

const keyOf = (name: string): string => `coalbrook.view.${name}`;

/** Remembers a view, or that there is none. */
export const rememberView = (name: string, view: Camera | undefined, { width, height }: Size): void => {
  if (!view) {
    sessionStorage.removeItem(keyOf(name));
    return;
  }
  const { x, y, scale } = view;
  const numbers = [(width / 2 - x) / scale, (height / 2 - y) / scale, scale];
  sessionStorage.setItem(keyOf(name), JSON.stringify(numbers));
};

export const recallView = (name: string, window: Size): Camera | undefined => {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return undefined;
  }
  if (!Array.isArray(stored) || stored.length !== 3 || !stored.every((one) => Number.isFinite(one))) return undefined;
  const [x, y, scale] = stored as [number, number, number];
  return scale > 0 ? centre(window, scale, [x, y]) : undefined;
};
