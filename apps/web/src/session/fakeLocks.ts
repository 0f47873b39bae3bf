import type { Locks } from './tabPresence.ts';

interface Holder {
  /** Rejects the holder's promise, as a browser does when the lock is stolen. */
  readonly lose: () => void;
}

interface Waiter {
  readonly take: () => void;
}

/** The part of a browser's lock manager that tabs use, for tests. */
export class FakeLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #waiters = new Map<string, Waiter[]>();

  readonly request: Locks['request'] = (...given: readonly unknown[]) => {
    const [name, options, hold] = given as [string, LockOptions, (lock: unknown) => Promise<never>];
    return new Promise((resolve, reject: (reason: Error) => void) => {
      const take = (): void => {
        const holder: Holder = { lose: () => reject(new Error('stolen')) };
        this.#holders.set(name, holder);
        void Promise.resolve(hold({ name })).then((value) => {
          if (this.#holders.get(name) === holder) this.#release(name);
          resolve(value);
        });
      };
      const holder = this.#holders.get(name);
      if (!holder) take();
      else if (options.steal) {
        take();
        holder.lose();
      } else if (options.ifAvailable)
        // oxlint-disable-next-line unicorn/no-null -- what a browser hands over
        void Promise.resolve(hold(null)).then(resolve);
      else this.#queue(name, { take }, options.signal, reject);
    });
  };

  #queue(name: string, waiter: Waiter, signal: AbortSignal | undefined, reject: (reason: Error) => void): void {
    this.#waiters.set(name, [...(this.#waiters.get(name) ?? []), waiter]);
    signal?.addEventListener('abort', () => {
      this.#waiters.set(
        name,
        (this.#waiters.get(name) ?? []).filter((one) => one !== waiter),
      );
      reject(new Error('aborted'));
    });
  }

  #release(name: string): void {
    this.#holders.delete(name);
    const [next, ...rest] = this.#waiters.get(name) ?? [];
    this.#waiters.set(name, rest);
    next?.take();
  }
}
