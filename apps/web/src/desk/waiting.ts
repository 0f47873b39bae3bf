import { useSyncExternalStore } from 'react';

/** Counts pending calls. Only components that show it render again when it changes. */
export class Waiting {
  readonly #listeners = new Set<() => void>();
  #count = 0;

  readonly isWaiting = (): boolean => this.#count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts as pending until the promise settles. */
  async during<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#change(1);
    try {
      return await ask();
    } finally {
      this.#change(-1);
    }
  }

  #change(by: number): void {
    this.#count += by;
    for (const listener of this.#listeners) listener();
  }
}

export const useWaiting = ({ subscribe, isWaiting }: Waiting): boolean => useSyncExternalStore(subscribe, isWaiting);
