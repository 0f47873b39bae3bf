import type { Seat } from '@coalbrook/rules';

import type { OnlineSeat } from './onlineTable.ts';
import { isSameName } from './sameName.ts';

type NamedSeat = Pick<OnlineSeat, 'kind' | 'name' | 'isFree'>;

/**
 * Whether somebody at another seat has this name, or one that looks the same: people, automata, and bots, also those that
 * play for somebody who is missing. The name of a seat where nobody plays is not taken. `namesOf` are the names under
 * which a seat is shown, if there are several.
 */
export const isNameTaken = <Named extends NamedSeat>(
  seats: readonly Named[],
  seat: Seat,
  name: string,
  namesOf: (seat: Named) => readonly string[] = (one) => [one.name],
): boolean =>
  seats.some(
    (other, at) =>
      at !== Number(seat) &&
      !(other.isFree && other.kind === 'person') &&
      namesOf(other).some((known) => isSameName(known, name)),
  );
