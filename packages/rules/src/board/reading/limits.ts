/** How much of everything a board may have. What is not bounded here is bounded by the places. */

export { MOST_PLACES } from '../../placeSet.ts';

export const MOST_SITES = 9;
export const MOST_ENDS = 4;
export const MOST_SPACES = 9;
export const MOST_COPIES = 99;
export const MOST_INDUSTRIES = 12;
export const MOST_LEVELS = 12;
/** For money, points and the like. */
export const MOST_AMOUNT = 999;
/** For cubes, barrels and icons. */
export const MOST_CUBES = 20;

/** Width and height of a drawing. */
export const LEAST_SIZE = 100;
export const MOST_SIZE = 10_000;

/** Places nearer to each other could not be told apart in the drawing. */
export const LEAST_GAP = 30;
/** A line that passes a place nearer than this seems to lead there. */
export const LEAST_BERTH = 15;
