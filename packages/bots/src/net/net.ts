import type { Seat, State, Table } from '@coalbrook/rules';

import { Encoder } from './encoder.ts';
import { FirstLayer } from './firstLayer.ts';
import type { NetWeights } from './weights.ts';

/** The net's answers are in tens of points. */
const SCALE = 10;

/** How many values a net for a table takes. */
export const countValues = (table: Table, hidden: number, second: number): number => {
  const { features, figures } = new Encoder(table);
  return (features + figures.length + 1) * hidden + table.eras.length * (hidden * second + second + second + 1);
};

/** Whether weights are those of a net for a table. */
export const fits = (table: Table, { hidden, second, values }: NetWeights): boolean =>
  values.length === countValues(table, hidden, second);

/** The second layer and the answer, in one era. */
interface EraLayer {
  /** One row for each unit of the first layer. */
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly out: Float32Array;
  readonly base: number;
}

/** Weights with their rows and columns exchanged. */
const transposed = (weights: Float32Array, columns: number): Float32Array => {
  const rows = weights.length / columns;
  return weights.map((_, index) => weights[(index % rows) * columns + Math.floor(index / rows)]);
};

/** What a seat may expect beyond the rules of thumb: a net with two hidden layers, the second one different in each era. */
export class Net {
  readonly #encoder: Encoder;
  readonly #first: FirstLayer;
  readonly #second: Float64Array;
  readonly #eras: readonly EraLayer[];

  constructor(table: Table, weights: NetWeights) {
    if (!fits(table, weights)) throw new Error('these weights are for another table');
    const { hidden, second, values } = weights;
    this.#encoder = new Encoder(table);
    this.#second = new Float64Array(second);
    let taken = 0;
    const take = (count: number): Float32Array => values.subarray(taken, (taken += count));
    this.#first = new FirstLayer(this.#encoder, {
      features: take(this.#encoder.features * hidden),
      figures: take(this.#encoder.figures.length * hidden),
      bias: take(hidden),
    });
    this.#eras = table.eras.map(() => ({
      rows: transposed(take(hidden * second), hidden),
      bias: take(second),
      out: take(second),
      base: take(1)[0],
    }));
  }

  /** The points that a seat may expect in the end. */
  appraise(state: State, seat: Seat): number {
    this.#encoder.encode(state, seat);
    return this.#answer(this.#first.sum(), state.era);
  }

  /** The points that a seat may expect beyond the estimate, in a position that an encoder has described before. */
  gainFrom(features: Uint16Array, figures: Float32Array, era: number): number {
    const encoder = this.#encoder;
    encoder.active.set(features);
    encoder.present = features.length;
    encoder.figures.set(figures);
    encoder.estimate = 0;
    return this.#answer(this.#first.sum(), era);
  }

  /** Remembers a position, from which `appraiseNear` starts. */
  anchor(state: State, seat: Seat): void {
    this.#encoder.encode(state, seat);
    this.#first.anchor();
  }

  /** The same as `appraise`, faster for positions that differ little from the one remembered, for the same seat. */
  appraiseNear(state: State, seat: Seat): number {
    this.#encoder.encode(state, seat);
    return this.#answer(this.#first.sumNear(), state.era);
  }

  #answer(first: Float32Array, era: number): number {
    const { rows, bias, out, base } = this.#eras[era];
    const second = this.#second;
    second.set(bias);
    for (let below = 0; below < first.length; below++) {
      const value = first[below];
      if (value <= 0) continue;
      const row = below * second.length;
      for (let unit = 0; unit < second.length; unit++) second[unit] += value * rows[row + unit];
    }
    let answer = base;
    for (let unit = 0; unit < second.length; unit++) if (second[unit] > 0) answer += second[unit] * out[unit];
    return this.#encoder.estimate + SCALE * answer;
  }
}
