/** A thread that plays games for training. */

import { answerJobs } from '@coalbrook/referee';

import { judgeOf } from '../players/netPlayer.ts';
import { budgetOf } from '../players/readBudget.ts';
import { tableOf } from '../tables.ts';
import { exploreGame } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

answerJobs(async ({ edition, seats, seed, net, former, looking, ...wish }: LessonWish) => {
  const budget = budgetOf(looking);
  const games = await Promise.resolve(
    seats.map((count) => {
      const table = tableOf({ edition, seats: count });
      return { ...wish, table, judge: judgeOf(net, table), former: judgeOf(former, table), budget };
    }),
  );
  return (game: number) => exploreGame(games[game % games.length], `${seed} ${game}`);
});
