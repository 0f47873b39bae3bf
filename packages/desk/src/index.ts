export type { Attempt } from './attempt.ts';
export { DraftTurn } from './draftTurn.ts';
export type { Foresight, Frame, Stage } from './frame.ts';
