/** A thread that plays games for training. */

import { answerTasks } from '@coalbrook/referee';

import { judgeOf } from '../players/netPlayer.ts';
import { tableOf } from '../tables.ts';
import { exploreGame } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

answerTasks(async ({ seed, net, exploring, apprentices, ...name }: LessonWish) => {
  const table = tableOf(name);
  const judge = await Promise.resolve(judgeOf(net, table));
  return (game: number) => exploreGame({ table, judge, exploring, apprentices }, `${seed} ${game}`);
});
