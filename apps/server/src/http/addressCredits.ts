import { Credits } from './credits.ts';

/** Requests from one address at once, and how many more each second: enough for a club behind one address. */
const MOST = 300;
const PER_SECOND = 50;

/** Addresses that are remembered. */
const MOST_ADDRESSES = 10_000;

/** Limits how much each address may ask. */
export class AddressCredits {
  readonly #credits = new Map<string, Credits>();

  /** Takes one credit of an address; false if none is left. */
  take(address: string, now: number): boolean {
    const known = this.#credits.get(address);
    if (known) return known.take(now);
    if (this.#credits.size >= MOST_ADDRESSES) this.#forget(now);
    const credits = new Credits(now, MOST, PER_SECOND);
    this.#credits.set(address, credits);
    return credits.take(now);
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
