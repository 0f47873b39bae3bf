import type { Encoder } from './encoder.ts';

interface FirstWeights {
  /** One row for each feature and each figure. */
  readonly features: Float32Array;
  readonly figures: Float32Array;
  readonly bias: Float32Array;
}

/**
 * The sums of a net's first layer, which is by far the largest. Few features change with one action, so the sums of a
 * position can be made from those of another one that is remembered, the anchor.
 */
export class FirstLayer {
  readonly #encoder: Encoder;
  readonly #weights: FirstWeights;
  readonly #sums: Float32Array;
  readonly #anchorSums: Float32Array;
  readonly #anchorFigures: Float32Array;
  readonly #anchorFeatures: Uint16Array;
  #anchorPresent = 0;
  /** The features of the latest position that the anchor lacks have this mark. */
  readonly #marks: Int32Array;
  #mark = 0;

  constructor(encoder: Encoder, weights: FirstWeights) {
    const hidden = weights.bias.length;
    this.#encoder = encoder;
    this.#weights = weights;
    this.#sums = new Float32Array(hidden);
    this.#anchorSums = new Float32Array(hidden);
    this.#anchorFigures = new Float32Array(encoder.figures.length);
    this.#anchorFeatures = new Uint16Array(encoder.active.length);
    this.#marks = new Int32Array(encoder.features);
  }

  /** For what the encoder holds. The result is overwritten by the next call. */
  sum(): Float32Array {
    const { active, present, figures } = this.#encoder;
    const weights = this.#weights;
    this.#sums.set(weights.bias);
    for (let index = 0; index < present; index++) this.#add(weights.features, active[index], 1);
    for (let figure = 0; figure < figures.length; figure++) this.#add(weights.figures, figure, figures[figure]);
    return this.#sums;
  }

  /** Remembers what the encoder holds. */
  anchor(): void {
    const { active, present, figures } = this.#encoder;
    this.#anchorSums.set(this.sum());
    this.#anchorFigures.set(figures);
    this.#anchorFeatures.set(active);
    this.#anchorPresent = present;
  }

  /** The same as `sum`, by what has changed since the anchor. */
  sumNear(): Float32Array {
    const { active, present, figures } = this.#encoder;
    const { features: rows, figures: figureRows } = this.#weights;
    const marks = this.#marks;
    const before = this.#anchorFeatures;
    const mark = ++this.#mark;
    this.#sums.set(this.#anchorSums);
    for (let index = 0; index < present; index++) marks[active[index]] = mark;
    for (let index = 0; index < this.#anchorPresent; index++) {
      if (marks[before[index]] === mark) marks[before[index]] = 0;
      else this.#add(rows, before[index], -1);
    }
    for (let index = 0; index < present; index++) if (marks[active[index]] === mark) this.#add(rows, active[index], 1);
    for (let figure = 0; figure < figures.length; figure++) {
      this.#add(figureRows, figure, figures[figure] - this.#anchorFigures[figure]);
    }
    return this.#sums;
  }

  #add(rows: Float32Array, number: number, times: number): void {
    if (times === 0) return;
    const sums = this.#sums;
    const first = number * sums.length;
    for (let unit = 0; unit < sums.length; unit++) sums[unit] += times * rows[first + unit];
  }
}
