import type { GameSnapshot } from './gameSnapshot.ts';

/** Whether the viewer can be given a hint now. */
export const mayHint = ({ canAskCoach, frame, shown, isElsewhere }: GameSnapshot): boolean =>
  canAskCoach && frame.stage === 'open' && shown.mode === 'live' && !isElsewhere;
