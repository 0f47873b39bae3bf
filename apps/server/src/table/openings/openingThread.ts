import { Worker } from 'node:worker_threads';

import type { Begun, TableBeginning } from '../games/newTable.ts';
import type { OpeningWork } from './openings.ts';

interface Asked {
  readonly resolve: (begun: Begun) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that works out beginnings of tables, one at a time. It is started when it is first needed. */
export class OpeningThread implements OpeningWork {
  readonly #execArgv: readonly string[];
  #worker: Worker | undefined;
  #asked: Asked | undefined;

  /** `loader` is a module that lets a thread load TypeScript, for versions of Node that cannot. */
  constructor(loader?: string) {
    this.#execArgv = loader === undefined ? [] : ['--import', loader];
  }

  begin(task: TableBeginning): Promise<Begun> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('openingWorker.ts', import.meta.url), { execArgv: [...this.#execArgv] });
    worker.unref();
    worker.on('message', (begun: Begun) => this.#asked?.resolve(begun));
    const lose = (error: Error): void => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#asked?.reject(error);
    };
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('the thread ended')));
    return worker;
  }
}
