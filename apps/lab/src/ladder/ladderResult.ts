/** What is kept of a finished game; plain data for threads and files. */
export interface LadderResult {
  /** By seat. */
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  /** A check value of the last position: another one means that somebody has played differently. */
  readonly print: number;
  /** What each decision took, in milliseconds; only of games in which one player has all seats. */
  readonly times?: readonly number[];
}
