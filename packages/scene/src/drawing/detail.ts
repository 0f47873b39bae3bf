/** How much of a drawing can be told apart at a scale. */

/** `near` is everything, `middle` what decides a game, drawn large, and `far` only whose it is. */
export type Detail = 'near' | 'middle' | 'far';

/** A tile of 44 pixels is a picture, one of less than half as much a spot of colour. */
const NEAR = 1;
const FAR = 0.5;

/** The detail at a scale, which is the size of a unit of the sheet in pixels. */
export const detailAt = (scale: number): Detail => {
  if (scale >= NEAR) return 'near';
  return scale < FAR ? 'far' : 'middle';
};
