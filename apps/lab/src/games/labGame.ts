/** A game for the laboratory; plain data for threads and files. */

/** Who sits where, as numbers of players, and the seed of the deal. */
export interface LabGame {
  readonly lineup: readonly number[];
  readonly deal: string;
}

/** What is kept of a finished game. */
export interface LabResult {
  /** By seat. */
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  /** A check value of the last position: another one means that somebody has played differently. */
  readonly print: number;
  /** What each decision took, in milliseconds; only of games in which one player has all seats. */
  readonly times?: readonly number[];
}
