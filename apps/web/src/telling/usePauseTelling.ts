import { useEffect } from 'react';

import type { Session } from '../session/session.ts';

/** Lets what is being told wait as long as this is in sight. */
export const usePauseTelling = (session: Session): void => {
  useEffect(() => {
    const { shown, isPaused } = session.snapshot;
    if (shown.mode !== 'telling' || isPaused) return undefined;
    session.pause(true);
    return () => session.pause(false);
  }, [session]);
};
