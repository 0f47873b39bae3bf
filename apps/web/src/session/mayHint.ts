import { mayGiveHints } from '@coalbrook/wire';

import type { GameSnapshot } from './gameSnapshot.ts';

/** Whether the coach gives hints at this table: to somebody alone, or where everybody knows that it does. */
export const hasHints = ({ sheet, isRemote, isSketch, hasHints: isAgreed = false }: GameSnapshot): boolean =>
  !isSketch && (isRemote ? isAgreed : mayGiveHints(sheet));

/** Whether the viewer can be given a hint now. */
export const mayHint = (snapshot: GameSnapshot): boolean =>
  hasHints(snapshot) && snapshot.frame.stage === 'open' && snapshot.shown.mode === 'live' && !snapshot.isElsewhere;
