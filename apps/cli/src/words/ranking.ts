/** What decides the order of seats: points, then the income level, then money. */
export interface Result {
  readonly points: number;
  readonly level: number;
  readonly money: number;
}

const compare = (a: Result, b: Result): number => b.points - a.points || b.level - a.level || b.money - a.money;

/** Best first; equal results share a rank. */
export const rank = <R extends Result>(results: readonly R[]): readonly (R & { readonly rank: number })[] =>
  results
    .map((result) => ({ ...result, rank: 1 + results.filter((other) => compare(other, result) < 0).length }))
    .toSorted((a, b) => a.rank - b.rank);
