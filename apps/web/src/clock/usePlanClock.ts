import { useMemo } from 'react';

import { useClock } from './clockContext.ts';
import type { HeardClock } from './clockContext.ts';

/** The clock of the game as a plan shows it: the time is the real one, but entries of the plan are nobody's late turns. */
export const usePlanClock = (): HeardClock | undefined => {
  const heard = useClock();
  return useMemo(() => heard && { ...heard, clock: { ...heard.clock, late: [] } }, [heard]);
};
