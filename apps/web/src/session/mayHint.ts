import { mayGiveHints } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';

/** Whether the coach gives hints at this table. A server does not. */
export const hasHints = ({ sheet, isRemote, isSketch }: GameSnapshot): boolean =>
  !isRemote && !isSketch && mayGiveHints(sheet);

/** Whether the viewer can be given a hint now. */
export const mayHint = (snapshot: GameSnapshot): boolean =>
  hasHints(snapshot) && snapshot.frame.stage === 'open' && snapshot.shown.mode === 'live' && !snapshot.isElsewhere;
