import { parentPort, workerData } from 'node:worker_threads';

import type { GivenJob } from './threadMessages.ts';

/**
 * The work of a thread: prepares once, then answers jobs one at a time. An error ends the thread and reaches whoever
 * reads the results.
 */
export const answerJobs = <Setting, Job>(prepare: (setting: Setting) => Promise<(job: Job) => unknown>): void => {
  const prepared = prepare(workerData as Setting);
  const answer = async ({ index, job }: GivenJob<Job>): Promise<void> => {
    const work = await prepared;
    parentPort?.postMessage({ index, result: await work(job) });
  };
  parentPort?.on('message', (given: GivenJob<Job>) => void answer(given));
};
