import { byNet, byThumb, scholarBudgets } from '@coalbrook/bots/study';
import type { Budget, Budgets } from '@coalbrook/bots/study';

/** A look at two actions in so many fresh deals, and so many rounds ahead, also past the end of an era. */
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

/** The master's budget, with more deals for the best actions, so that what happens in them can be counted. */
export const hintBudgets: Budgets = {
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

/** For a review that may take minutes: the scholar's. */
export const scholarReviewBudgets: Budgets<ReviewBudget> = {
  byNet: { study: scholarBudgets.byNet, confirm: { deals: 48, rounds: 3 }, measure: { deals: 64, rounds: 6 } },
  byThumb: { study: scholarBudgets.byThumb, confirm: { deals: 48, rounds: 4 }, measure: { deals: 64, rounds: 6 } },
};
