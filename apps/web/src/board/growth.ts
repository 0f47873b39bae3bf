/** How much the names of places grow when the map is small. */

import { detailAt } from '@coalbrook/scene';

/** The size of names on the sheet. */
const NAME = 18;
/** What they must have in pixels, and from far away, where there are many of them in little room. */
const LEAST = 12.5;
const LEAST_FAR = 10.8;
const MOST = 2;
/** In steps, because every change draws all names again. */
const STEP = 0.1;

/** Times their usual size; `text` is how much larger than usual texts are to be. */
export const grownBy = (scale: number, text: number): number => {
  const least = detailAt(scale / text) === 'far' ? LEAST_FAR : LEAST;
  const needed = Math.max(text, (least * text) / (NAME * scale));
  return Math.min(MOST, Math.ceil((needed - 0.001) / STEP) * STEP);
};
