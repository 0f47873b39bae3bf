/** Looking ahead: for the coach and the laboratory. */

export { breakDown } from './evaluation/breakDown.ts';
export { buyersOf, Rings } from './evaluation/reach.ts';
export { worthParts } from './evaluation/worthPart.ts';
export { thumbJudge } from './judge.ts';
export type { Judge } from './judge.ts';
export { byNet, byThumb, masterBudgets, scholarBudgets } from './search/budgets.ts';
export type { Budgets } from './search/budgets.ts';
export { weighFuture } from './search/future.ts';
export type { FutureWatch } from './search/future.ts';
export { redeal } from './search/redeal.ts';
export { study } from './search/study.ts';
export type { Budget, StudiedAction } from './search/study.ts';
