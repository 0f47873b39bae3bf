import type { EditionRating, RatedResult } from '@coalbrook/wire/online';

/** How a rating has changed, game by game. */
export interface RatingLine {
  readonly edition: string;
  readonly options?: readonly string[] | undefined;
  readonly seats: number;
  /** The oldest game first. */
  readonly points: readonly { readonly at: number; readonly rating: number }[];
}

/** Fewer say nothing about a course. */
const FEWEST = 2;

/** The courses of somebody's ratings over their last games. */
export const ratingLines = (
  ratings: readonly EditionRating[],
  results: readonly RatedResult[],
): readonly RatingLine[] =>
  ratings
    .map(({ edition, options, seats }) => ({
      edition,
      ...(options ? { options } : {}),
      seats,
      points: results
        .filter(
          (result) =>
            result.edition === edition && result.options?.join() === options?.join() && result.seats === seats,
        )
        .map(({ at, rating }) => ({ at, rating }))
        .toReversed(),
    }))
    .filter(({ points }) => points.length >= FEWEST);

/** Where a line is drawn. */
export interface ChartBox {
  readonly width: number;
  readonly height: number;
}

/** Round numbers between which all ratings lie, at least 100 apart. */
export const scaleOf = (points: RatingLine['points']): { readonly low: number; readonly high: number } => {
  const all = points.map(({ rating }) => rating);
  const low = Math.floor(Math.min(...all) / 50) * 50;
  return { low, high: Math.max(low + 100, Math.ceil(Math.max(...all) / 50) * 50) };
};

/** The corners of a line in a box, from left to right. */
export const cornersOf = (
  points: RatingLine['points'],
  { width, height }: ChartBox,
): readonly { readonly x: number; readonly y: number }[] => {
  const { low, high } = scaleOf(points);
  return points.map(({ rating }, at) => ({
    x: (width * at) / (points.length - 1),
    y: height - (height * (rating - low)) / (high - low),
  }));
};
