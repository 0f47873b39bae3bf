import { basename } from 'node:path';

import type { Policy } from '@coalbrook/bots';
import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { countValues, Net, netJudge, thinker } from '@coalbrook/bots/training';
import type { Table } from '@coalbrook/rules';

import { loadWeights } from '../training/loadWeights.ts';
import { readBudget } from './readBudget.ts';

/** The judge in a file with weights, or the rules of thumb; throws an error with one sentence if it is unusable. */
export const judgeOf = (net: string | undefined, table: Table): Judge => {
  if (net === undefined) return thumbJudge(table);
  const weights = loadWeights(net);
  const { hidden, second, values } = weights;
  if (values.length !== countValues(table, hidden, second)) throw new Error(`${net} is for another table.`);
  return netJudge(table, new Net(table, weights));
};

/** A judge, and how far it looks ahead. */
const FORM = /^(?<judge>thumb|.+\.net)(?:@(?<budget>[^@]+))?$/;

/** The player that a name such as `my.net@8x2` or `thumb@8x2` stands for; undefined if it is of another kind. */
export const netPlayer = (name: string, table: Table): Policy | undefined => {
  const { judge: file, budget: text } = FORM.exec(name)?.groups ?? {};
  if (file === undefined) return undefined;
  const budget = readBudget(text);
  if (!budget) return undefined;
  const judge = judgeOf(file === 'thumb' ? undefined : file, table);
  return thinker({
    name: basename(name),
    judgeFor: () => judge,
    budgetFor: () => budget,
  });
};
