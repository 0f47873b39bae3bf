import type { Seat } from '@coalbrook/rules';
import type { OnlineTable, Visited } from '@coalbrook/wire/online';

/**
 * What a link to a table is for: `free` seats, a taken seat on another `device`, or watching. `full` and `over`: no seat
 * can be taken any more. `seated`: the person already plays there, so there is nothing to choose.
 */
export type Entrance = 'free' | 'device' | 'watch' | 'full' | 'over' | 'seated';

/** The names of the people at a table. */
export const gatheredAt = ({ seats }: OnlineTable): readonly string[] =>
  seats.filter(({ kind, isFree }) => kind === 'person' && !isFree).map(({ name }) => name);

export const entranceOf = ({ table, seats, isWatch }: Visited): Entrance => {
  const isOthers = (seat: Seat): boolean => !table.seats[seat].isFree && !table.held.includes(seat);
  if (table.held.length > 0 && !seats.some(isOthers)) return 'seated';
  if (isWatch) return 'watch';
  if (seats.length === 0) return table.status === 'over' ? 'over' : 'full';
  return seats.every((seat) => !table.seats[seat].isFree) ? 'device' : 'free';
};
