/** The files that somebody can bring to a table, by the names that editions offer them under. */

export const BOARD = 'board';
export const DECK = 'automa-deck';
