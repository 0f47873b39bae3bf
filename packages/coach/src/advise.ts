import { apprentice } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import type { Budget, Judge } from '@coalbrook/bots/study';
import { questionOf } from '@coalbrook/rules';
import type { Action, Kind } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison, WatchedAction } from './comparison.ts';
import { isSure } from './freshLook.ts';
import { topicOf } from './hintTopic.ts';
import type { HintTopic } from './hintTopic.ts';
import { studyClosely } from './studyClosely.ts';

/** What a seat could do. */
export interface Advice {
  readonly topic: HintTopic;
  readonly action: Action;
  /** With the next best action; missing if there was nothing to compare. */
  readonly comparison: Comparison | undefined;
  /** Other actions that are about as good, the best first. */
  readonly rivals?: readonly Action[] | undefined;
}

/** A lead of fewer points is hardly one, and neither is one that the deals leave in doubt. */
const LEAST_LEAD = 0.5;

/** More rivals than these are not named. */
const MOST_RIVALS = 2;

/** The points of a lead that a person can follow: what only experience tells is left out. */
const explained = ({ lead, sources }: Comparison): number =>
  lead - (sources.find(({ source }) => source === 'experience')?.points ?? 0);

/** Whether two actions are about as good as each other. */
const isRival = (chosen: WatchedAction, other: WatchedAction): boolean => {
  const { lead, doubt } = compare(chosen, other);
  return Math.abs(lead) < Math.max(LEAST_LEAD, doubt);
};

/** Actions that change nothing on the board: there is little to be seen of what they are good for. */
const unseen: ReadonlySet<Kind> = new Set<Kind>(['scout', 'draw', 'pass']);

/** Of the best action and those that may be as good, the one with most to be said for it. */
const easiestToFollow = (best: WatchedAction, others: readonly WatchedAction[]): WatchedAction => {
  let chosen = best;
  let most = 0;
  for (const other of others) {
    const comparison = compare(best, other);
    const less = explained(comparison);
    if (isSure(comparison) || -less <= most) continue;
    chosen = other;
    most = -less;
  }
  const rival = others.find((other) => !unseen.has(other.action.kind) && isRival(chosen, other));
  return unseen.has(chosen.action.kind) && rival ? rival : chosen;
};

/** Advises the seat that must decide. It knows no more than the seat: the same view always gets the same advice. */
export const advise = (decision: Decision, judge: Judge, budget: Budget): Advice => {
  const { table, view, legal } = decision;
  const adviceFor = (action: Action, comparison?: Comparison, rivals: readonly Action[] = []): Advice => ({
    topic: topicOf(table, view, action),
    action,
    comparison,
    rivals,
  });
  // Which card to spend makes too little difference for a study.
  if (legal.length === 1 || questionOf(view) === 'discard') return adviceFor(apprentice.choose(decision));
  const [best, ...rest] = studyClosely(decision, judge, budget);
  const others = rest.filter(({ futures }) => futures.length > 0);
  // What was tried in few deals is not known well enough.
  const known = others.filter(({ futures }) => futures.length === best.futures.length);
  const chosen = easiestToFollow(best, known);
  const next = [best, ...others].find((one) => one !== chosen);
  if (!next) return adviceFor(chosen.action);
  const rivals = [best, ...known].filter((other) => other !== chosen && isRival(chosen, other)).slice(0, MOST_RIVALS);
  return adviceFor(
    chosen.action,
    compare(chosen, next),
    rivals.map(({ action }) => action),
  );
};
