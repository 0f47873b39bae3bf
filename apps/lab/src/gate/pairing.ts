/** Games in which only one seat differs. */

import type { LabGame, LabResult } from '../games/labGame.ts';

/** Numbers of players: one is compared with another in every seat, and the rest of the company fills the other seats. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly company: number;
}

const lineupWith = (player: number, own: number, company: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === own ? player : company));

/** All games of a deal. Equal ones are played once: among its equals, a player has the same game in every seat. */
export const gamesOf = (pairing: Pairing, seats: number, deal: string): readonly LabGame[] => {
  const lineups = new Map<string, readonly number[]>();
  for (const player of [pairing.one, pairing.other]) {
    for (let own = 0; own < seats; own++) {
      const lineup = lineupWith(player, own, pairing.company, seats);
      lineups.set(lineup.join(), lineup);
    }
  }
  return [...lineups.values()].map((lineup) => ({ lineup, deal }));
};

/** How many points more one has than the other in its place, in the mean of all seats. */
export const differenceOf = (
  { one, other, company }: Pairing,
  seats: number,
  resultOf: (lineup: readonly number[]) => LabResult,
): number => {
  let sum = 0;
  for (let own = 0; own < seats; own++) {
    const pointsOf = (player: number): number => resultOf(lineupWith(player, own, company, seats)).points[own];
    sum += pointsOf(one) - pointsOf(other);
  }
  return sum / seats;
};
