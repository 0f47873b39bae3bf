import { apprentice } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import type { Budget, Judge } from '@coalbrook/bots/study';
import { questionOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { topicOf } from './hintTopic.ts';
import type { HintTopic } from './hintTopic.ts';
import { studyClosely } from './studyClosely.ts';

/** What a seat could do. */
export interface Advice {
  readonly topic: HintTopic;
  readonly action: Action;
  /** With the next best action; missing if there was nothing to compare. */
  readonly comparison: Comparison | undefined;
}

/** Advises the seat that must decide. It knows no more than the seat: the same view always gets the same advice. */
export const advise = (decision: Decision, judge: Judge, budget: Budget): Advice => {
  const { table, view, legal } = decision;
  const adviceFor = (action: Action, comparison?: Comparison): Advice => ({
    topic: topicOf(table, view, action),
    action,
    comparison,
  });
  // Which card to spend makes too little difference for a study.
  if (legal.length === 1 || questionOf(view) === 'discard') return adviceFor(apprentice.choose(decision));
  const [best, next] = studyClosely(decision, judge, budget);
  return adviceFor(best.action, next && next.futures.length > 0 ? compare(best, next) : undefined);
};
