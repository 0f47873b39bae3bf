import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Encoder } from '@coalbrook/bots/lab';
import type { Table } from '@coalbrook/rules';

import type { Lesson } from './exploringGame.ts';

/** Every position has this many features; the rest is filled with `NO_FEATURE`. */
const WIDTH = 224;
const NO_FEATURE = 0xffff;

/** Estimate, era, expected points, points in the end, and 1 for the last position of a seat. */
const NUMBERS = 5;

/** Writes lessons for `train.py`: one file each of features, figures and numbers, and one that tells their shape. */
export class LessonFile {
  readonly #folder: string;

  constructor(folder: string, table: Table) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const { features, figures } = new Encoder(table);
    const shape = { features, figures: figures.length, width: WIDTH, eras: table.eras.length };
    writeFileSync(join(folder, 'shape.json'), `${JSON.stringify(shape)}\n`);
    for (const name of ['features', 'figures', 'numbers']) writeFileSync(join(folder, name), '');
  }

  add({ features, figures, estimates, eras, values, points }: Lesson): void {
    const rows = features.length;
    if (rows === 0) return;
    const wide = new Uint16Array(rows * WIDTH).fill(NO_FEATURE);
    features.forEach((row, index) => wide.set(row, index * WIDTH));
    const size = figures[0].length;
    const flat = new Float32Array(rows * size);
    figures.forEach((row, index) => flat.set(row, index * size));
    const numbers = new Float32Array(rows * NUMBERS);
    for (let row = 0; row < rows; row++) {
      numbers.set([estimates[row], eras[row], values[row], points, row === rows - 1 ? 1 : 0], row * NUMBERS);
    }
    for (const [name, { buffer }] of Object.entries({ features: wide, figures: flat, numbers })) {
      appendFileSync(join(this.#folder, name), new Uint8Array(buffer));
    }
  }
}
