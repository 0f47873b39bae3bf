import { createContext } from 'react';

/** Other tables at which it is this person's turn, the most urgent first; empty away from online tables. */
export const WaitingTables = createContext<readonly string[]>([]);
