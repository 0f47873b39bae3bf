import type { Clock } from '@coalbrook/host';

/** People who wait for news of their search, each with requests that are answered when there is some, or after a while. */
export class Awaiting {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, Set<() => void>>();
  #isOver = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resolves when there is news for a person, or after so many milliseconds. */
  wait(person: string, most: number): Promise<void> {
    if (this.#isOver) return Promise.resolve();
    return new Promise((resolve) => {
      const own = this.#waiting.get(person) ?? new Set();
      this.#waiting.set(person, own);
      const end = (): void => {
        stop();
        own.delete(end);
        if (own.size === 0) this.#waiting.delete(person);
        resolve();
      };
      const stop = this.#clock.after(most, end);
      own.add(end);
    });
  }

  tell(people: Iterable<string>): void {
    for (const person of people) for (const end of this.#waiting.get(person) ?? []) end();
  }

  tellAll(): void {
    this.tell([...this.#waiting.keys()]);
  }

  /** From now on nobody waits. */
  end(): void {
    this.#isOver = true;
    this.tellAll();
  }
}
