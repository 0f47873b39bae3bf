import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** Whether there is nothing to decide: others play, the past is shown, or the game is over. */
export const isTold = ({ shown, frame }: GameSnapshot): boolean =>
  shown.mode !== 'live' || frame.stage === 'waiting' || frame.stage === 'over';
