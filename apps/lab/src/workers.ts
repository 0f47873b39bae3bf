import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import type { LabOptions } from './labOptions.ts';

interface Answer<Result> {
  readonly game: number;
  readonly result: Result;
}

/**
 * Plays all games on all cores and hands over each result in the order of the games, so that the number of cores
 * changes nothing. Rejects if a worker fails.
 */
export const playAll = async <Result>(
  options: LabOptions,
  take: (result: Result, game: number) => void,
): Promise<void> => {
  const waiting = new Map<number, Result>();
  let given = 0;
  let taken = 0;
  const keepUp = ({ game, result }: Answer<Result>): void => {
    waiting.set(game, result);
    for (let next = waiting.get(taken); next !== undefined; next = waiting.get(taken)) {
      waiting.delete(taken);
      take(next, taken++);
    }
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: options });
      const next = (): void => {
        if (given < options.games) worker.postMessage(given++);
        else void worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer<Result>) => {
        keepUp(answer);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(options.games, availableParallelism()) }, work));
};
