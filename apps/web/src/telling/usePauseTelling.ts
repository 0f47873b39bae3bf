import { useEffect } from 'react';

import type { Session } from '../session/session.ts';

/** Pauses telling while the component is mounted. */
export const usePauseTelling = (session: Session): void => {
  useEffect(() => {
    const { shown, isPaused } = session.snapshot;
    if (shown.mode !== 'telling' || isPaused) return undefined;
    session.pause(true);
    return () => session.pause(false);
  }, [session]);
};
