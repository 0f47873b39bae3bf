/** Points for each place that are offered for tables of a size. A win is worth clearly more than a second place. */
const usual: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0],
  3: [5, 3, 1],
  4: [5, 3, 2, 1],
  5: [6, 4, 3, 2, 1],
};

export const usualPoints = (seats: number): readonly number[] =>
  usual[seats] ?? Array.from({ length: seats }, (_, place) => seats - place);

/** For somebody who sits out: the average of a table, in halves. */
export const usualBye = (points: readonly number[]): number =>
  Math.floor((points.reduce((sum, one) => sum + one, 0) / points.length) * 2) / 2;

const MOST = 1000;

/** Reads points as people write them, also with a comma; undefined if they are none. */
export const readPoints = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  const isFine = text.trim() !== '' && Number.isInteger(value * 2) && value >= 0 && value <= MOST;
  return isFine ? value : undefined;
};

/** The points of all places; undefined if one cannot be read, or a place gets more than the one before it. */
export const readScoring = (texts: readonly string[]): readonly number[] | undefined => {
  const points = texts.map(readPoints);
  const known = points.filter((one) => one !== undefined);
  const isFalling = known.every((one, at) => at === 0 || one <= known[at - 1]);
  return known.length === texts.length && isFalling ? known : undefined;
};
