import type { Budget } from '@coalbrook/bots/study';

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

/** For a review of a whole game, which has many decisions. */
export const reviewBudgets: Budgets = {
  byNet: {
    stages: [
      { actions: 4, deals: 2 },
      { actions: 2, deals: 6 },
    ],
    rounds: 1,
    by: 'judge',
  },
  byThumb: {
    stages: [
      { actions: 5, deals: 2 },
      { actions: 2, deals: 6 },
    ],
    rounds: 2,
    by: 'thumb',
  },
};
