import type { Decision } from '@coalbrook/bots';
import type { Budget, Judge } from '@coalbrook/bots/study';
import type { Action } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { studyClosely } from './studyClosely.ts';
import { subjectOf } from './subject.ts';

/** Compares two actions of a decision; undefined if they are about the same thing. */
export const compareWith = (
  decision: Decision,
  judge: Judge,
  budget: Budget,
  one: Action,
  other: Action,
): Comparison | undefined => {
  if (subjectOf(decision.table, one) === subjectOf(decision.table, other)) return undefined;
  const [better, worse] = studyClosely({ ...decision, legal: [one, other] }, judge, budget, [one, other]);
  return worse && compare(better, worse);
};
