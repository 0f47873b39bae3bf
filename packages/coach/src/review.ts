import type { Decision } from '@coalbrook/bots';
import { follow, openGame } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { done, fail, legalActions, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, EraId, Result, Seat, Table, View } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { confirm, isSure } from './confirm.ts';
import type { Reviewer } from './reviewer.ts';
import { studyClosely } from './studyClosely.ts';

/** The points that a seat could expect after one of its choices. */
export interface ExpectedPoints {
  /** The number of its entry. */
  readonly seq: number;
  readonly era: EraId;
  readonly round: number;
  readonly points: number;
}

/** A choice that cost points, or gained them. */
export interface ReviewedMoment {
  readonly seq: number;
  /** What the seat saw. */
  readonly view: View;
  readonly played: Action;
  /** With the best action, or with the next best if the best was played. */
  readonly comparison: Comparison;
}

/** A game of one seat, looked at again. */
export interface Review {
  readonly seat: Seat;
  /** In the order of the game. */
  readonly expected: readonly ExpectedPoints[];
  /** The choices that cost most, and those that gained most over the next best; fresh futures confirm them. */
  readonly costly: readonly ReviewedMoment[];
  readonly best: readonly ReviewedMoment[];
  /** The points at the end of the record. */
  readonly points: number;
}

/** How far a review has come, in steps. */
export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

const MOST_MOMENTS = 3;

/** So many of the largest leads of each kind are looked at again. */
const MOST_CANDIDATES = 6;

const byLead = (one: ReviewedMoment, other: ReviewedMoment): number => other.comparison.lead - one.comparison.lead;

/** What a seat must choose in a position, apart from how to pay for it. */
const decisionOf = (table: Table, view: View, count: number): Decision | undefined => {
  const question = questionOf(view);
  if (question !== 'action' && question !== 'more') return undefined;
  return { table, view, legal: legalActions(table, view), count, seed: seedOf(`review ${view.actor}`) };
};

/** The points expected after what was played, and how it compares if there was anything to compare. */
const reviewDecision = (
  decision: Decision,
  played: Action,
  { judge, budget }: Reviewer,
): { readonly points: number; readonly comparison: Comparison | undefined } => {
  const { view } = decision;
  const studied = studyClosely(decision, judge, budget.study, played);
  const [first, second] = studied;
  const own = studied.find(({ action }) => action === played);
  const pair = own === first ? ([first, second] as const) : ([first, own] as const);
  const isTried = pair.every((one) => one !== undefined && one.futures.length > 0);
  return {
    points: own && Number.isFinite(own.worth) ? own.worth : judge.appraise(view, view.actor),
    comparison: isTried && pair[1] ? compare(pair[0], pair[1]) : undefined,
  };
};

/** The moments in which the better action was played, or the worse one. */
const momentsIn = (moments: readonly ReviewedMoment[], kind: 'better' | 'worse'): readonly ReviewedMoment[] =>
  moments.filter(({ played, comparison }) => comparison[kind] === played);

/** The largest leads that fresh futures confirm. Yields after each that was looked at. */
function* confirmLargest(
  table: Table,
  moments: readonly ReviewedMoment[],
  reviewer: Reviewer,
  before: ReviewProgress,
): Generator<ReviewProgress, { readonly moments: readonly ReviewedMoment[]; readonly progress: ReviewProgress }> {
  const { deals } = reviewer.budget.confirm;
  const confirmed: ReviewedMoment[] = [];
  let progress = before;
  for (const moment of moments.toSorted(byLead).slice(0, MOST_CANDIDATES)) {
    const comparison = confirm(table, moment, moment.comparison, reviewer);
    if (comparison) confirmed.push({ ...moment, comparison });
    progress = { ...progress, done: progress.done + deals };
    yield progress;
  }
  return { moments: confirmed.toSorted(byLead).slice(0, MOST_MOMENTS), progress };
}

/**
 * Looks again at every choice of a seat, from what it saw then, and once more at those that seem to matter. Yields after
 * each step. The same record and reviewer give the same review.
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
  const all = entries.length + 2 * MOST_CANDIDATES * reviewer.budget.confirm.deals;
  const expected: ExpectedPoints[] = [];
  const moments: ReviewedMoment[] = [];
  let count = 0;
  for (const entry of entries) {
    const isOwn = entry.who === seat && state.actor === seat;
    const decision = isOwn ? decisionOf(table, mask(table, state, seat), count) : undefined;
    const outcome = follow(game, entry);
    if (!outcome.ok) return outcome;
    const played = outcome.value;
    // Entries of earlier rules may stand for nothing any more.
    if (decision && 'kind' in played && decision.legal.length > 1) {
      const { view } = decision;
      const { points, comparison } = reviewDecision(decision, played, reviewer);
      expected.push({ seq: entry.seq, era: view.era, round: view.round, points });
      if (comparison && isSure(comparison)) moments.push({ seq: entry.seq, view, played, comparison });
    }
    if (entry.who !== 'chance') count++;
    yield { done: entry.seq + 1, all };
  }
  const looked = { done: entries.length, all };
  const costly = yield* confirmLargest(table, momentsIn(moments, 'worse'), reviewer, looked);
  const best = yield* confirmLargest(table, momentsIn(moments, 'better'), reviewer, costly.progress);
  return done({ seat, expected, costly: costly.moments, best: best.moments, points: state.points[seat] });
}
