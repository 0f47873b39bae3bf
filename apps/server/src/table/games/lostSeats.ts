import type { Seat } from '@coalbrook/rules';

import type { Queries } from '../../ground/database/database.ts';
import { SEAT } from './sheets.ts';

/**
 * The seats that a bot has taken over while people were away, and that are still free, by person. Whoever had a seat and
 * only looks on now has an empty list.
 */
export const lostSeats = async (queries: Queries, game: string): Promise<ReadonlyMap<string, readonly Seat[]>> => {
  const rows = await queries.query<{ seat: number | null; person: string }>(
    `select absentees.seat as seat, person from absentees
      join seats on seats.game = absentees.game and seats.seat = absentees.seat
      where absentees.game = $1 and is_free = ${SEAT.filled}
    union all
    select null, former_sitters.person from former_sitters
      where former_sitters.game = $1
      and exists (select 1 from holders where game = $1 and person = former_sitters.person)
      and not exists (select 1 from holders where game = $1 and person = former_sitters.person and seat >= 0)
    order by seat`,
    game,
  );
  const lost = new Map<string, readonly Seat[]>();
  for (const { person, seat } of rows) {
    const known = lost.get(person) ?? [];
    lost.set(person, seat === null ? known : [...known, seat as Seat]);
  }
  return lost;
};
