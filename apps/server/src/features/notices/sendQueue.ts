/** Messages on their way to one receiver, and to all. */
const MOST_TO_ONE = 8;
const MOST = 1000;

interface Waiting {
  readonly receiver: string;
  readonly send: () => Promise<void>;
}

/** Sends at the same time, but not much to one receiver: one that does not answer keeps nobody else waiting. */
export class SendQueue {
  readonly #busy = new Map<string, number>();
  readonly #running = new Set<Promise<void>>();
  #waiting: Waiting[] = [];

  /** How many messages wait or are on their way. */
  get length(): number {
    return this.#waiting.length + this.#running.size;
  }

  add(receiver: string, send: () => Promise<void>): void {
    this.#waiting.push({ receiver, send });
    this.#start();
  }

  /** Resolves when everything is sent. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.race(this.#running);
  }

  /** Forgets what is not on its way. */
  clear(): void {
    this.#waiting = [];
  }

  #start(): void {
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const busy = this.#busy.get(one.receiver) ?? 0;
      if (busy < MOST_TO_ONE && this.#running.size < MOST) this.#run(one, busy);
      else rest.push(one);
    }
    this.#waiting = rest;
  }

  #run({ receiver, send }: Waiting, busy: number): void {
    this.#busy.set(receiver, busy + 1);
    const running = send().finally(() => {
      this.#running.delete(running);
      const left = (this.#busy.get(receiver) ?? 1) - 1;
      if (left > 0) this.#busy.set(receiver, left);
      else this.#busy.delete(receiver);
      this.#start();
    });
    this.#running.add(running);
  }
}
