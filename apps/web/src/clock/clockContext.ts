import type { TableClock } from '@coalbrook/wire/online';
import { createContext, useContext } from 'react';

/** The clock of a table, and when this device heard of it: its own clock may go wrong. */
export interface HeardClock {
  readonly clock: TableClock;
  readonly heardAt: number;
}

/** The clock of the table that is shown; undefined without one. */
export const ClockContext = createContext<HeardClock | undefined>(undefined);

export const useClock = (): HeardClock | undefined => useContext(ClockContext);
