import { useEffect, useState } from 'react';

import { whileSeen } from '../../../ui/whileSeen.ts';

/** Milliseconds since a moment, every second while the page is seen. */
export const useTicking = (since: number): number => {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    return whileSeen(1000, () => setNow(performance.now()));
  }, [since]);
  return Math.max(0, now - since);
};
