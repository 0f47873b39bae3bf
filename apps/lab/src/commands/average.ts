import { writeFileSync } from 'node:fs';

import { makeWeights } from '@coalbrook/bots/training';

import { Args } from '../args.ts';
import { SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { averageOf } from '../training/averageOf.ts';
import { loadWeights } from '../training/loadWeights.ts';

export const average: LabCommand = {
  usage: 'npm run lab -- average --out NEW.net NET …',
  run(words) {
    const args = new Args(words, { out: '' });
    const out = args.text('out');
    if (args.operands.length < 2) throw new Error(average.usage);
    if (out === '') throw new Error('--out must name a file.');
    writeFileSync(out, makeWeights(averageOf(args.operands.map(loadWeights))));
    console.log(`${out} is the average of ${args.operands.length} nets.`);
    return Promise.resolve(SUCCESS);
  },
};
