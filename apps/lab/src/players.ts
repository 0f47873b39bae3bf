import { readFileSync } from 'node:fs';

import { apprentice } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { countValues, Net, netJudge, readWeights, thinker, thumbJudge } from '@coalbrook/bots/lab';
import type { Budget, Judge } from '@coalbrook/bots/lab';
import type { Table } from '@coalbrook/rules';

import type { LabOptions } from './labOptions.ts';

/** The judge that the options ask for; throws an error with one sentence if its weights are unusable. */
export const judgeOf = ({ net }: Pick<LabOptions, 'net'>, table: Table): Judge => {
  if (net === undefined) return thumbJudge(table);
  const weights = readWeights(readFileSync(net));
  if (!weights) throw new Error(`${net} holds no weights.`);
  const { hidden, second, values } = weights;
  if (values.length !== countValues(table, hidden, second)) throw new Error(`${net} is for another table.`);
  return netJudge(table, new Net(table, weights));
};

const budgetOf = ({ stages, rounds }: LabOptions): Budget => ({
  stages: stages
    .split(',')
    .filter((stage) => stage !== '')
    .map((stage) => {
      const [actions, deals] = stage.split('x').map(Number);
      return { actions, deals };
    }),
  rounds,
  by: 'thumb',
});

/** The player that is judged. Without a net and without looking ahead it is the apprentice, as a control. */
export const challengerOf = (options: LabOptions, table: Table): Policy => {
  if (options.net === undefined && options.stages === '') return apprentice;
  const judge = judgeOf(options, table);
  return thinker({ name: 'challenger', sentence: '', judgeFor: () => judge, budget: budgetOf(options) });
};
