import type { Budget } from '@coalbrook/bots/lab';

/** How closely the coach looks, with a net for the table at hand and without. */
interface Budgets {
  readonly byNet: Budget;
  readonly byThumb: Budget;
}

/** The master's budget, with more deals for the best actions, so that what happens in them can be counted. */
export const hintBudgets: Budgets = {
  byNet: {
    stages: [
      { actions: 6, deals: 2 },
      { actions: 3, deals: 10 },
    ],
    rounds: 1,
    by: 'judge',
  },
  byThumb: {
    stages: [
      { actions: 8, deals: 4 },
      { actions: 3, deals: 8 },
    ],
    rounds: 2,
    by: 'thumb',
  },
};
