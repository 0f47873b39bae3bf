import { oncePerTable } from '@coalbrook/rules';
import type { Seat, State, Table, TileId } from '@coalbrook/rules';

import { outlookOf } from './outlook.ts';
import { IncomeWorth } from './purse.ts';
import type { Time } from './time.ts';

/** What flipped tiles give, each list indexed by tile. */
interface FlipLists {
  /** By era: all points until the game ends. */
  readonly points: readonly Float64Array[];
  readonly income: Uint8Array;
}

const flipListsOf = oncePerTable((table): FlipLists => ({
  points: table.eras.map((era) => {
    const { scorings } = outlookOf(table, era.id);
    return Float64Array.from(table.tiles, ({ id, points }) => points * scorings[id]);
  }),
  income: Uint8Array.from(table.tiles, ({ income }) => income),
}));

/** What tiles give a seat by flipping: points, and a higher income. */
export class FlipWorth {
  readonly #points: Float64Array;
  readonly #rises: Uint8Array;
  readonly #income: IncomeWorth;
  readonly #space: number;
  readonly #now: number;

  constructor(table: Table, state: State, seat: Seat, time: Time) {
    const { points, income } = flipListsOf(table);
    this.#points = points[state.era];
    this.#rises = income;
    this.#income = new IncomeWorth(table, time);
    this.#space = state.income[seat];
    this.#now = this.#income.at(this.#space);
  }

  /** The points of a flipped tile. */
  points(tile: TileId): number {
    return this.#points[tile];
  }

  of(tile: TileId): number {
    return this.#points[tile] + (this.#income.at(this.#space + this.#rises[tile]) - this.#now);
  }
}
