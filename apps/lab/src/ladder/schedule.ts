import { pick, seedOf } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';

import type { LabGame } from '../games/labGame.ts';

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

/** Every way to move a company round the table, each once. */
const rotationsOf = (company: readonly number[]): readonly (readonly number[])[] => {
  const rotations = company.map((_, shift) => company.map((__, seat) => company[(seat + shift) % company.length]));
  return [...new Map(rotations.map((lineup) => [lineup.join(), lineup])).values()];
};

/**
 * Games among all players. Each company plays a deal of its own in all its rotations, so the number of games is rounded
 * up to whole deals.
 */
export const mixedGames = (players: number, seats: number, games: number, seed: string): readonly LabGame[] => {
  const schedule: LabGame[] = [];
  let deals = 0;
  for (const company of companies(players, seats, seed)) {
    if (schedule.length >= games) break;
    const deal = `${seed} deal ${deals++}`;
    schedule.push(...rotationsOf(company).map((lineup) => ({ lineup, deal })));
  }
  return schedule;
};

const ownDeal = (seed: string, game: number): string => `${seed} own ${game}`;

/** The deal of the first game in which a player has all seats. */
export const firstOwnDeal = (seed: string): string => ownDeal(seed, 0);

/** Games in which a player has all seats; the same deals for every player. */
export const ownGames = (player: number, seats: number, games: number, seed: string): readonly LabGame[] =>
  Array.from({ length: games }, (_, game) => ({
    lineup: Array.from({ length: seats }, () => player),
    deal: ownDeal(seed, game),
  }));
