export { apprentice } from './apprentice.ts';
export { playGame, playOn, seedOfSeat } from './arena.ts';
export type { PlayedGame } from './arena.ts';
export type { Decision, Policy } from './policy.ts';
export { random } from './random.ts';
export { policyNames } from './policyNames.ts';
export { findPolicy, policies } from './registry.ts';
