import type { Seat } from '@coalbrook/rules';
import type { TableClock } from '@coalbrook/wire/online';
import { createContext, useContext } from 'react';

/** The clock of a table, and when this device heard of it: its own clock may go wrong. */
export interface HeardClock {
  readonly clock: TableClock;
  /** Whose clock runs in the game, also while a plan is shown; undefined before it begins. */
  readonly actor?: Seat | undefined;
  readonly heardAt: number;
}

/** The clock of the table that is shown; undefined without one. */
export const ClockContext = createContext<HeardClock | undefined>(undefined);

export const useClock = (): HeardClock | undefined => useContext(ClockContext);
