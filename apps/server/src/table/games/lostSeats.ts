import type { Seat } from '@coalbrook/rules';

import type { Queries } from '../../ground/database/database.ts';
import { SEAT } from './sheets.ts';

/**
 * The seats that a bot has taken over while people were away, and that are still free, by person. Whoever had a seat and
 * only looks on now has an empty list.
 */
export const lostSeats = async (queries: Queries, game: string): Promise<ReadonlyMap<string, readonly Seat[]>> => {
  const rows = await queries.query<{ seat: number; person: string }>(
    `select absentees.seat as seat, person from absentees
      join seats on seats.game = absentees.game and seats.seat = absentees.seat
      where absentees.game = $1 and is_free = ${SEAT.filled} order by absentees.seat`,
    game,
  );
  const lost = new Map<string, readonly Seat[]>();
  const former = await queries.query<{ person: string }>(
    `select distinct holders.person as person from former_sitters
      join holders on holders.game = former_sitters.game and holders.person = former_sitters.person
      where former_sitters.game = $1 and not exists (
        select 1 from holders other where other.game = $1 and other.person = holders.person and other.seat >= 0)`,
    game,
  );
  for (const { person } of former) lost.set(person, []);
  for (const { person, seat } of rows) lost.set(person, [...(lost.get(person) ?? []), seat as Seat]);
  return lost;
};
