import type { ScoreSheet } from '@coalbrook/words';

/** The score of a game that was ended before its end: the points as they are, and nobody has won. */
export const scoreWithoutWinner = (score: ScoreSheet, sentence: string): ScoreSheet => ({
  ...score,
  winners: [],
  tieBreak: undefined,
  victory: sentence,
});
