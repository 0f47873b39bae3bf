/** The board in words, and what is said when nothing happens. */
export const spoken = {
  notNow: 'You cannot play now.',
  nothingThere: 'Nothing can be done there now.',
  /** The board as lists. */
  title: 'Board in words',
  hint: 'Up and Down move through the list, Page Up and Page Down from place to place. Enter chooses; what cannot be chosen says why.',
  skip: 'Go to the board in words',
  free: 'Free lines',
  noFree: 'No line is free in this era.',
  canChoose: 'can be chosen',
  chosen: 'chosen',
};
