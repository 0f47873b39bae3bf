export { GameGuide } from './gameGuide.ts';
export { guidedGames, isGuidedSeed, LEARNER } from './guidedGame.ts';
export type { GuidedGame } from './guidedGame.ts';
export type { Idea, Light } from './idea.ts';
export { judgeMove } from './judgeMove.ts';
export type { MoveVerdict } from './judgeMove.ts';
export { purposeOf } from './purpose.ts';
export type { Purpose } from './purpose.ts';
export type { Counsel, ToldIdea } from './counsel.ts';
