/** The keys under which editions accept files of one's own. */

export const BOARD = 'board';
export const DECK = 'automa-deck';
