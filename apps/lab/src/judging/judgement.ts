import { figureOf, quantile, show } from '../figures.ts';
import type { JudgedGame } from './judgedGame.ts';

/** What many judged games say, in lines for people. */
export const tellJudgement = (games: readonly JudgedGame[]): readonly string[] => {
  const times = games.flatMap((game) => game.times);
  const mean = (values: readonly number[]): number => figureOf(values).mean;
  const lowest = Math.min(...games.flatMap(({ among }) => among));
  return [
    `alone      points a seat ${show(figureOf(games.map(({ among }) => mean(among))))}, ` +
      `of the winner ${show(figureOf(games.map(({ among }) => Math.max(...among))))}, lowest ${lowest}`,
    `apprentice gain in its place ${show(figureOf(games.map(({ against, instead }) => against - instead)))}, ` +
      `first places ${(100 * mean(games.map(({ won }) => won))).toFixed(0)} %`,
    `thinking   ${mean(times).toFixed(1)} ms a decision, 99th percentile ${quantile(times, 0.99).toFixed(0)} ms`,
  ];
};
