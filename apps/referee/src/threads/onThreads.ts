import { Worker } from 'node:worker_threads';

import { killProgram } from '../programs/programNotes.ts';
import type { ProgramNote } from '../programs/programNotes.ts';
import type { GivenTask, TaskAnswer } from './threadMessages.ts';

/** Tasks for several threads. Everything that goes to a thread is plain data. */
export interface ThreadedWork<Task> {
  /** The module that each thread runs; it calls `answerTasks`. */
  readonly module: URL;
  /** What each thread is prepared with. */
  readonly setting: unknown;
  readonly tasks: Iterable<Task>;
  readonly threads: number;
  /** A module that lets a thread load TypeScript, for versions of Node that cannot. */
  readonly loader?: string | undefined;
  /** Ends the work early. */
  readonly signal?: AbortSignal | undefined;
}

/** The threads that work on the tasks, and what they have answered ahead of their turn. */
class Crew<Task, Result> {
  readonly #work: ThreadedWork<Task>;
  readonly #tasks: Iterator<Task>;
  readonly #workers: readonly Worker[];
  /** Programs that the threads have started. */
  readonly #programs = new Set<number>();
  readonly #early = new Map<number, TaskAnswer<Result>>();
  #given = 0;
  #failure: Error | undefined;
  #isDismissed = false;
  #wake = (): void => undefined;

  constructor(work: ThreadedWork<Task>) {
    this.#work = work;
    this.#tasks = work.tasks[Symbol.iterator]();
    this.#workers = this.#hire();
    work.signal?.addEventListener('abort', () => this.#wake(), { once: true });
  }

  /** The answer to one task; undefined after the last, or when the work was ended. */
  async answer(index: number): Promise<TaskAnswer<Result> | undefined> {
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

  /** At most one thread for each task. */
  #hire(): readonly Worker[] {
    const { module, setting, threads, loader } = this.#work;
    const execArgv = loader === undefined ? process.execArgv : ['--import', loader];
    const workers: Worker[] = [];
    for (let task = this.#next(); task; task = workers.length < threads ? this.#next() : undefined) {
      const worker = new Worker(module, { workerData: setting, execArgv });
      worker.on('message', (message: TaskAnswer<Result> | ProgramNote) => this.#hear(worker, message));
      worker.on('error', (error: Error) => this.#fail(error));
      worker.on('exit', () => this.#fail(new Error('a thread ended before its work was done')));
      worker.postMessage(task);
      workers.push(worker);
    }
    return workers;
  }

  #next(): GivenTask<Task> | undefined {
    const next = this.#tasks.next();
    return next.done ? undefined : { index: this.#given++, task: next.value };
  }

  #hear(worker: Worker, message: TaskAnswer<Result> | ProgramNote): void {
    if ('program' in message) {
      if (message.runs) this.#programs.add(message.program);
      else this.#programs.delete(message.program);
      return;
    }
    this.#early.set(message.index, message);
    const task = this.#next();
    if (task) worker.postMessage(task);
    this.#wake();
  }

  #fail(error: Error): void {
    if (this.#isDismissed) return;
    this.#failure ??= error;
    this.#wake();
  }
}

/**
 * Works on tasks in several threads and yields the results in the order of the tasks, so that the number of threads
 * changes nothing. Leaving the loop ends the threads.
 */
export async function* onThreads<Task, Result>(work: ThreadedWork<Task>): AsyncGenerator<Result> {
  if (work.signal?.aborted) return;
  const crew = new Crew<Task, Result>(work);
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
