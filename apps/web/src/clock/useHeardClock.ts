import type { Seat } from '@coalbrook/rules';
import type { TableClock } from '@coalbrook/wire/online';
import { useMemo } from 'react';

import type { HeardClock } from './clockContext.ts';

/** A clock that was heard of just now, and whose time runs. */
export const useHeardClock = (clock: TableClock | undefined, actor: Seat | undefined): HeardClock | undefined => {
  const heard = useMemo(() => clock && { clock, heardAt: Date.now() }, [clock]);
  return useMemo(() => heard && { ...heard, actor }, [heard, actor]);
};
