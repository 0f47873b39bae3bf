import { Worker } from 'node:worker_threads';

import { moveOf } from '@coalbrook/host';
import type { BotChoice, BotQuestion, Bots } from '@coalbrook/host';
import type { Sheet } from '@coalbrook/wire';

import { LOOKING } from '../../ground/attention.ts';
import type { Attention } from '../../ground/attention.ts';
import { FairQueue } from '../../ground/fairQueue.ts';
import { publicHeader } from '../games/publicHeader.ts';

interface Asked {
  readonly question: BotQuestion;
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and the question it works on. */
interface Thread {
  readonly worker: Worker;
  asked: Asked | undefined;
}

/** Bots that think in worker threads, one decision at a time each. */
export class BotPool {
  readonly #most: number;
  readonly #execArgv: readonly string[];
  readonly #threads = new Set<Thread>();
  readonly #waiting = new FairQueue<Asked>();
  #asked = 0;

  /** `loader` is a module that lets a thread load TypeScript, for versions of Node that cannot. */
  constructor(most: number, loader?: string) {
    this.#most = most;
    this.#execArgv = loader === undefined ? [] : ['--import', loader];
  }

  /** The bots of one game. `attention` says who is looking at it at a moment; nobody if it is missing. */
  botsOf(sheet: Sheet, attention?: (game: string) => Attention): Bots {
    const { id: game } = sheet;
    const looking = (): Attention => attention?.(game) ?? { looking: LOOKING.nobody, group: game };
    const header = publicHeader(sheet.header);
    return {
      ask: (policy, { view, legal, count, seed }) => {
        const question = { id: this.#asked++, policy, game, header, cells: view.cells, count, seed };
        const choice = new Promise<BotChoice>((resolve, reject) => {
          this.#waiting.add({ question, resolve, reject }, looking);
          this.#work();
        });
        const answer = choice.then((made) => moveOf(made, legal));
        return { answer, cancel: () => this.#cancel(question.id) };
      },
    };
  }

  async close(): Promise<void> {
    this.#waiting.clear();
    // A thread that is not among them any more has not failed when it ends.
    const threads = [...this.#threads];
    this.#threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  /** Gives waiting questions to idle threads, and starts more as long as there may be more. */
  #work(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#threads].find(({ asked }) => !asked);
      const thread = idle ?? (this.#threads.size < this.#most ? this.#start() : undefined);
      if (!thread) return;
      thread.asked = this.#waiting.take();
      thread.worker.postMessage(thread.asked?.question);
    }
  }

  #start(): Thread {
    const worker = new Worker(new URL('botWorker.ts', import.meta.url), { execArgv: [...this.#execArgv] });
    const thread: Thread = { worker, asked: undefined };
    worker.unref();
    worker.on('message', (choice: BotChoice) => {
      const { asked } = thread;
      thread.asked = undefined;
      asked?.resolve(choice);
      this.#work();
    });
    worker.on('error', (error: Error) => this.#lose(thread, error));
    worker.on('exit', () => this.#lose(thread, new Error('the thread ended')));
    this.#threads.add(thread);
    return thread;
  }

  #lose(thread: Thread, error: Error): void {
    if (!this.#threads.delete(thread)) return;
    thread.asked?.reject(error);
    this.#work();
  }

  /** A bot that thinks cannot be interrupted: its thread ends, and another takes its place when needed. */
  #cancel(id: number): void {
    this.#waiting.remove(({ question }) => question.id === id);
    for (const thread of this.#threads) {
      if (thread.asked?.question.id !== id) continue;
      this.#threads.delete(thread);
      void thread.worker.terminate();
    }
    this.#work();
  }
}
