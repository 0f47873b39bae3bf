export { apprentice } from './apprentice.ts';
export { bareBoard, playGame, playOn, seedOfSeat } from './arena.ts';
export type { Board, PlayedGame } from './arena.ts';
export { bystander } from './bystander.ts';
export type { Decision, Policy } from './policy.ts';
export { random } from './random.ts';
export { findPolicy, policies, policyNames } from './registry.ts';
