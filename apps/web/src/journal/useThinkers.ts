import { policyNames } from '@coalbrook/bots';
import type { Seat } from '@coalbrook/rules';
import { useMemo } from 'react';

import type { GameSnapshot } from '../session/gameSnapshot.ts';

/** The bots at a table whose thoughts can be shown. */
export const thinkersAt = ({ sheet, canSeeThoughts }: GameSnapshot): ReadonlySet<Seat> => {
  const seats = sheet.sitters.flatMap(({ kind, policy }, seat) =>
    canSeeThoughts && kind === 'bot' && policyNames.some((name) => name === policy) ? [seat as Seat] : [],
  );
  return new Set(seats);
};

export const useThinkers = (snapshot: GameSnapshot): ReadonlySet<Seat> => {
  const key = [...thinkersAt(snapshot)].join();
  // The same set as long as it holds the same bots.
  return useMemo(
    () =>
      new Set(
        key
          .split(',')
          .filter((seat) => seat !== '')
          .map((seat) => Number(seat) as Seat),
      ),
    [key],
  );
};
