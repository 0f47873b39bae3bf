import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Encoder } from '@coalbrook/bots/training';

import { tableOf } from '../tables.ts';
import { aftermathSize } from './eraEnds.ts';
import type { TrainingLesson } from './exploringGame.ts';
import type { LessonWish } from './lessonWish.ts';

/** Every position has this many features; the rest is filled with `NO_FEATURE`. */
const WIDTH = 224;
export const NO_FEATURE = 0xffff;

/**
 * Estimate, era, expected points, points in the end, what the position is (`ORDINARY`, `LAST`, `LEFT` or `MET`), the
 * round and the number of seats.
 */
export const NUMBERS = 7;
const ORDINARY = 0;
/** The last one of a seat. */
const LAST = 1;
/** After an action that was left alone. It belongs to the one before it that was taken, and comes before the next. */
const LEFT = 2;
/** At the start of a round. It belongs to no action, and comes before those of the round. */
const MET = 3;

const hashOf = (file: string | undefined): string | undefined =>
  file === undefined ? undefined : createHash('sha256').update(readFileSync(file)).digest('hex');

/** What the lessons of a folder come from, as text: with the same, a run that was stopped can go on. */
const originOf = ({ net, former, ...wish }: LessonWish): string =>
  `${JSON.stringify({ ...wish, net: hashOf(net), former: hashOf(former) })}\n`;

/**
 * Lessons for `train.py`: one file each of features, figures and numbers of positions, one with what came later for each
 * seat, and one that tells their shape. Another has a line for each game, with the number of positions and of seats up
 * to there; what comes after the last was cut off by a stop.
 */
export class LessonFolder {
  readonly #folder: string;
  readonly #bytes: Readonly<Record<'features' | 'figures' | 'numbers', number>>;
  readonly #laterBytes: number;
  #games = 0;
  #rows = 0;
  #lessons = 0;

  /** Opens a folder to go on where it was left; throws an error with one sentence if it holds other lessons. */
  constructor(folder: string, wish: LessonWish) {
    this.#folder = folder;
    const table = tableOf({ edition: wish.edition, seats: wish.seats[0] });
    const { features, figures } = new Encoder(table);
    this.#bytes = { features: WIDTH * 2, figures: figures.length * 4, numbers: NUMBERS * 4 };
    const later = aftermathSize(table);
    this.#laterBytes = later * 4;
    const origin = originOf(wish);
    if (!existsSync(this.#path('origin.json'))) {
      if (existsSync(this.#path('shape.json'))) throw new Error(`${folder} holds other lessons.`);
      mkdirSync(folder, { recursive: true });
      const shape = { features, figures: figures.length, width: WIDTH, eras: table.eras.length, later };
      writeFileSync(this.#path('shape.json'), `${JSON.stringify(shape)}\n`);
      for (const name of [...Object.keys(this.#bytes), 'later', 'games']) writeFileSync(this.#path(name), '');
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
    appendFileSync(this.#path('games'), `${this.#rows} ${this.#lessons}\n`);
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  #goOn(): void {
    const lines = readFileSync(this.#path('games'), 'utf8').split('\n').slice(0, -1);
    this.#games = lines.length;
    [this.#rows, this.#lessons] = (lines.at(-1) ?? '0 0').split(' ').map(Number);
    writeFileSync(this.#path('games'), lines.map((line) => `${line}\n`).join(''));
    for (const [name, bytes] of Object.entries(this.#bytes)) truncateSync(this.#path(name), this.#rows * bytes);
    truncateSync(this.#path('later'), this.#lessons * this.#laterBytes);
  }

  #add({ features, figures, estimates, eras, rounds, values, kinds, seats, points, later }: TrainingLesson): void {
    // A seat that took no action has nothing to learn from.
    const last = kinds.lastIndexOf('taken');
    if (last < 0) return;
    // Nor does it learn from a round in which it could only pass.
    const rows = kinds.findLastIndex((kind) => kind !== 'met') + 1;
    const wide = new Uint16Array(rows * WIDTH).fill(NO_FEATURE);
    if (features.some((row) => row.length > WIDTH)) throw new Error(`a position has more than ${WIDTH} features`);
    const size = figures[0].length;
    const flat = new Float32Array(rows * size);
    const numbers = new Float32Array(rows * NUMBERS);
    for (const [row, kind] of kinds.slice(0, rows).entries()) {
      wide.set(features[row], row * WIDTH);
      flat.set(figures[row], row * size);
      const mark = kind === 'met' ? MET : kind === 'left' ? LEFT : row === last ? LAST : ORDINARY;
      numbers.set([estimates[row], eras[row], values[row], points, mark, rounds[row], seats], row * NUMBERS);
    }
    for (const [name, { buffer }] of Object.entries({ features: wide, figures: flat, numbers, later })) {
      appendFileSync(this.#path(name), new Uint8Array(buffer));
    }
    this.#rows += rows;
    this.#lessons++;
  }
}
