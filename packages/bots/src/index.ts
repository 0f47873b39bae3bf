export { bareBoard, playGame, playOn } from './arena.ts';
export type { Board, PlayedGame } from './arena.ts';
export type { Decision, Policy } from './policy.ts';
export { random } from './random.ts';
export { findPolicy, policies, policyNames } from './registry.ts';
export { simple } from './simple.ts';
