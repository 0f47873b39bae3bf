export type { Attempt } from './attempt.ts';
export { rankCards } from './cardUse.ts';
export type { CardUse, RankedCard } from './cardUse.ts';
export { costOf } from './costOf.ts';
export { DraftTurn } from './draftTurn.ts';
export type { Foresight, Frame, Stage } from './frame.ts';
export { parseStep } from './stepText.ts';
