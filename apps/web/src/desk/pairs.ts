/** Remembers which steps of a turn were confirmed as one, an action and its card, so that they are taken back as one. */
export class Pairs {
  /** Entries before the turn. */
  #seq = -1;
  #ends: readonly number[] = [];

  /** Something was confirmed, and the steps of the turn became more. */
  note(seq: number, before: number, after: number): void {
    const kept = seq === this.#seq ? this.#ends.filter((end) => end <= before) : [];
    this.#seq = seq;
    this.#ends = after === before + 2 ? [...kept, after] : kept;
  }

  /** Whether two steps that were confirmed as one end there. */
  endAt(seq: number, end: number): boolean {
    return seq === this.#seq && this.#ends.includes(end);
  }
}
