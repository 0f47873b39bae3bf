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

  /** Takes credits, usually one; false if there are not so many. What costs more than all is as dear as all. */
  take(now: number, cost = 1): boolean {
    this.#refill(now);
    const price = Math.min(cost, this.#most);
    if (this.#left < price) return false;
    this.#left -= price;
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
