/** The page's end of the worker. */

import type { News } from '@coalbrook/host';

import { reportFailure } from './failures.ts';
import type { Call, Calls, Message, Request } from './protocol.ts';

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

type Hear = (news: News) => void;

/** Whoever carries out the calls of the page. */
export interface Server {
  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>>;
  /** Listens for the news of an open game. */
  hear(handle: number, listener: (news: News) => void): () => void;
}

export class Client implements Server {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #hearers = new Map<number, Hear>();
  #asked = 0;

  constructor() {
    this.#worker = new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    this.#worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(message));
      this.#waiting.clear();
      reportFailure(message || 'the worker cannot be started');
    });
  }

  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.#worker.postMessage({ id, call, given } satisfies Request);
    });
  }

  hear(handle: number, listener: Hear): () => void {
    this.#hearers.set(handle, listener);
    return () => this.#hearers.delete(handle);
  }

  #receive(message: Message): void {
    if ('news' in message) {
      this.#hearers.get(message.handle)?.(message.news);
      return;
    }
    if (!('id' in message)) {
      reportFailure(message.failed);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer);
  }
}
