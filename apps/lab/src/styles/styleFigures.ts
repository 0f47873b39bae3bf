/** How players play, in the mean of many games. */

import { levelNames } from '@coalbrook/bots';
import type { Table } from '@coalbrook/rules';

import { figureOf } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';
import type { TableName } from '../tables.ts';
import type { Style } from './styleGame.ts';

/** Tiles of one industry in a game. */
export interface IndustryFigures {
  readonly built: number;
  readonly flipped: number;
  readonly developed: number;
  /** The mean level of those that were built; 0 if there were none. */
  readonly level: number;
}

export interface StyleFigures {
  readonly games: number;
  readonly points: MeasuredMean;
  readonly lowest: number;
  readonly laid: number;
  readonly borrowed: number;
  /** By slug. */
  readonly industries: Readonly<Record<string, IndustryFigures>>;
}

/** The players at a table, by name, among others who are all alike. */
export interface StyleTable extends TableName {
  readonly company: string;
  readonly players: Readonly<Record<string, StyleFigures>>;
}

const rounded = (value: number): number => Math.round(100 * value) / 100;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const styleFigures = (table: Table, styles: readonly Style[]): StyleFigures => {
  const mean = (valueOf: (style: Style) => number): number => rounded(sum(styles.map(valueOf)) / styles.length);
  const industries = table.industries.map(({ slug, tiles }): readonly [string, IndustryFigures] => {
    const count = (counts: readonly number[]): number => sum(tiles.map((tile) => counts[tile]));
    const levels = (counts: readonly number[]): number =>
      sum(tiles.map((tile) => counts[tile] * table.tiles[tile].level));
    const built = sum(styles.map((style) => count(style.built)));
    return [
      slug,
      {
        built: mean((style) => count(style.built)),
        flipped: mean((style) => count(style.flipped)),
        developed: mean((style) => count(style.developed)),
        level: built === 0 ? 0 : rounded(sum(styles.map((style) => levels(style.built))) / built),
      },
    ];
  });
  const points = figureOf(styles.map((style) => style.points));
  return {
    games: styles.length,
    points: { mean: rounded(points.mean), doubt: rounded(points.doubt) },
    lowest: Math.min(...styles.map((style) => style.points)),
    laid: mean(({ laid }) => laid),
    borrowed: mean(({ borrowed }) => borrowed),
    industries: Object.fromEntries(industries),
  };
};

/** The opponent with a level whose points at a table are nearest to those of a player. */
export const equalOf = ({ players }: StyleTable, player: string): string | undefined => {
  const points = players[player]?.points.mean;
  const apart = (level: string): number => Math.abs(players[level].points.mean - points);
  const [nearest] = levelNames
    .filter((level) => players[level] !== undefined)
    .toSorted((one, other) => apart(one) - apart(other));
  return points === undefined ? undefined : nearest;
};
