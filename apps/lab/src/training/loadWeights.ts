import { readFileSync } from 'node:fs';

import { readWeights } from '@coalbrook/bots/training';
import type { NetWeights } from '@coalbrook/bots/training';

/** The weights in a file; throws an error with one sentence if there are none. */
export const loadWeights = (file: string): NetWeights => {
  const weights = readWeights(readFileSync(file));
  if (!weights) throw new Error(`${file} holds no weights.`);
  return weights;
};
