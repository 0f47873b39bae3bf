import { Credits } from './credits.ts';

/** Addresses that are remembered. */
const MOST_ADDRESSES = 10_000;

/** Limits how much each address may do: so much at once, and so much more each second. */
export class AddressCredits {
  readonly #credits = new Map<string, Credits>();
  readonly #most: number;
  readonly #perSecond: number;

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  /** Takes credits of an address, usually one; false if there are not so many. */
  take(address: string, now: number, cost = 1): boolean {
    const known = this.#credits.get(address);
    if (known) return known.take(now, cost);
    if (this.#credits.size >= MOST_ADDRESSES) this.#forget(now);
    const credits = new Credits(now, this.#most, this.#perSecond);
    this.#credits.set(address, credits);
    return credits.take(now, cost);
  }

  /** Forgets addresses that have all their credits again, or else those that came first. */
  #forget(now: number): void {
    for (const [address, credits] of this.#credits) if (credits.isFull(now)) this.#credits.delete(address);
    for (const address of this.#credits.keys()) {
      if (this.#credits.size < MOST_ADDRESSES) return;
      this.#credits.delete(address);
    }
  }
}
