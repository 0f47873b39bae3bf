import { createContext } from 'react';

/** What waits for this person besides the table that is shown. */
export interface Waiting {
  /** Other tables at which it is their turn, the most urgent first. */
  readonly games: readonly string[];
  /** They have ended a turn here since they came, and nothing else waits. */
  readonly isDone: boolean;
}

/** Nothing away from online tables. */
export const WaitingTables = createContext<Waiting>({ games: [], isDone: false });
