import type { Seat } from '@coalbrook/rules';
import { createContext } from 'react';

/** The seats of an online table whose people are not connected; empty at other tables. */
export const AwaySeats = createContext<readonly Seat[]>([]);
