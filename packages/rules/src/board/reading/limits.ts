/** Limits on the size of a board. What is not limited here is limited by the number of places. */

export { MOST_PLACES } from '../../placeSet.ts';

/** Sites of one place, and of the whole board. */
export const MOST_SITES = 9;
export const MOST_SITES_IN_ALL = 120;
export const MOST_ENDS = 4;
export const MOST_SPACES = 9;
export const MOST_COPIES = 99;
export const MOST_INDUSTRIES = 12;
export const MOST_LEVELS = 12;
/**
 * For money and points. What all sites and links bring a seat in two eras must fit into a cell of the state,
 * together with the points that a draft can give it.
 */
export const MOST_AMOUNT = 99;
/** For link icons. */
export const MOST_ICONS = 5;
/** What the first version allowed, for boards of games that were begun then. */
export const MOST_AMOUNT_ONCE = 999;
export const MOST_ICONS_ONCE = 20;
/** For cubes and barrels. */
export const MOST_CUBES = 20;
export const MOST_COLOURS = 12;
/** Cards of a deck for each seat. */
export const MOST_CARDS_EACH = 50;

/** Reserved words where a card can be named: `draw deck`, `cards to 2`. */
export const NOTATION_WORDS: readonly string[] = ['deck', 'to'];

/** Width and height of a drawing. */
export const LEAST_SIZE = 100;
export const MOST_SIZE = 10_000;

/** Places closer together could not be told apart in the drawing. */
export const LEAST_GAP = 30;
/** A line that passes a place closer than this seems to lead there. */
export const LEAST_BERTH = 15;
