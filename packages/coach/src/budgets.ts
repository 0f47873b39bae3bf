import type { Budget } from '@coalbrook/bots/study';

/** How closely the coach looks, with a net for the table at hand and without. */
interface Budgets<Kind> {
  readonly byNet: Kind;
  readonly byThumb: Kind;
}

/** How closely a review looks. */
export interface ReviewBudget {
  /** At every choice of a seat. */
  readonly study: Budget;
  /** At the few that may be among its moments: in so many fresh deals, and so many rounds ahead. */
  readonly confirm: { readonly deals: number; readonly rounds: number };
}

/** The master's budget, with more deals for the best actions, so that what happens in them can be counted. */
export const hintBudgets: Budgets<Budget> = {
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
export const reviewBudgets: Budgets<ReviewBudget> = {
  byNet: {
    study: {
      stages: [
        { actions: 4, deals: 2 },
        { actions: 2, deals: 6 },
      ],
      rounds: 1,
      by: 'judge',
    },
    confirm: { deals: 12, rounds: 3 },
  },
  byThumb: {
    study: {
      stages: [
        { actions: 5, deals: 2 },
        { actions: 2, deals: 6 },
      ],
      rounds: 2,
      by: 'thumb',
    },
    confirm: { deals: 12, rounds: 4 },
  },
};
