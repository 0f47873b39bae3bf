/**
 * Does something for a key, such as telling everybody how a table stands, never twice at the same time: what is told last
 * must be what was read last. Whoever asks while it is being done waits until it has been done once more, for all of them.
 */
export class Renewal<Made = void> {
  readonly #renew: (key: string) => Promise<Made>;
  readonly #current = new Map<string, Promise<Made>>();
  readonly #next = new Map<string, Promise<Made>>();

  constructor(renew: (key: string) => Promise<Made>) {
    this.#renew = renew;
  }

  run(key: string): Promise<Made> {
    const current = this.#current.get(key);
    if (!current) return this.#begin(key);
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const begin = (): Promise<Made> => {
      this.#next.delete(key);
      return this.#begin(key);
    };
    const next = current.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string): Promise<Made> {
    const current = this.#renew(key).finally(() => this.#current.delete(key));
    this.#current.set(key, current);
    return current;
  }
}
