import type { Seat } from '@coalbrook/rules';

import type { Queries } from '../database/database.ts';
import { SEAT } from '../games/seating.ts';

/** The seats that a bot has taken over while people were away, and that are still free, by person. */
export const lostSeats = async (queries: Queries, game: string): Promise<ReadonlyMap<string, readonly Seat[]>> => {
  const rows = await queries.query<{ seat: number; person: string }>(
    `select absentees.seat as seat, person from absentees
      join seats on seats.game = absentees.game and seats.seat = absentees.seat
      where absentees.game = $1 and is_free = ${SEAT.filled} order by absentees.seat`,
    game,
  );
  const lost = new Map<string, readonly Seat[]>();
  for (const { person, seat } of rows) lost.set(person, [...(lost.get(person) ?? []), seat as Seat]);
  return lost;
};
