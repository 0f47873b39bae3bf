import { createContext } from 'react';

/** What waits for this person besides the table that is shown. */
export interface Waiting {
  /** Other tables at which it is their turn, the most urgent first. */
  readonly games: readonly string[];
  /** How many want to be friends, or have asked them to a table. */
  readonly asks: number;
  /** They have ended a turn here since they came, and nothing else waits. */
  readonly isDone: boolean;
}

/** Nothing away from online tables. */
export const WaitingTables = createContext<Waiting>({ games: [], asks: 0, isDone: false });
