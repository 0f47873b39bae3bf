import { pick, seedOf } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';

/** One game: who sits where, as numbers of players, and the seed of its deal. */
export interface LadderGame {
  readonly lineup: readonly number[];
  readonly deal: string;
}

/** All players in an order that depends on the seed only. */
const shuffled = (players: number, seed: Seed): readonly number[] => {
  const order = Array.from({ length: players }, (_, player) => player);
  for (let last = players - 1; last > 0; last--) {
    const other = pick(seed, last, last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
};

/** Companies for one table after another: everybody plays equally often, and nobody against itself without need. */
function* companies(players: number, seats: number, seed: string): Generator<readonly number[]> {
  const most = Math.ceil(seats / players);
  const waiting: number[] = [];
  let shuffles = 0;
  for (;;) {
    const company: number[] = [];
    while (company.length < seats) {
      const at = waiting.findIndex((player) => company.filter((other) => other === player).length < most);
      if (at < 0) waiting.push(...shuffled(players, seedOf(`${seed} shuffle ${shuffles++}`)));
      else company.push(...waiting.splice(at, 1));
    }
    yield company;
  }
}

/**
 * Games among all players. Each company plays every deal as often as there are seats, one seat further each time, so the
 * number of games is rounded up to whole deals.
 */
export const mixedGames = (players: number, seats: number, games: number, seed: string): readonly LadderGame[] => {
  const schedule: LadderGame[] = [];
  for (const company of companies(players, seats, seed)) {
    if (schedule.length >= games) return schedule;
    const deal = `${seed} deal ${schedule.length / seats}`;
    for (let shift = 0; shift < seats; shift++) {
      schedule.push({ lineup: company.map((_, seat) => company[(seat + shift) % seats]), deal });
    }
  }
  return schedule;
};

const ownDeal = (seed: string, game: number): string => `${seed} own ${game}`;

/** The deal of the first game in which a player has all seats. */
export const firstOwnDeal = (seed: string): string => ownDeal(seed, 0);

/** Games in which a player has all seats; the same deals for every player. */
export const ownGames = (player: number, seats: number, games: number, seed: string): readonly LadderGame[] =>
  Array.from({ length: games }, (_, game) => ({
    lineup: Array.from({ length: seats }, () => player),
    deal: ownDeal(seed, game),
  }));
