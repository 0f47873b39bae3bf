import type { Decision } from '@coalbrook/bots';
import { seedOf } from '@coalbrook/rules';
import type { Table, View } from '@coalbrook/rules';

import { compare } from './comparison.ts';
import type { Comparison } from './comparison.ts';
import type { Reviewer } from './reviewer.ts';
import { studyClosely } from './studyClosely.ts';

/** Fewer points are not worth a word. */
const LEAST_LEAD = 0.5;

/** A lead must be so many times its doubt. */
const SURE = 2;

/** Whether a lead is worth a word, and more than the deals alone would explain. */
export const isSure = ({ lead, doubt }: Comparison): boolean => lead >= LEAST_LEAD && lead > SURE * doubt;

/**
 * Compares two actions again. The futures that found a large lead cannot also measure it, because the largest of many
 * leads owes most to luck: these are fresh, go further, and say which lead is told. Undefined if they leave doubt.
 */
export const confirm = (
  table: Table,
  { seq, view }: { readonly seq: number; readonly view: View },
  found: Comparison,
  { judge, budget }: Reviewer,
): Comparison | undefined => {
  const [better, worse] = [found.better, found.worse];
  const decision: Decision = { table, view, legal: [better, worse], count: seq, seed: seedOf('confirm') };
  const { deals, rounds } = budget.confirm;
  const again = studyClosely(decision, judge, { stages: [{ actions: 2, deals }], rounds, by: budget.study.by }, worse);
  const [one, other] = [better, worse].map((action) => again.find((studied) => studied.action === action));
  if (!one || !other) return undefined;
  const fresh = compare(one, other);
  return isSure(fresh) ? fresh : undefined;
};
