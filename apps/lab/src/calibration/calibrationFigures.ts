import { figureOf } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';
import type { TableName } from '../tables.ts';
import type { ExpectedRound, JudgedAt } from './expectations.ts';

/** How many points more were expected in a round than came, in the mean of many games. */
export interface CalibratedRound extends MeasuredMean {
  readonly occasion: JudgedAt;
  readonly era: number;
  readonly round: number;
  /** How many games came so far. */
  readonly games: number;
}

/** All rounds at one table. */
export interface CalibrationTable extends TableName {
  readonly seed: string;
  readonly games: number;
  readonly rounds: readonly CalibratedRound[];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Where games differ in length, a round that fewer of them reach says too little. */
const LEAST_PART = 0.1;

/** What games say about each round. Seats of one game depend on each other, so each game counts once. */
export const calibratedRounds = (games: readonly (readonly ExpectedRound[])[]): readonly CalibratedRound[] => {
  const found = new Map<string, { readonly first: ExpectedRound; readonly excesses: number[] }>();
  for (const one of games.flat()) {
    const key = [one.occasion, one.era, one.round].join();
    const known = found.get(key) ?? { first: one, excesses: [] };
    known.excesses.push(one.excess);
    found.set(key, known);
  }
  const isTold = ({ length }: readonly number[]): boolean => length > 1 && length >= LEAST_PART * games.length;
  return [...found.values()]
    .filter(({ excesses }) => isTold(excesses))
    .map(({ first: { occasion, era, round }, excesses }) => {
      const { mean, doubt } = figureOf(excesses);
      return { occasion, era, round, games: excesses.length, mean: rounded(mean), doubt: rounded(doubt) };
    })
    .toSorted((one, other) => one.era - other.era || one.round - other.round);
};
