/** The rules of thumb in figures, in points unless they say otherwise. Found by playing, not by theory. */
export const weights = {
  /** A pound in the middle of the game, to somebody who has none. */
  pound: 0.45,
  /** Pounds at which another pound is worth half of that. */
  comfort: 20,
  /** Actions before the end of the game from which money loses its use. */
  thrift: 10,
  /** A pound of every payday to come. */
  payday: 0.17,
  /** The chance that a tile is sold, by the number of links missing to a buyer. */
  sale: [0.9, 0.6, 0.3, 0.1],
  /** What remains of that chance where beer is short. */
  thirst: 0.55,
  /** Actions of one seat in which a tile gives up one cube or barrel. */
  demand: [1.2, 1.0, 1.6],
  /** A link icon that is not there yet, on a site that may still flip. */
  icon: 0.35,
  /** The next tile of an industry on the mat, as a part of what it would bring. */
  mat: 0.15,
  /** A place where a card of the hand could be used. */
  card: 0.05,
};
