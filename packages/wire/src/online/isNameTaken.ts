import type { Seat } from '@coalbrook/rules';

import type { OnlineSeat } from './onlineTable.ts';

const plain = (name: string): string => name.trim().toLowerCase();

/** Whether somebody who sits at another seat has this name. The name of a free seat is not taken. */
export const isNameTaken = (seats: readonly OnlineSeat[], seat: Seat, name: string): boolean =>
  seats.some((other, at) => at !== Number(seat) && !other.isFree && plain(other.name) === plain(name));
