/** Adds up values of which the highest counts in full, and each further one less than the one before. */
export class Ranking {
  /** Highest first. */
  readonly #values: number[] = [];
  /** What the first, second … value counts. */
  readonly #shares: number[] = [];
  readonly #share: number;
  #count = 0;

  constructor(share: number) {
    this.#share = share;
  }

  clear(): void {
    this.#count = 0;
  }

  add(value: number): void {
    if (this.#count === this.#shares.length) this.#shares.push(this.#share ** this.#count);
    let rank = this.#count++;
    for (; rank > 0 && this.#values[rank - 1] < value; rank--) this.#values[rank] = this.#values[rank - 1];
    this.#values[rank] = value;
  }

  total(): number {
    let sum = 0;
    for (let rank = 0; rank < this.#count; rank++) sum += this.#values[rank] * this.#shares[rank];
    return sum;
  }
}
