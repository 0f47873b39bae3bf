import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Policy } from '@coalbrook/bots';
import { countValues, Net, netJudge, readWeights, thinker, thumbJudge } from '@coalbrook/bots/lab';
import type { Budget, Judge } from '@coalbrook/bots/lab';
import type { Table } from '@coalbrook/rules';

/** The judge in a file with weights, or the rules of thumb; throws an error with one sentence if it is unusable. */
export const judgeOf = (net: string | undefined, table: Table): Judge => {
  if (net === undefined) return thumbJudge(table);
  const weights = readWeights(readFileSync(net));
  if (!weights) throw new Error(`${net} holds no weights.`);
  const { hidden, second, values } = weights;
  if (values.length !== countValues(table, hidden, second)) throw new Error(`${net} is for another table.`);
  return netJudge(table, new Net(table, weights));
};

/**
 * A judge that looks ahead, such as `my.net@8x2+4x2:2:judge`: actions by deals, stage after stage, then the rounds, and
 * who plays on.
 */
const FORM = /^(?<judge>thumb|.+\.net)(?:@(?<stages>\d+x\d+(?:\+\d+x\d+)*)(?::(?<rounds>\d+))?(?<by>:judge)?)?$/;

const budgetOf = (stages = '', rounds = '1', by = ''): Budget => ({
  stages: stages
    .split('+')
    .filter((stage) => stage !== '')
    .map((stage) => {
      const [actions, deals] = stage.split('x').map(Number);
      return { actions, deals };
    }),
  rounds: Number(rounds),
  by: by === '' ? 'thumb' : 'judge',
});

/** The player that a name such as `my.net@8x2` or `thumb@8x2` stands for; undefined if it is of another kind. */
export const netPlayer = (name: string, table: Table): Policy | undefined => {
  const { judge: file, stages, rounds, by } = FORM.exec(name)?.groups ?? {};
  if (file === undefined) return undefined;
  const judge = judgeOf(file === 'thumb' ? undefined : file, table);
  return thinker({
    name: basename(name),
    sentence: '',
    judgeFor: () => judge,
    budgetFor: () => budgetOf(stages, rounds, by),
  });
};
