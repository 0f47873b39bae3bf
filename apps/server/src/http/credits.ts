/** Limits how much somebody may ask: so much at once, and so much more each second. */
export class Credits {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(now: number, most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one credit; false if none is left. */
  take(now: number): boolean {
    this.#refill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#left === this.#most;
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
