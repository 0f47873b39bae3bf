import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Encoder } from '@coalbrook/bots/training';

import { tableOf } from '../tables.ts';
import type { TrainingLesson } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

/** Every position has this many features; the rest is filled with `NO_FEATURE`. */
const WIDTH = 224;
export const NO_FEATURE = 0xffff;

/** Estimate, era, expected points, points in the end, and what the position is: `ORDINARY`, `LAST` or `LEFT`. */
export const NUMBERS = 5;
const ORDINARY = 0;
/** The last one of a seat. */
const LAST = 1;
/** After an action that was left alone. It belongs to the one before it that was taken, and comes before the next. */
const LEFT = 2;

const hashOf = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : createHash('sha256').update(readFileSync(file)).digest('hex');

/** What the lessons of a folder come from, as text: with the same, a run that was stopped can go on. */
const originOf = ({ net, ...wish }: LessonWish): string => `${JSON.stringify({ ...wish, net: hashOf(net) })}\n`;

/**
 * Lessons for `train.py`: one file each of features, figures and numbers, and one that tells their shape. Another has a
 * line for each game, with the number of positions up to there; what comes after the last was cut off by a stop.
 */
export class LessonFolder {
  readonly #folder: string;
  readonly #bytes: Readonly<Record<string, number>>;
  #games = 0;
  #rows = 0;

  /** Opens a folder to go on where it was left; throws an error with one sentence if it holds other lessons. */
  constructor(folder: string, wish: LessonWish) {
    this.#folder = folder;
    const table = tableOf({ edition: wish.edition, seats: wish.seats[0] });
    const { features, figures } = new Encoder(table);
    this.#bytes = { features: WIDTH * 2, figures: figures.length * 4, numbers: NUMBERS * 4 };
    const origin = originOf(wish);
    if (!existsSync(this.#path('origin.json'))) {
      if (existsSync(this.#path('shape.json'))) throw new Error(`${folder} holds other lessons.`);
      mkdirSync(folder, { recursive: true });
      const shape = { features, figures: figures.length, width: WIDTH, eras: table.eras.length };
      writeFileSync(this.#path('shape.json'), `${JSON.stringify(shape)}\n`);
      for (const name of [...Object.keys(this.#bytes), 'games']) writeFileSync(this.#path(name), '');
      writeFileSync(this.#path('origin.json'), origin);
    } else if (readFileSync(this.#path('origin.json'), 'utf8') !== origin) {
      throw new Error(`${folder} holds other lessons.`);
    }
    this.#goOn();
  }

  /** How many games are in the folder. */
  get games(): number {
    return this.#games;
  }

  addGame(lessons: readonly TrainingLesson[]): void {
    for (const lesson of lessons) this.#add(lesson);
    this.#games++;
    appendFileSync(this.#path('games'), `${this.#rows}\n`);
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  #goOn(): void {
    const lines = readFileSync(this.#path('games'), 'utf8').split('\n').slice(0, -1);
    this.#games = lines.length;
    this.#rows = Number(lines.at(-1) ?? 0);
    writeFileSync(this.#path('games'), lines.map((line) => `${line}\n`).join(''));
    for (const [name, bytes] of Object.entries(this.#bytes)) truncateSync(this.#path(name), this.#rows * bytes);
  }

  #add({ features, figures, estimates, eras, values, areLeft, points }: TrainingLesson): void {
    const rows = features.length;
    if (rows === 0) return;
    const wide = new Uint16Array(rows * WIDTH).fill(NO_FEATURE);
    if (features.some((row) => row.length > WIDTH)) throw new Error(`a position has more than ${WIDTH} features`);
    features.forEach((row, index) => wide.set(row, index * WIDTH));
    const size = figures[0].length;
    const flat = new Float32Array(rows * size);
    figures.forEach((row, index) => flat.set(row, index * size));
    const numbers = new Float32Array(rows * NUMBERS);
    const last = areLeft.lastIndexOf(false);
    for (let row = 0; row < rows; row++) {
      const kind = areLeft[row] ? LEFT : row === last ? LAST : ORDINARY;
      numbers.set([estimates[row], eras[row], values[row], points, kind], row * NUMBERS);
    }
    for (const [name, { buffer }] of Object.entries({ features: wide, figures: flat, numbers })) {
      appendFileSync(this.#path(name), new Uint8Array(buffer));
    }
    this.#rows += rows;
  }
}
