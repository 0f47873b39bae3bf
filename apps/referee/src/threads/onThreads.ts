import { Worker } from 'node:worker_threads';

import { killProgram } from '../programs/programNotes.ts';
import type { ProgramNote } from '../programs/programNotes.ts';
import type { GivenJob, JobAnswer } from './threadMessages.ts';

/** Jobs for several threads. Everything that goes to a thread is plain data. */
export interface ThreadedWork<Job> {
  /** The module that each thread runs; it calls `answerJobs`. */
  readonly module: URL;
  /** What each thread is prepared with. */
  readonly setting: unknown;
  readonly jobs: Iterable<Job>;
  readonly threads: number;
  /** A module that lets a thread load TypeScript, for versions of Node that cannot. */
  readonly loader?: string | undefined;
  /** Ends the work early. */
  readonly signal?: AbortSignal | undefined;
}

/** The threads that work on the jobs, and what they have answered ahead of their turn. */
class Crew<Job, Result> {
  readonly #work: ThreadedWork<Job>;
  readonly #jobs: Iterator<Job>;
  readonly #workers: readonly Worker[];
  /** Programs that the threads have started. */
  readonly #programs = new Set<number>();
  readonly #early = new Map<number, JobAnswer<Result>>();
  #given = 0;
  #failure: Error | undefined;
  #isDismissed = false;
  #wake = (): void => undefined;

  constructor(work: ThreadedWork<Job>) {
    this.#work = work;
    this.#jobs = work.jobs[Symbol.iterator]();
    this.#workers = this.#hire();
    work.signal?.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** The answer to one job; undefined after the last, or when the work was ended. */
  async answer(index: number): Promise<JobAnswer<Result> | undefined> {
    for (;;) {
      if (this.#failure) throw this.#failure;
      const early = this.#early.get(index);
      this.#early.delete(index);
      if (early || index >= this.#given || this.#work.signal?.aborted) return early;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async dismiss(): Promise<void> {
    this.#isDismissed = true;
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#programs.forEach(killProgram);
  }

  /** At most one thread for each job. */
  #hire(): readonly Worker[] {
    const { module, setting, threads, loader } = this.#work;
    const execArgv = loader === undefined ? process.execArgv : ['--import', loader];
    const workers: Worker[] = [];
    for (let job = this.#next(); job; job = workers.length < threads ? this.#next() : undefined) {
      const worker = new Worker(module, { workerData: setting, execArgv });
      worker.on('message', (message: JobAnswer<Result> | ProgramNote) => this.#hear(worker, message));
      worker.on('error', (error: Error) => this.#fail(error));
      worker.on('exit', () => this.#fail(new Error('a thread ended before its work was done')));
      worker.postMessage(job);
      workers.push(worker);
    }
    return workers;
  }

  #next(): GivenJob<Job> | undefined {
    const next = this.#jobs.next();
    return next.done ? undefined : { index: this.#given++, job: next.value };
  }

  #hear(worker: Worker, message: JobAnswer<Result> | ProgramNote): void {
    if ('program' in message) {
      if (message.runs) this.#programs.add(message.program);
      else this.#programs.delete(message.program);
      return;
    }
    this.#early.set(message.index, message);
    const job = this.#next();
    if (job) worker.postMessage(job);
    this.#wake();
  }

  #fail(error: Error): void {
    if (this.#isDismissed) return;
    this.#failure ??= error;
    this.#wake();
  }
}

/**
 * Works on jobs in several threads and yields the results in the order of the jobs, so that the number of threads
 * changes nothing. Leaving the loop ends the threads.
 */
export async function* onThreads<Job, Result>(work: ThreadedWork<Job>): AsyncGenerator<Result> {
  if (work.signal?.aborted) return;
  const crew = new Crew<Job, Result>(work);
  try {
    for (let index = 0; ; index++) {
      const answer = await crew.answer(index);
      if (!answer) return;
      yield answer.result;
    }
  } finally {
    await crew.dismiss();
  }
}
