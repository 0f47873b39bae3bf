/** How likely things are to happen, between 0 and 1 where nothing else is said. */
export interface Chances {
  /** That a tile can be sold, by the number of links missing on the way to a buyer. */
  readonly buyer: readonly number[];
  /** How much an unsold tile of somebody else is in the way of an own one. */
  readonly rival: number;
  /** That the cubes of a tile are used up, given time and customers; more than 1 makes up for customers still to be found. */
  readonly used: number;
  /** Actions that pass for each cube until it is. */
  readonly cube: number;
  /** How much a cube of another tile is in the way of an own one. */
  readonly glut: number;
  /** The part of that chance a tile with cubes to carry has where links burn coal and where they do not, and for each place connected. */
  readonly mine: { readonly busy: number; readonly idle: number; readonly place: number };
  /** That beer is drunk where it is wanted and where nobody is thirsty yet, and how much one can count on a barrel of somebody else. */
  readonly brewery: { readonly busy: number; readonly idle: number; readonly foreign: number };
  /** That something is sold through a port, where mills wait for one and where none does yet, and what a mill of somebody else counts. */
  readonly port: { readonly busy: number; readonly idle: number; readonly rival: number };
}

/**
 * The rules of thumb in figures: points where nothing else is said.
 * Found by letting the policy play against itself, so they fit each other rather than any theory.
 */
export const weights = {
  /** A pound to somebody who has none. */
  pound: 0.45,
  /** Pounds in hand at which one more is worth half of that. */
  comfort: 16.8,
  /** Actions left from which on there is less and less to buy. */
  thrift: 15.7,
  /** A pound of income, for each payday to come. */
  payday: 0.2,
  /** A pound that will be missing when income has to be paid. */
  shortfall: 1,
  /** A loan is for those who have less money, at least this income level, and more actions left. */
  loan: { money: 45, level: -3, actions: 7 },
  /** An action of the turn. */
  tempo: 1.73,
  /** For turning something into a sale now: what is sold cannot go wrong any more. */
  sale: 6.42,
  /** What is left of the chance to sell a tile for each barrel that it lacks. */
  dry: 0.849,
  /** What each further unsold tile counts compared with the one before. */
  backlog: 0.3,
  /** Link icons to hope for from a tile that has not flipped, and from an empty site. */
  icon: { tile: 0.73, site: 0.134 },
  /** What could be built from the mat: the part of what it would bring, less so much for a pound of its price; each further tile, and one behind a tile that cannot be built, compared with the one before. */
  mat: { share: 0.156, cost: 0.026, next: 0.149, blocked: 0.179 },
  /** A site where a card of the hand could be used. */
  card: 0.0405,
  chances: {
    buyer: [0.529, 0.4, 0.286, 0.0553],
    rival: 0.218,
    used: 0.65,
    cube: 4.5,
    glut: 0.1,
    mine: { busy: 0.38, idle: 0.1, place: 0.0929 },
    brewery: { busy: 0.61, idle: 0.36, foreign: 0.5 },
    port: { busy: 0.205, idle: 0.35, rival: 0.358 },
  } satisfies Chances,
  /** Where flips pay cash and everything is money. */
  estate: {
    /** A free site at a link, as a part of a tile. */
    site: 0.835,
    /** The chance that a ship flips. */
    ship: 1,
    /** Rounds before the end in which less and less will still be built. */
    late: 4.8,
    /** Cards that a seat uses up in a round, about. */
    pace: 1.2,
    /** Rounds that a debt is thought to last. */
    horizon: 4.9,
    /** How much the number of open loans is feared, by its square. */
    depth: 0.15,
    /** The part of its money that a tile on the mat will bring, and what a cube for it costs. */
    flip: 0.7,
    cube: 1.57,
    /** A card: any, by what it could build, one not seen yet, and each further one compared with the one before. */
    card: { base: 0.241, use: 0.3, unknown: 0.7, next: 0.686 },
    /** The mat: of what it could bring, behind each locked tile, and each further tile compared with the one before. */
    mat: { share: 0.0945, locked: 0.49, next: 0.6 },
    /** An action of the turn. */
    tempo: 0.8,
    chances: {
      buyer: [0.67, 0.412, 0.227, 0.103],
      rival: 0.5,
      used: 1.62,
      cube: 1.8,
      glut: 0.3,
      mine: { busy: 0.38, idle: 0.1, place: 0.084 },
      brewery: { busy: 0, idle: 0, foreign: 0 },
      port: { busy: 0.6, idle: 0.35, rival: 0.7 },
    } satisfies Chances,
  },
};
