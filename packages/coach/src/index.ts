export { advise } from './advise.ts';
export type { Advice } from './advise.ts';
export { hintBudgets, reviewBudgets } from './budgets.ts';
export type { ReviewBudget } from './budgets.ts';
export type { Comparison, Outcome, SourceLead } from './comparison.ts';
export type { PointSource } from './glimpsed.ts';
export type { HintTopic } from './hintTopic.ts';
export { review } from './review.ts';
export type { Review, ReviewedMoment } from './review.ts';
