import type { Seat, State, Table, Tile } from '@coalbrook/rules';

import { IncomeWorth } from './purse.ts';
import type { Time } from './time.ts';

/** What tiles give a seat by flipping: points, and a higher income. */
export class FlipWorth {
  readonly #scorings: readonly number[];
  readonly #income: IncomeWorth;
  readonly #space: number;
  readonly #now: number;

  constructor(table: Table, state: State, seat: Seat, time: Time) {
    this.#scorings = time.tiles.scorings;
    this.#income = new IncomeWorth(table, time);
    this.#space = state.income[seat];
    this.#now = this.#income.at(this.#space);
  }

  /** The points of a flipped tile. */
  points({ id, points }: Tile): number {
    return points * this.#scorings[id];
  }

  of(tile: Tile): number {
    return this.points(tile) + (this.#income.at(this.#space + tile.income) - this.#now);
  }
}
