import { Ranking } from './ranking.ts';
import { weights } from './weights.ts';

/** Tiles that wait to be sold. The best get the seat's own beer first; a tile without beer is less likely to be sold. */
export class Unsold {
  /** The value of each tile, highest first. */
  readonly #worths: number[] = [];
  /** The beer that each needs beyond what is available there. */
  readonly #thirsts: number[] = [];
  readonly #ranking = new Ranking(weights.backlog);
  #count = 0;

  clear(): void {
    this.#count = 0;
  }

  add(worth: number, thirst: number): void {
    let rank = this.#count++;
    for (; rank > 0 && this.#worths[rank - 1] < worth; rank--) {
      this.#worths[rank] = this.#worths[rank - 1];
      this.#thirsts[rank] = this.#thirsts[rank - 1];
    }
    this.#worths[rank] = worth;
    this.#thirsts[rank] = thirst;
  }

  /** With so many barrels of the seat's own. */
  total(barrels: number): number {
    let left = barrels;
    this.#ranking.clear();
    for (let rank = 0; rank < this.#count; rank++) {
      const thirst = this.#thirsts[rank];
      const dry = Math.max(0, thirst - left);
      left = Math.max(0, left - thirst);
      this.#ranking.add(dry === 0 ? this.#worths[rank] : this.#worths[rank] * weights.dry ** dry);
    }
    return this.#ranking.total();
  }
}
