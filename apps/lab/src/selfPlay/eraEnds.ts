import { incomeLevel, State } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';

/** Points, income, money and links of a seat when an era ends; then how many tiles of each kind it has flipped. */
const COUNTS = 4;

/** How many figures an aftermath has at a table. */
export const aftermathSize = ({ eras, tiles }: Table): number => eras.length * (COUNTS + tiles.length) + 2;

/**
 * What comes of a game for each seat besides its points: how it stood when each era ended, and what its rivals had in the
 * end. Training can ask a net for this, too, so that it learns what points are made of.
 */
export class EraEnds {
  readonly #table: Table;
  /** The latest position, which is the last of its era when the next one comes. */
  readonly #latest: State;
  readonly #ended: State[] = [];

  constructor(table: Table) {
    this.#table = table;
    this.#latest = new State(table.layout);
  }

  /** Is shown every position with a decision, and the last one. */
  see(state: State): void {
    if (state.era !== this.#latest.era) {
      const ended = this.#latest.copy();
      // What the era's end has scored.
      for (let seat = 0; seat < this.#table.wish.seats; seat++) ended.points[seat] = state.points[seat];
      this.#ended[ended.era] = ended;
    }
    this.#latest.copyFrom(state);
  }

  of(seat: Seat): Float32Array {
    const { eras, wish } = this.#table;
    const { points } = this.#latest;
    const rivals = Array.from({ length: wish.seats }, (_, other) => points[other]).toSpliced(seat, 1);
    return Float32Array.from([
      ...eras.flatMap(({ id }) => this.#standing(this.#ended[id] ?? this.#latest, seat)),
      Math.max(0, ...rivals),
      rivals.reduce((sum, one) => sum + one, 0) / Math.max(1, rivals.length),
    ]);
  }

  #standing(state: State, seat: Seat): readonly number[] {
    const { sites, tiles } = this.#table;
    const flipped = tiles.map(() => 0);
    for (const { id } of sites) {
      if (state.tileOwner[id] === seat && state.flipped[id] === 1) flipped[state.tile[id]]++;
    }
    const links = Array.from(state.linkOwner).filter((owner) => owner === seat).length;
    return [state.points[seat], incomeLevel(this.#table, state, seat), state.money[seat], links, ...flipped];
  }
}
