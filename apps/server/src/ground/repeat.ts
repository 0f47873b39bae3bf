import type { Log } from './log.ts';

/** Something that is done again and again. */
export interface Repeated {
  /** Resolves when it is not being done any more. */
  stop(): Promise<void>;
}

/** Does something again and again, with a pause of so many milliseconds. A failure is logged once, until it works again. */
export const repeat = (
  pause: number,
  log: Log,
  work: () => Promise<void>,
  failure = 'the clocks could not be read',
): Repeated => {
  let isStopped = false;
  let hasFailed = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = async (): Promise<void> => {
    try {
      await work();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed && !isStopped) log('warn', failure, { error: String(error) });
      hasFailed = true;
    }
    wait();
  };
  const wait = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, pause);
    timer.unref();
  };
  wait();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
