import type { Seat, State, Table } from '@coalbrook/rules';

import { Encoder } from './encoder.ts';
import type { NetWeights } from './weights.ts';

/** The net's answers are in tens of points. */
const SCALE = 10;

/** How many values a net for a table takes. */
export const countValues = (table: Table, hidden: number, second: number): number => {
  const { features, figures } = new Encoder(table);
  return (features + figures.length + 1) * hidden + table.eras.length * (hidden * second + second + second + 1);
};

/** The second layer and the answer, in one era. */
interface EraLayer {
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
  readonly base: number;
}

/** What a seat may expect beyond the rules of thumb: a net with two hidden layers, the second one different in each era. */
export class Net {
  readonly #encoder: Encoder;
  readonly #hidden: number;
  readonly #second: number;
  readonly #featureRows: Float32Array;
  readonly #figureRows: Float32Array;
  readonly #bias: Float32Array;
  readonly #eras: readonly EraLayer[];
  readonly #first: Float32Array;

  constructor(table: Table, { hidden, second, values }: NetWeights) {
    if (values.length !== countValues(table, hidden, second)) throw new Error('these weights are for another table');
    this.#encoder = new Encoder(table);
    this.#hidden = hidden;
    this.#second = second;
    let taken = 0;
    const take = (count: number): Float32Array => values.subarray(taken, (taken += count));
    this.#featureRows = take(this.#encoder.features * hidden);
    this.#figureRows = take(this.#encoder.figures.length * hidden);
    this.#bias = take(hidden);
    this.#eras = table.eras.map(() => ({
      rows: take(hidden * second),
      bias: take(second),
      out: take(second),
      base: take(1)[0],
    }));
    this.#first = new Float32Array(hidden);
  }

  /** The points that a seat may expect in the end. */
  appraise(state: State, seat: Seat): number {
    this.#encoder.encode(state, seat);
    this.#fillFirst();
    return this.#encoder.estimate + SCALE * this.#answer(this.#eras[state.era]);
  }

  #fillFirst(): void {
    const { active, present, figures } = this.#encoder;
    const first = this.#first;
    const hidden = this.#hidden;
    const featureRows = this.#featureRows;
    const figureRows = this.#figureRows;
    first.set(this.#bias);
    for (let index = 0; index < present; index++) {
      const row = active[index] * hidden;
      for (let unit = 0; unit < hidden; unit++) first[unit] += featureRows[row + unit];
    }
    for (let figure = 0; figure < figures.length; figure++) {
      const value = figures[figure];
      if (value === 0) continue;
      const row = figure * hidden;
      for (let unit = 0; unit < hidden; unit++) first[unit] += value * figureRows[row + unit];
    }
    for (let unit = 0; unit < hidden; unit++) if (first[unit] < 0) first[unit] = 0;
  }

  #answer({ rows, bias, out, base }: EraLayer): number {
    const first = this.#first;
    const hidden = this.#hidden;
    let answer = base;
    for (let unit = 0; unit < this.#second; unit++) {
      let value = bias[unit];
      const row = unit * hidden;
      for (let below = 0; below < hidden; below++) value += first[below] * rows[row + below];
      if (value > 0) answer += value * out[unit];
    }
    return answer;
  }
}
