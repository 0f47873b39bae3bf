/**
 * The rules of thumb in figures: points where nothing else is said, and chances between 0 and 1.
 * Found by letting the policy play against itself, so they fit each other rather than any theory.
 */
export const weights = {
  /** A pound to somebody who has none. */
  pound: 0.45,
  /** Pounds in hand at which one more is worth half of that. */
  comfort: 20,
  /** Actions left from which on there is less and less to buy. */
  thrift: 16,
  /** A pound of income, for each payday to come. */
  payday: 0.26,
  /** A pound that will be missing when income has to be paid. */
  shortfall: 1,
  /** A loan is for those who have less money, at least this income level, and more actions left. */
  loan: { money: 45, level: -3, actions: 7 },
  /** For turning something into a sale now: what is sold cannot go wrong any more. */
  sale: 5.8,
  /** The chance that a tile can be sold, by the number of links missing on the way to a merchant. */
  buyer: [0.65, 0.4, 0.22, 0.1],
  /** What each further unsold tile counts compared with the one before. */
  backlog: 0.3,
  /** The chance that the cubes of a tile are used up, given time and customers. */
  used: 0.65,
  /** Actions that pass for each cube until it is. */
  cube: 4.5,
  /** The part of that chance a mine has where links burn coal and where they do not, and for each place connected. */
  mine: { busy: 0.38, idle: 0.1, place: 0.084 },
  /** The chance that beer is drunk where it is wanted, and where nobody is thirsty yet. */
  brewery: { busy: 0.61, idle: 0.36 },
  /** The chance that something is sold through a port, where mills wait for one and where none does yet. */
  port: { busy: 0.6, idle: 0.35 },
  /** Link icons to hope for from a tile that has not flipped, and from an empty site. */
  icon: { tile: 0.4, site: 0.21 },
  /** Where everything is money: a free site at a link as a part of a tile, the chance that a ship flips, rounds that a debt is thought to last, what it costs unpaid, the part of the flips to hope for, and what is on the mat. */
  estate: { site: 0.5, ship: 0.4, horizon: 6, unpaid: 15, hope: 0.6, mat: { tile: 0.04, access: 2 } },
  /** What could be built from the mat, as a part of what it would bring. */
  mat: 0.156,
  /** A site where a card of the hand could be used. */
  card: 0.05,
};
