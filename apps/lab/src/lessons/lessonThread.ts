/** A thread that plays games for training. */

import { answerTasks } from '@coalbrook/referee';

import { judgeOf } from '../players/netPlayer.ts';
import { tableOf } from '../tables.ts';
import { exploreGame } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

answerTasks(async ({ edition, seats, seed, net, exploring, apprentices }: LessonWish) => {
  const tables = seats.map((count) => tableOf({ edition, seats: count }));
  const judges = await Promise.resolve(tables.map((table) => judgeOf(net, table)));
  return (game: number) => {
    const turn = game % tables.length;
    return exploreGame({ table: tables[turn], judge: judges[turn], exploring, apprentices }, `${seed} ${game}`);
  };
});
