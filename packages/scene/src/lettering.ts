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

/** Widths in small capitals, in hundredths of their size; the letters that have each. */
const capitalWidths: readonly (readonly [number, string])[] = [
  [22, ' .,'],
  [28, "'’:;!|()[]"],
  [30, 'ij'],
  [35, 's'],
  [43, 'bflpIJ'],
  [46, 'aeyvz-'],
  [49, 'cgrx'],
  [52, 'dktSö'],
  [57, 'hnoquP'],
  [66, 'mw'],
  [68, 'ABFLVEY'],
  [73, 'CKTZR&'],
  [81, 'DGOQXUÖÄÜ'],
  [88, 'HN'],
  [95, 'MW'],
];

const capitalWidth = new Map(
  capitalWidths.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** The width of a text in small capitals, as the names of places are written. */
export const widthInCapitals = (text: string, size: number): number =>
  (Array.from(text).reduce((sum, letter) => sum + (capitalWidth.get(letter) ?? 55), 0) * size) / 100;
