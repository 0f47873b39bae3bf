export { advise } from './advise.ts';
export type { Advice } from './advise.ts';
export { compareWith } from './compareWith.ts';
export { hintBudgets, reviewBudgets } from './budgets.ts';
export type { Comparison, Outcome, SourceLead } from './comparison.ts';
export type { PointSource } from './glimpsed.ts';
export type { HintTopic } from './hintTopic.ts';
export { review } from './review.ts';
export type { Review, ReviewedDecision } from './review.ts';
