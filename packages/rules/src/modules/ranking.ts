/** The one ranking of seats: by points, then by the tie-breakers of a table. */

import type { TieBreak } from '../table.ts';

/** What the ranking of seats can depend on. */
export interface SeatResult {
  readonly points: number;
  /** Space of the income marker. */
  readonly incomeSpace: number;
  readonly incomeLevel: number;
  readonly money: number;
  /** Place in the turn order, from 0. */
  readonly position: number;
}

const figureOf: Readonly<Record<TieBreak, (result: SeatResult) => number>> = {
  incomeSpace: ({ incomeSpace }) => incomeSpace,
  incomeLevel: ({ incomeLevel }) => incomeLevel,
  money: ({ money }) => money,
  order: ({ position }) => -position,
};

/** The tie-break that puts one result before another with the same points; undefined if none does. */
export const tieBreakBetween = (a: SeatResult, b: SeatResult, tieBreaks: readonly TieBreak[]): TieBreak | undefined =>
  tieBreaks.find((tieBreak) => figureOf[tieBreak](a) !== figureOf[tieBreak](b));

const isBetter = (a: SeatResult, b: SeatResult, tieBreaks: readonly TieBreak[]): boolean => {
  if (a.points !== b.points) return a.points > b.points;
  const tieBreak = tieBreakBetween(a, b, tieBreaks);
  return tieBreak !== undefined && figureOf[tieBreak](a) > figureOf[tieBreak](b);
};

/** Best first; equal results share a rank and keep their order. */
export const rankResults = <R extends SeatResult>(
  results: readonly R[],
  tieBreaks: readonly TieBreak[],
): readonly (R & { readonly rank: number })[] =>
  results
    .map((result) => ({
      ...result,
      rank: 1 + results.filter((other) => isBetter(other, result, tieBreaks)).length,
    }))
    .toSorted((a, b) => a.rank - b.rank);
