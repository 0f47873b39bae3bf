import type { TableClock } from '@coalbrook/wire/online';
import { useMemo } from 'react';

import type { HeardClock } from './clockContext.ts';

/** A clock that was heard of just now. */
export const useHeardClock = (clock: TableClock | undefined): HeardClock | undefined =>
  useMemo(() => clock && { clock, heardAt: Date.now() }, [clock]);
