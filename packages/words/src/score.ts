import type { Gain } from '@coalbrook/record';
import type { EraId, Table } from '@coalbrook/rules';

/** Where the points of one seat came from. */
export interface Score {
  /** By era. */
  readonly links: readonly number[];
  /** By era. */
  readonly tiles: readonly number[];
  /** From an extra scoring of tiles at the end. */
  readonly again: number;
  readonly bonuses: number;
  readonly cash: number;
  readonly income: number;
  /** For unpaid loans: 0 or negative. */
  readonly loans: number;
  /** Points given up because a negative income could not be paid. */
  readonly lost: number;
  /** Points from before the journal began, of which only the sum is known. */
  readonly earlier: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const totalOf = ({ links, tiles, again, bonuses, cash, income, loans, lost, earlier }: Score): number =>
  sum(links) + sum(tiles) + again + bonuses + cash + income + loans - lost + earlier;

/** A score with only points from before the journal. */
export const scoreFrom = ({ eras }: Table, earlier: number): Score => ({
  links: eras.map(() => 0),
  tiles: eras.map(() => 0),
  again: 0,
  bonuses: 0,
  cash: 0,
  income: 0,
  loans: 0,
  lost: 0,
  earlier,
});

const addAt = (numbers: readonly number[], index: number, amount: number): readonly number[] =>
  numbers.with(index, numbers[index] + amount);

/** A score with one more gain. Money does not count as points. */
export const addGain = (score: Score, { source, amount }: Gain, era: EraId): Score => {
  switch (source) {
    case 'link':
      return { ...score, links: addAt(score.links, era, amount) };
    case 'tile':
      return { ...score, tiles: addAt(score.tiles, era, amount) };
    case 'again':
      return { ...score, again: score.again + amount };
    case 'bonus':
      return { ...score, bonuses: score.bonuses + amount };
    case 'cash':
      return { ...score, cash: score.cash + amount };
    case 'income':
      return { ...score, income: score.income + amount };
    case 'loans':
      return { ...score, loans: score.loans + amount };
    case 'lost':
      return { ...score, lost: score.lost - amount };
    case 'rail':
      return score;
  }
};
