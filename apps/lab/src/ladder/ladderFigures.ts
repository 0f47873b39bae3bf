import { apprentice } from '@coalbrook/bots';

import { figureOf, quantile } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';
import type { LabGame, LabResult } from '../games/labGame.ts';
import type { TableName } from '../tables.ts';
import { rate } from './rating.ts';
import type { BotRating } from './rating.ts';

/** What is known about one player at one table. */
export interface LadderLine extends BotRating {
  readonly name: string;
  /** Games against others, and the points in them. */
  readonly games: number;
  readonly points: MeasuredMean;
  /** Games in which it has all seats: points of a seat, of the winner, and the fewest of all. */
  readonly own: {
    readonly games: number;
    readonly points: MeasuredMean;
    readonly winner: MeasuredMean;
    readonly lowest: number;
  };
  /** Milliseconds a decision: the mean, and what one decision in a hundred exceeds. */
  readonly thinking: { readonly mean: number; readonly slow: number };
}

/** The players at one table, the best first. */
export interface LadderTable extends TableName {
  readonly seed: string;
  readonly players: readonly LadderLine[];
}

export interface LadderGame {
  readonly game: LabGame;
  readonly result: LabResult;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

const roundedMean = (values: readonly number[]): MeasuredMean => {
  const { mean, doubt } = figureOf(values);
  return { mean: rounded(mean), doubt: rounded(doubt) };
};

const linesOf = (names: readonly string[], games: readonly LadderGame[]): readonly LadderLine[] => {
  const isOwn = ({ game: { lineup } }: LadderGame): boolean => new Set(lineup).size === 1;
  const mixed = games.filter((game) => !isOwn(game));
  const ratings = rate(
    names.length,
    mixed.map(({ game, result }) => ({ players: game.lineup, ranks: result.ranks })),
    names.indexOf(apprentice.name),
  );
  return names.map((name, player) => {
    const own = games.filter((game) => isOwn(game) && game.game.lineup[0] === player).map(({ result }) => result);
    const points = mixed.flatMap(({ game, result }) => result.points.filter((_, seat) => game.lineup[seat] === player));
    const times = own.flatMap((result) => result.times ?? []);
    return {
      name,
      rating: Math.round(ratings[player].rating),
      doubt: Math.round(ratings[player].doubt),
      games: points.length,
      points: roundedMean(points),
      own: {
        games: own.length,
        points: roundedMean(own.map((result) => figureOf(result.points).mean)),
        winner: roundedMean(own.map((result) => Math.max(...result.points))),
        lowest: Math.min(...own.flatMap((result) => result.points)),
      },
      thinking: { mean: rounded(figureOf(times).mean), slow: rounded(quantile(times, 0.99)) },
    };
  });
};

/** Adds up the games at one table. The apprentice must be among the players: the others are compared with it. */
export const ladderTable = (
  table: TableName,
  seed: string,
  names: readonly string[],
  games: readonly LadderGame[],
): LadderTable => ({
  ...table,
  seed,
  players: linesOf(names, games).toSorted((one, other) => other.rating - one.rating),
});
