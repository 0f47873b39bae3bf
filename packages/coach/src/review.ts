import type { Decision } from '@coalbrook/bots';
import type { Budget, Judge } from '@coalbrook/bots/study';
import { follow, openGame } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { done, fail, legalActions, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, Result, Seat, Table, View } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { studyClosely } from './studyClosely.ts';

/** A decision of a seat, looked at again. */
export interface ReviewedDecision {
  /** The number of its entry. */
  readonly seq: number;
  /** What the seat saw. */
  readonly view: View;
  readonly played: Action;
  /** The points that could be expected after it. */
  readonly expected: number;
  /** With the best action, or with the next best if the best was played. Missing if there was nothing to compare. */
  readonly comparison: Comparison | undefined;
}

/** A game of one seat, looked at again. */
export interface Review {
  readonly seat: Seat;
  /** In the order of the game. */
  readonly decisions: readonly ReviewedDecision[];
  /** The decisions that cost most, and those that gained most over the next best; the futures leave no doubt. */
  readonly costly: readonly ReviewedDecision[];
  readonly best: readonly ReviewedDecision[];
  /** The points at the end of the record. */
  readonly points: number;
}

/** How far a review has come, in entries. */
export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/** Who reviews: a judge for a table, and how closely it looks. */
export interface Reviewer {
  readonly judge: Judge;
  readonly budget: Budget;
}

const MOST_MOMENTS = 3;

/** Smaller differences are not worth a word. */
const LEAST_LEAD = 0.5;

/** A lead must be so many times its doubt. */
const SURE = 2;

const isSure = ({ lead, doubt }: Comparison): boolean => lead >= LEAST_LEAD && lead > SURE * doubt;

/** The decisions with the largest leads among those for which a condition holds. */
const leading = (
  decisions: readonly ReviewedDecision[],
  isMeant: (comparison: Comparison, played: Action) => boolean,
): readonly ReviewedDecision[] => {
  const leadOf = ({ comparison }: ReviewedDecision): number => comparison?.lead ?? 0;
  return decisions
    .filter(({ comparison, played }) => comparison && isSure(comparison) && isMeant(comparison, played))
    .toSorted((one, other) => leadOf(other) - leadOf(one))
    .slice(0, MOST_MOMENTS);
};

/** What a seat must choose in a position, apart from how to pay for it. */
const decisionOf = (table: Table, view: View, count: number): Decision | undefined => {
  const question = questionOf(view);
  if (question !== 'action' && question !== 'more') return undefined;
  return { table, view, legal: legalActions(table, view), count, seed: seedOf(`review ${view.actor}`) };
};

const reviewDecision = (seq: number, decision: Decision, played: Action, reviewer: Reviewer): ReviewedDecision => {
  const { judge, budget } = reviewer;
  const { view } = decision;
  const studied = studyClosely(decision, judge, budget, played);
  const [first, second] = studied;
  const own = studied.find(({ action }) => action === played);
  const pair = own === first ? ([first, second] as const) : ([first, own] as const);
  const isTried = pair.every((one) => one !== undefined && one.futures.length > 0);
  return {
    seq,
    view,
    played,
    expected: own && Number.isFinite(own.worth) ? own.worth : judge.appraise(view, view.actor),
    comparison: isTried && pair[1] ? compare(pair[0], pair[1]) : undefined,
  };
};

/**
 * Looks again at every choice of a seat, from what it saw then, and yields after each entry. The same record and reviewer
 * give the same review.
 */
export function* review(
  { header, entries }: GameRecord,
  seat: Seat,
  reviewer: Reviewer,
): Generator<ReviewProgress, Result<Review, Divergence>> {
  const opened = openGame(header);
  if (!opened.ok) return fail({ seq: -1, kind: 'input', fault: opened.fault });
  const game = opened.value;
  const { table, state } = game;
  const decisions: ReviewedDecision[] = [];
  let count = 0;
  for (const entry of entries) {
    const isOwn = entry.who === seat && state.actor === seat;
    const decision = isOwn ? decisionOf(table, mask(table, state, seat), count) : undefined;
    const outcome = follow(game, entry);
    if (!outcome.ok) return outcome;
    const played = outcome.value;
    // Entries of earlier rules may stand for nothing any more.
    if (decision && 'kind' in played && decision.legal.length > 1)
      decisions.push(reviewDecision(entry.seq, decision, played, reviewer));
    if (entry.who !== 'chance') count++;
    yield { done: entry.seq + 1, all: entries.length };
  }
  return done({
    seat,
    decisions,
    costly: leading(decisions, ({ worse }, played) => worse.action === played),
    best: leading(decisions, ({ better }, played) => better.action === played),
    points: state.points[seat],
  });
}
