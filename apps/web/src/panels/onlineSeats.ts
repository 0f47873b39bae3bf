import type { Seat } from '@coalbrook/rules';
import { createContext } from 'react';

/** What is known of the seats of an online table. */
export interface OnlineSeatsState {
  /** Their people are not connected. */
  readonly away: readonly Seat[];
  /** Somebody can take them; a bot plays meanwhile. */
  readonly free: readonly Seat[];
}

export const NO_SEATS: OnlineSeatsState = { away: [], free: [] };

/** Empty at other tables. */
export const OnlineSeats = createContext(NO_SEATS);
