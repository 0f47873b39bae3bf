import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Args } from '../args.ts';
import { STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { readLessons } from '../selfPlay/readLessons.ts';
import { checkNet } from '../training/checkNet.ts';
import { needPython, runTraining } from '../training/python.ts';

/** Options that go to `train.py` as they are. */
const passed = ['from', 'hidden', 'second', 'epochs', 'keep', 'seed', 'rate', 'aside', 'siblings'];

const readAnswers = (file: string): readonly unknown[] => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly unknown[];
  } catch (error) {
    throw new Error('The trained net does not answer with numbers.', { cause: error });
  }
};

export const train: LabCommand = {
  usage: `npm run lab -- train --out NEW.net [--from OLD.net] [--keep 0.95] [--epochs 5] [--hidden 64] [--second 32]
                     [--seed 1] [--rate 0.001] [--aside 0.2] [--siblings 10] [--python python3] FOLDER …
                     (FOLDER:1 gives a folder a --keep of its own)`,
  async run(words, signal) {
    const args = new Args(words, {
      ...Object.fromEntries(passed.map((name) => [name, undefined])),
      out: '',
      python: 'python3',
    });
    const [first] = args.operands;
    const out = args.text('out');
    if (first === undefined) throw new Error(train.usage);
    if (out === '') throw new Error('--out must name a file.');
    const folder = first.replace(/:[\d.]+$/, '');
    readLessons(folder);
    const python = args.text('python');
    needPython(python);
    const scratch = mkdtempSync(join(tmpdir(), 'coalbrook-train-'));
    try {
      const answers = join(scratch, 'answers.json');
      const chosen = passed.flatMap((name) => {
        const value = args.optional(name);
        return value === undefined ? [] : [`--${name}`, value];
      });
      const code = await runTraining(python, [...chosen, '--out', out, '--answers', answers, ...args.operands], signal);
      if (signal.aborted) {
        console.error('Stopped. Nothing was written.');
        return STOPPED;
      }
      if (code !== 0) throw new Error('train.py failed.');
      const compared = checkNet(out, folder, readAnswers(answers));
      console.log(`${out} is written, and answers ${compared} positions as train.py does.`);
      return SUCCESS;
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
};
