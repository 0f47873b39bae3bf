import type { Decision } from '@coalbrook/bots';
import { seedOf } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { ComparedMoment } from './reviewedMoment.ts';
import type { Reviewer } from './reviewer.ts';
import { studyClosely } from './studyClosely.ts';

/** Fewer points are not worth a word. */
const LEAST_LEAD = 0.5;

/** A lead must be so many times its doubt. */
const SURE = 2;

/** Whether a lead is worth a word, and more than the deals alone would explain. */
export const isSure = ({ lead, doubt }: Comparison): boolean => lead >= LEAST_LEAD && lead > SURE * doubt;

/** Compares the two actions of a moment in deals that had no part in finding it. */
const lookAfresh = (
  table: Table,
  { seq, view, comparison }: ComparedMoment,
  { judge, budget }: Reviewer,
  look: 'confirm' | 'measure',
): Comparison | undefined => {
  const { better, worse } = comparison;
  const decision: Decision = { table, view, legal: [better, worse], count: seq, seed: seedOf(look) };
  const { deals, rounds } = budget[look];
  // What an action is good for in the next era is seen there better than it is foretold before.
  const past = { stages: [{ actions: 2, deals }], rounds, pastEra: true, by: budget.study.by };
  const again = studyClosely(decision, judge, past, [worse]);
  const [one, other] = [better, worse].map((action) => again.find((studied) => studied.action === action));
  return one && other && compare(one, other);
};

/**
 * Compares two actions again. The futures that found a large lead cannot also confirm it, because the largest of many
 * leads owes most to luck. Undefined if the second look leaves doubt.
 */
export const confirm = (table: Table, moment: ComparedMoment, reviewer: Reviewer): Comparison | undefined => {
  const again = lookAfresh(table, moment, reviewer, 'confirm');
  return again && isSure(again) ? again : undefined;
};

/**
 * The lead that is told of a moment that has been chosen. Choosing the largest of the confirmed leads needs luck again,
 * so this third look has deals of its own, and goes so far that little is left to the judge. Undefined if nothing
 * is left of the lead.
 */
export const measure = (table: Table, moment: ComparedMoment, reviewer: Reviewer): Comparison | undefined => {
  const again = lookAfresh(table, moment, reviewer, 'measure');
  return again && again.lead >= LEAST_LEAD ? again : undefined;
};
