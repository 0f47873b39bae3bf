/** Cells of a view as they travel in JSON. */

/** All cells as text: three base 64 digits for each, most significant first, of the value plus 32768. */
export type PackedCells = string;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three digits carry 18 bits: enough for one cell, with no rest between cells. */
const DIGITS_PER_CELL = 3;
const OFFSET = 0x8000;

export const packCells = (cells: Int16Array): PackedCells => {
  let text = '';
  for (const cell of cells) {
    const value = cell + OFFSET;
    text += DIGITS[value >> 12] + DIGITS[(value >> 6) & 63] + DIGITS[value & 63];
  }
  return text;
};

/** Undefined if the text does not hold this many cells. */
export const unpackCells = (text: PackedCells, count: number): Int16Array | undefined => {
  if (text.length !== count * DIGITS_PER_CELL) return undefined;
  const cells = new Int16Array(count);
  for (let index = 0; index < count; index++) {
    const at = index * DIGITS_PER_CELL;
    const [high, middle, low] = [DIGITS.indexOf(text[at]), DIGITS.indexOf(text[at + 1]), DIGITS.indexOf(text[at + 2])];
    if (high < 0 || high > 15 || middle < 0 || low < 0) return undefined;
    cells[index] = ((high << 12) | (middle << 6) | low) - OFFSET;
  }
  return cells;
};
