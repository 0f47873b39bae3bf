import { study } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { review } from '@coalbrook/coach';
import type { Review, ReviewBudget, ReviewedMoment } from '@coalbrook/coach';
import type { GameRecord } from '@coalbrook/record';
import { seedOf } from '@coalbrook/rules';
import type { Seat, Table } from '@coalbrook/rules';

import { figureOf, NORMAL_95 } from '../figures.ts';
import type { MeasuredMean } from '../figures.ts';

/** A moment of a review, and what it makes of the points when the game is played on to its end. */
export interface PlayedMoment {
  readonly kind: 'costly' | 'best';
  readonly entry: number;
  readonly era: number;
  readonly round: number;
  readonly told: MeasuredMean;
  readonly played: MeasuredMean;
}

const reviewed = (record: GameRecord, seat: Seat, judge: Judge, budget: ReviewBudget): Review => {
  const steps = review(record, seat, { judge, budget });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  if (!step.value.ok) throw new Error(`Entry ${step.value.fault.seq} cannot be replayed.`);
  return step.value.value;
};

/** Plays on after either action of a moment, in the same deals. The judge plays every seat, at first sight. */
const playOn = (table: Table, moment: ReviewedMoment, judge: Judge, games: number): MeasuredMean => {
  const { seq: count, view, comparison } = moment;
  const { better, worse } = comparison;
  const found = study({ table, view, legal: [better, worse], count, seed: seedOf('play on') }, judge, {
    stages: [{ actions: 2, deals: games }],
    rounds: Infinity,
    by: 'judge',
  });
  const pointsOf = (action: typeof better): readonly number[] =>
    found.find((studied) => studied.action === action)?.futures ?? [];
  const others = pointsOf(worse);
  return figureOf(pointsOf(better).map((points, game) => points - others[game]));
};

/** Reviews a seat of a record, and plays on from each of its moments. */
export const playMomentsOn = (
  record: GameRecord,
  table: Table,
  seat: Seat,
  { judge, budget, games }: { readonly judge: Judge; readonly budget: ReviewBudget; readonly games: number },
): readonly PlayedMoment[] => {
  const found = reviewed(record, seat, judge, budget);
  return (['costly', 'best'] as const).flatMap((kind) =>
    found[kind].map((moment) => ({
      kind,
      entry: moment.seq,
      era: moment.view.era,
      round: moment.view.round,
      told: { mean: moment.comparison.lead, doubt: NORMAL_95 * moment.comparison.doubt },
      played: playOn(table, moment, judge, games),
    })),
  );
};
