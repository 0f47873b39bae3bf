/** Requests a connection may send at once, and how many more each second: far more than a person can. */
const MOST = 60;
const PER_SECOND = 20;

/** Limits how much one connection may ask. */
export class Credits {
  #left = MOST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  /** Takes one credit; false if none is left. */
  take(now: number): boolean {
    this.#left = Math.min(MOST, this.#left + ((now - this.#at) / 1000) * PER_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
