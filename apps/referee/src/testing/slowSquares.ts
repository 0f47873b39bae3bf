/** A thread for tests: squares numbers, later ones sooner; ends at 0, fails below it, and never answers infinity. */

import { exit } from 'node:process';
import { setTimeout } from 'node:timers/promises';

import { answerTasks } from '../threads/answerTasks.ts';

answerTasks(async ({ times }: { readonly times: number }) => {
  await Promise.resolve();
  return async (task: number): Promise<number> => {
    if (task === 0) exit();
    if (task < 0) throw new Error('no negative numbers');
    if (task === Infinity) await new Promise(() => undefined);
    await setTimeout(20 - task);
    return times * task * task;
  };
});
