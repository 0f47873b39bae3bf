import type { Budget, StudyStage } from './study.ts';

/** How closely somebody looks, with a net for the table at hand and without. */
export interface Budgets<Kind = Budget> {
  readonly byNet: Kind;
  readonly byThumb: Kind;
}

/** Without looking ahead. */
export const atFirstSight: Budget = { stages: [], rounds: 0, by: 'thumb' };

/** A net sees what others will do in the next round. */
export const byNet = (...stages: readonly StudyStage[]): Budget => ({ stages, rounds: 1, by: 'judge' });

/**
 * Four rounds show what an action leads to, also past the end of an era, but luck has a larger part in them: what is
 * expected on the way counts as much as what is expected at the end.
 */
const farByNet = (...stages: readonly StudyStage[]): Budget => ({
  stages,
  rounds: 4,
  pastEra: true,
  along: true,
  distinct: true,
  by: 'judge',
});

/** Rules of thumb see little of what others will do to a plan, so they look a round further. */
export const byThumb = (...stages: readonly StudyStage[]): Budget => ({ stages, rounds: 2, by: 'thumb' });

/** For playing: at most one second a decision. */
export const masterBudgets: Budgets = {
  byNet: byNet({ actions: 6, deals: 2 }, { actions: 3, deals: 2 }),
  byThumb: byThumb({ actions: 8, deals: 4 }, { actions: 4, deals: 4 }),
};

/** For analysis: some seconds a decision. */
export const scholarBudgets: Budgets = {
  byNet: farByNet({ actions: 10, deals: 2 }, { actions: 6, deals: 4 }, { actions: 3, deals: 8 }),
  byThumb: byThumb({ actions: 12, deals: 8 }, { actions: 6, deals: 16 }, { actions: 3, deals: 32 }),
};
