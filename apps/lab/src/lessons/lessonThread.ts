/** A thread that plays games for training. */

import { answerTasks } from '@coalbrook/referee';

import { judgeOf } from '../players/netPlayer.ts';
import { budgetOf } from '../players/readBudget.ts';
import { tableOf } from '../tables.ts';
import { exploreGame } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

answerTasks(async ({ edition, seats, seed, net, exploring, apprentices, looking }: LessonWish) => {
  const tables = seats.map((count) => tableOf({ edition, seats: count }));
  const judges = await Promise.resolve(tables.map((table) => judgeOf(net, table)));
  const budget = budgetOf(looking);
  return (game: number) => {
    const turn = game % tables.length;
    const [table, judge] = [tables[turn], judges[turn]];
    return exploreGame({ table, judge, exploring, apprentices, budget }, `${seed} ${game}`);
  };
});
