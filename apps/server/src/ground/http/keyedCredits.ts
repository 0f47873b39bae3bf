import { Credits } from './credits.ts';

const MOST_KEYS = 10_000;
const HOUR = 60 * 60;

/** Limits how much is done for each of many: so much at once, and so much more each hour. */
export class KeyedCredits {
  readonly #credits = new Map<string, Credits>();
  readonly #most: number;
  readonly #perHour: number;

  constructor(most: number, perHour: number) {
    this.#most = most;
    this.#perHour = perHour;
  }

  /** Takes one credit; false if none is left. */
  take(key: string, now: number): boolean {
    const known = this.#credits.get(key) ?? new Credits(now, this.#most, this.#perHour / HOUR);
    if (!this.#credits.has(key) && this.#credits.size >= MOST_KEYS) this.#forget(now);
    this.#credits.set(key, known);
    return known.take(now);
  }

  /** Forgets those that have all their credits again, or else those that came first. */
  #forget(now: number): void {
    for (const [key, credits] of this.#credits) if (credits.isFull(now)) this.#credits.delete(key);
    for (const key of this.#credits.keys()) {
      if (this.#credits.size < MOST_KEYS) return;
      this.#credits.delete(key);
    }
  }
}
