import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TableName } from '../tables.ts';
import { NO_FEATURE, NUMBERS } from './lessonFolder.ts';
import type { LessonWish } from './lessonWish.ts';

/** A position as an encoder described it. */
export interface LessonPosition {
  readonly features: Uint16Array;
  readonly figures: Float32Array;
  readonly era: number;
}

interface Shape {
  readonly width: number;
  readonly figures: number;
}

const parse = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Where a folder with lessons comes from, and its positions; throws an error with one sentence if it holds none. */
export const readLessons = (
  folder: string,
): { readonly table: TableName; readonly positions: readonly LessonPosition[] } => {
  const fileOf = (name: string): string => join(folder, name);
  if (!existsSync(fileOf('origin.json'))) throw new Error(`${folder} holds no lessons.`);
  const { edition, seats } = parse<Pick<LessonWish, 'edition' | 'seats'>>(fileOf('origin.json'));
  const { width, figures: size } = parse<Shape>(fileOf('shape.json'));
  const bytesOf = (name: string): ArrayBuffer => new Uint8Array(readFileSync(fileOf(name))).buffer;
  const features = new Uint16Array(bytesOf('features'));
  const figures = new Float32Array(bytesOf('figures'));
  const numbers = new Float32Array(bytesOf('numbers'));
  const positions = Array.from({ length: numbers.length / NUMBERS }, (_, row) => ({
    features: features.subarray(row * width, (row + 1) * width).filter((feature) => feature !== NO_FEATURE),
    figures: figures.subarray(row * size, (row + 1) * size),
    era: numbers[row * NUMBERS + 1],
  }));
  return { table: { edition, seats: seats[0] }, positions };
};
