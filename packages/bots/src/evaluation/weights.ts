/** The rules of thumb in figures, in points unless they say otherwise. Found by playing, not by theory. */
export const weights = {
  /** A pound in the middle of the game, to somebody who has none. */
  pound: 0.45,
  /** Pounds at which another pound is worth half of that. */
  comfort: 20,
  /** Actions before the end of the game from which money loses its use. */
  thrift: 10,
  /** A pound of every payday to come. */
  payday: 0.2,
  /** A pound of every payday that has to be paid instead. */
  burden: 0.3,
  loanMoney: 18,
  loanLevel: -4,
  loanTime: 12,
  sell: 3,
  /** The chance that a tile is sold, by the number of links missing to a buyer. */
  sale: [0.65, 0.4, 0.2, 0.08],
  /** What remains of that chance where beer is short. */
  thirst: 0.55,
  /** Actions of one seat in which a tile gives up one cube or barrel. */
  demand: [4, 3],
  /** The cubes for which several seats are enough customers. */
  hope: 0.7,
  backlog: 0.8,
  coalRail: 0.4,
  coalCanal: 0.1,
  coalSize: 0.06,
  brewNeeded: 0.6,
  brewRail: 0.4,
  brewIdle: 0.2,
  empty: 0.7,
  waiting: 1.3,
  saleTime: 2,
  /** A link icon that is not there yet, on a site that may still flip. */
  icon: 0.35,
  /** The next tile of an industry on the mat, as a part of what it would bring. */
  mat: 0.15,
  /** A place where a card of the hand could be used. */
  card: 0.05,
};
