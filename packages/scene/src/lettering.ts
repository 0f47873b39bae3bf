/** Approximate text widths, since no particular font can be relied on. */

const NARROW = /[ijlft.,;:!'’|()[\]I-]/;
const WIDE = /[mwMW&@—]/;
const CAPITAL = /\p{Lu}/u;

const widthOfLetter = (letter: string): number => {
  if (letter === ' ') return 0.3;
  if (NARROW.test(letter)) return 0.34;
  if (WIDE.test(letter)) return 0.86;
  return CAPITAL.test(letter) ? 0.7 : 0.54;
};

/** The approximate width of a text. */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0) * size;
