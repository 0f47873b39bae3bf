/** Limits how much of something each address may have at the same time. */
export class AddressCounts {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more of an address. Returns what ends it; undefined if the address has as many as it may. */
  enter(address: string): (() => void) | undefined {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return undefined;
    this.#counts.set(address, count + 1);
    let isIn = true;
    return () => {
      if (isIn) this.#leave(address);
      isIn = false;
    };
  }

  #leave(address: string): void {
    const left = (this.#counts.get(address) ?? 1) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}
