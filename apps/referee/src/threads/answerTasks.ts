import { parentPort, workerData } from 'node:worker_threads';

import type { GivenTask } from './threadMessages.ts';

/**
 * The work of a thread: prepares once, then answers tasks one at a time. An error ends the thread and reaches whoever
 * reads the results.
 */
export const answerTasks = <Setting, Task>(prepare: (setting: Setting) => Promise<(task: Task) => unknown>): void => {
  const prepared = prepare(workerData as Setting);
  const answer = async ({ index, task }: GivenTask<Task>): Promise<void> => {
    const work = await prepared;
    parentPort?.postMessage({ index, result: await work(task) });
  };
  parentPort?.on('message', (given: GivenTask<Task>) => void answer(given));
};
