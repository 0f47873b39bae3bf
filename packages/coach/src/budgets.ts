import type { Budget } from '@coalbrook/bots/study';

/** How closely the coach looks, with a net for the table at hand and without. */
interface Budgets<Kind> {
  readonly byNet: Kind;
  readonly byThumb: Kind;
}

/** A look at two actions in so many fresh deals, and so many rounds ahead or to the end of the era. */
interface FreshLook {
  readonly deals: number;
  readonly rounds: number;
}

/** How closely a review looks. */
export interface ReviewBudget {
  /** At every choice of a seat. */
  readonly study: Budget;
  /** At the few that may be among its moments. */
  readonly confirm: FreshLook;
  /** At the moments themselves, for the points that are told. */
  readonly measure: FreshLook;
}

/** A net sees what others will do in the next round; rules of thumb have to look a round further. */
const byNet = (...stages: Budget['stages']): Budget => ({ stages, rounds: 1, by: 'judge' });
const byThumb = (...stages: Budget['stages']): Budget => ({ stages, rounds: 2, by: 'thumb' });

/** The master's budget, with more deals for the best actions, so that what happens in them can be counted. */
export const hintBudgets: Budgets<Budget> = {
  byNet: byNet({ actions: 6, deals: 2 }, { actions: 3, deals: 10 }),
  byThumb: byThumb({ actions: 8, deals: 4 }, { actions: 3, deals: 8 }),
};

/** For a review of a whole game, which has many decisions. */
export const reviewBudgets: Budgets<ReviewBudget> = {
  byNet: {
    study: byNet({ actions: 4, deals: 2 }, { actions: 2, deals: 6 }),
    confirm: { deals: 12, rounds: 3 },
    measure: { deals: 16, rounds: 6 },
  },
  byThumb: {
    study: byThumb({ actions: 5, deals: 2 }, { actions: 2, deals: 6 }),
    confirm: { deals: 12, rounds: 4 },
    measure: { deals: 16, rounds: 6 },
  },
};
