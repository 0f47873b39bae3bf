/** A thread for tests: squares numbers, later ones sooner; ends at 0, fails below it, and never answers infinity. */

import { exit } from 'node:process';
import { setTimeout } from 'node:timers/promises';

import { answerJobs } from '../threads/answerJobs.ts';

answerJobs(async ({ times }: { readonly times: number }) => {
  await Promise.resolve();
  return async (job: number): Promise<number> => {
    if (job === 0) exit();
    if (job < 0) throw new Error('no negative numbers');
    if (job === Infinity) await new Promise(() => undefined);
    await setTimeout(20 - job);
    return times * job * job;
  };
});
