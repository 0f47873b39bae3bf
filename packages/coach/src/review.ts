import type { Decision } from '@coalbrook/bots';
import { follow, openGame } from '@coalbrook/record';
import type { Divergence, GameRecord } from '@coalbrook/record';
import { done, fail, legalActions, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Action, EraId, Result, Seat, Table, View } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import { confirm, isSure, measure } from './freshLook.ts';
import type { ReviewedMoment } from './reviewedMoment.ts';
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
  const studied = studyClosely(decision, judge, budget.study, [played]);
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

/** Looks again at moments: those that remain, the largest lead first. Yields after each look. */
function* lookAgain(
  moments: readonly ReviewedMoment[],
  look: (moment: ReviewedMoment) => Comparison | undefined,
  steps: number,
  before: ReviewProgress,
): Generator<ReviewProgress, readonly ReviewedMoment[]> {
  const found: ReviewedMoment[] = [];
  for (const [index, moment] of moments.entries()) {
    const comparison = look(moment);
    if (comparison) found.push({ ...moment, comparison });
    yield { ...before, done: before.done + (index + 1) * steps };
  }
  return found.toSorted(byLead);
}

/** The largest leads that fresh futures confirm, as others measure them. */
function* chooseMoments(
  table: Table,
  moments: readonly ReviewedMoment[],
  reviewer: Reviewer,
  before: ReviewProgress,
): Generator<ReviewProgress, readonly ReviewedMoment[]> {
  const { deals } = reviewer.budget.confirm;
  const candidates = moments.toSorted(byLead).slice(0, MOST_CANDIDATES);
  const confirmed = yield* lookAgain(candidates, (moment) => confirm(table, moment, reviewer), deals, before);
  return yield* lookAgain(
    confirmed.slice(0, MOST_MOMENTS),
    (moment) => measure(table, moment, reviewer),
    reviewer.budget.measure.deals,
    { ...before, done: before.done + candidates.length * deals },
  );
}

/**
 * Looks again at every choice of a seat, from what it saw then, and once more at those that seem to matter. Yields after
 * each step. The same record and reviewer give the same review. Nobody is blamed for `advised` entries, in which the
 * seat did as it was told.
 */
export function* review(
  { header, entries }: GameRecord,
  seat: Seat,
  reviewer: Reviewer,
  advised: ReadonlySet<number> = new Set(),
): Generator<ReviewProgress, Result<Review, Divergence>> {
  const opened = openGame(header);
  if (!opened.ok) return fail({ seq: -1, kind: 'input', fault: opened.fault });
  const game = opened.value;
  const { table, state } = game;
  const { confirm: second, measure: third } = reviewer.budget;
  const looks = MOST_CANDIDATES * second.deals + MOST_MOMENTS * third.deals;
  const all = entries.length + 2 * looks;
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
      const isAdvised = advised.has(entry.seq);
      if (comparison && isSure(comparison)) moments.push({ seq: entry.seq, view, played, comparison, isAdvised });
    }
    if (entry.who !== 'chance') count++;
    yield { done: entry.seq + 1, all };
  }
  const looked = { done: entries.length, all };
  const blamed = momentsIn(moments, 'worse').filter(({ isAdvised }) => !isAdvised);
  const costly = yield* chooseMoments(table, blamed, reviewer, looked);
  const halfway = { done: entries.length + looks, all };
  const best = yield* chooseMoments(table, momentsIn(moments, 'better'), reviewer, halfway);
  return done({ seat, expected, costly, best, points: state.points[seat] });
}
