/** Probabilities, between 0 and 1 unless stated otherwise. */
export interface Chances {
  /** That a tile can be sold, by the number of missing links to a buyer. */
  readonly buyer: readonly number[];
  /** The fraction of that if the seat cannot lay the next of the missing links itself. */
  readonly stranded: number;
  /** How much an opponent's unsold tile competes with one of the seat's. */
  readonly rival: number;
  /** That a tile's cubes are used up, given time and demand; above 1 to allow for future demand. */
  readonly used: number;
  /** Actions until one cube is used. */
  readonly cube: number;
  /** How much a cube of another seat's tile competes with one of the seat's. */
  readonly glut: number;
  /** Factor for carried cubes where links need coal, where they do not, and per connected place. */
  readonly mine: { readonly busy: number; readonly idle: number; readonly place: number };
  /** That beer is used with and without demand, and how much an opponent's barrel counts. */
  readonly brewery: { readonly busy: number; readonly idle: number; readonly foreign: number };
  /** That a port is used with and without waiting mills, and how much an opponent's mill counts. */
  readonly port: { readonly busy: number; readonly idle: number; readonly rival: number };
  /** That a ship flips. */
  readonly ship: number;
}

/** What loans cost, in rounds. */
export interface Debts {
  /** Until a loan is paid back: the first, and each further one. */
  readonly first: number;
  readonly further: number;
  /** Before the end, when loans that will remain unpaid start to count. */
  readonly due: number;
}

/** What an estimate expects of tiles and of debts. */
export interface Prospects {
  readonly chances: Chances;
  readonly debts: Debts;
}

/**
 * The weights of the heuristics, in points unless stated otherwise.
 * Tuned by self-play, so they fit each other rather than any theory.
 */
export const weights = {
  /** The first pound. */
  pound: 0.45,
  /** Pounds in hand at which another pound is worth half of that. */
  comfort: 16.8,
  /** Actions left at which money starts to lose value. */
  thrift: 15.7,
  /** A pound of income, per remaining payday. */
  payday: 0.2,
  /** A pound missing to pay a negative income. */
  shortfall: 1,
  /** A loan is taken only with less money, at least this income level and more actions left. */
  loan: { money: 45, level: -3, actions: 7 },
  /** An action of the turn. */
  tempo: 1.73,
  /** A bonus for selling now, since a sale removes the risk. */
  sale: 6.42,
  /** The remaining chance to sell a tile per missing barrel. */
  dry: 0.849,
  /** The value of each further unsold tile relative to the one before. */
  backlog: 0.3,
  /** Expected link icons from an unflipped tile, and from an empty site. */
  icon: { tile: 0.73, site: 0.134 },
  /** The mat: the fraction of a tile's value that counts, minus this much per pound of its price; then each further tile, and one after a tile that cannot be built, relative to the one before. */
  mat: { share: 0.156, cost: 0.026, next: 0.149, blocked: 0.179 },
  /** A site where a card in hand could be used. */
  card: 0.0405,
  chances: {
    buyer: [0.529, 0.4, 0.286, 0.0553],
    stranded: 1,
    rival: 0.218,
    used: 0.65,
    cube: 4.5,
    glut: 0.1,
    mine: { busy: 0.38, idle: 0.1, place: 0.0929 },
    brewery: { busy: 0.61, idle: 0.36, foreign: 0.5 },
    port: { busy: 0.205, idle: 0.35, rival: 0.358 },
    ship: 0,
  } satisfies Chances,
  /** For games where flips pay cash. */
  estate: {
    /** A free site at a link, as a fraction of a tile. */
    site: 0.835,
    /** Rounds before the end at which building starts to decline. */
    late: 4.8,
    /** Approximate cards that a seat uses per round. */
    pace: 1.2,
    /** The penalty for unpaid loans, by the square of their number. */
    depth: 0.15,
    /** The fraction of its money expected from a tile on the mat, and the cost of a cube for it. */
    flip: 0.7,
    cube: 1.57,
    /** A card: a base value, by what it could build, an unseen one, and each further one relative to the one before. */
    card: { base: 0.241, use: 0.3, unknown: 0.7, next: 0.686 },
    /** The mat: the fraction that counts, after each locked tile, and each further tile relative to the one before. */
    mat: { share: 0.0945, locked: 0.49, next: 0.6 },
    /** An action of the turn. */
    tempo: 0.8,
    /** A tile whose cubes are scarce, beyond the money that it is hoped to bring, at a table with at least so many seats. */
    supply: { scarce: 0.4, seats: 4 },
    chances: {
      buyer: [1, 0.8, 0.6, 0.4, 0.15],
      stranded: 0.5,
      rival: 0.5,
      used: 1.3,
      cube: 1.8,
      glut: 0.9,
      mine: { busy: 0.38, idle: 0.1, place: 0.084 },
      brewery: { busy: 0, idle: 0, foreign: 0 },
      port: { busy: 1, idle: 0.9, rival: 0.7 },
      ship: 1,
    } satisfies Chances,
    debts: { first: 4.9, further: 10, due: 10 } satisfies Debts,
    /** What the estimate that nets add to expects instead: they have learnt to be more cautious. */
    belowNets: {
      chances: { stranded: 1, glut: 0.6 } satisfies Partial<Chances>,
      debts: { first: 4.9, further: 4.9, due: 4.9 } satisfies Debts,
    },
  },
};
