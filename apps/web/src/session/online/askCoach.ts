import type { CoachAnswer, ThreadQuestion } from '@coalbrook/host';
import type { Hint } from '@coalbrook/wire';

/** Asks the coach about a decision, in a thread of this page. Nothing of it leaves the device. */
export const askCoach = (question: Omit<ThreadQuestion, 'id'>): Promise<Hint> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../worker/bots.worker.ts', import.meta.url), { type: 'module' });
    const fail = (text: string): void => {
      worker.terminate();
      reject(new Error(text));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer>) => {
      if ('failed' in data) fail(data.failed);
      else {
        worker.terminate();
        resolve({ advice: data.advice, isNetless: data.netFault !== undefined });
      }
    });
    worker.addEventListener('error', ({ message }) => fail(message || 'the coach cannot be reached'));
    worker.postMessage({ id: 0, ...question } satisfies ThreadQuestion);
  });
