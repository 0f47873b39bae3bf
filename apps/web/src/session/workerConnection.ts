import { isAnswerTo, readMessage, WIRE_VERSION } from '@coalbrook/wire';
import type { Call, Calls, News, HostRequest } from '@coalbrook/wire';

import { reportFailure } from './failures.ts';
import type { HostConnection } from './hostConnection.ts';

interface Waiting {
  readonly call: Call;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Hear = (news: News) => void;

/** The page's connection to its worker. */
export class WorkerConnection implements HostConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hearers = new Map<number, Hear>();
  #asked = 0;

  constructor() {
    this.#worker = new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#receive(data));
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
      reportFailure(message || 'the worker cannot be started');
    });
  }

  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { call, resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ wire: WIRE_VERSION, id, call, given } satisfies HostRequest);
    });
  }

  hear(handle: number, listener: Hear): () => void {
    this.#hearers.set(handle, listener);
    return () => this.#hearers.delete(handle);
  }

  #receive(data: unknown): void {
    const read = readMessage(data);
    if (!read.ok) {
      reportFailure('the worker sent something that cannot be read');
      return;
    }
    const message = read.value;
    if ('news' in message) this.#hearers.get(message.handle)?.(message.news);
    else if ('id' in message) this.#settle(message.id, message);
    else reportFailure(message.failed);
  }

  #settle(id: number, message: { readonly answer: unknown } | { readonly failed: string }): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    if ('failed' in message) waiting.reject(new Error(message.failed));
    else if (isAnswerTo(waiting.call, message.answer)) waiting.resolve(message.answer);
    else waiting.reject(new Error(`the answer to ${waiting.call} cannot be read`));
  }
}
