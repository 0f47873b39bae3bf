import { useSyncExternalStore } from 'react';

import type { Session } from '../../../session/session.ts';

/** Whether somebody at this device can decide something in the game, which is not paused. */
export const useIsTurn = (session: Session | undefined): boolean =>
  useSyncExternalStore(
    (listener) => session?.subscribe(listener) ?? (() => undefined),
    () => {
      if (!session) return false;
      const { handTo, frame, isAdjourned = false } = session.snapshot;
      return !isAdjourned && (handTo !== undefined || (frame.stage !== 'waiting' && frame.stage !== 'over'));
    },
  );
