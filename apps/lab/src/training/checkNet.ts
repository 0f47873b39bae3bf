import { Net } from '@coalbrook/bots/training';

import { readLessons } from '../selfPlay/readLessons.ts';
import { tableOf } from '../tables.ts';
import { loadWeights } from './loadWeights.ts';

/** More, in points, cannot come from rounding. */
const TOLERANCE = 0.01;

/**
 * Asks a net about the first positions of a folder and compares with what `train.py` said about them. Returns the number
 * of positions; throws an error with one sentence if the two disagree.
 */
export const checkNet = (file: string, folder: string, answers: readonly unknown[]): number => {
  const { table, positions } = readLessons(folder);
  const net = new Net(tableOf(table), loadWeights(file));
  const compared = answers.slice(0, positions.length);
  if (compared.length === 0) throw new Error('The trained net was asked about no position.');
  for (const [index, answer] of compared.entries()) {
    const { features, figures, era } = positions[index];
    const gain = net.gainFrom(features, figures, era);
    if (typeof answer !== 'number' || !(Math.abs(answer - gain) <= TOLERANCE))
      throw new Error(`The net says ${gain.toFixed(3)} of position ${index}, but train.py says ${String(answer)}.`);
  }
  return compared.length;
};
