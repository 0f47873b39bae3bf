import type { Judge } from '@coalbrook/bots/study';

import type { ReviewBudget } from './budgets.ts';

/** Who reviews: a judge for a table, and how closely it looks. */
export interface Reviewer {
  readonly judge: Judge;
  readonly budget: ReviewBudget;
}
