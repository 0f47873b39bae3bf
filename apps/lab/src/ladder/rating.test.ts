import { pick, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { finishingOrders } from './finish.ts';
import type { Finish } from './finish.ts';
import { rate } from './rating.ts';

const MILLION = 1_000_000;

/** A finish of some players by their strengths: each place is drawn among those who are left. */
const drawFinish = (players: readonly number[], ratings: readonly number[], luck: () => number): Finish => {
  const ranks = players.map(() => 0);
  const left = players.map((_, seat) => seat);
  const strengthOf = (seat: number): number => 10 ** (ratings[players[seat]] / 400);
  for (let rank = 1; left.length > 0; rank++) {
    let mark = luck() * left.reduce((sum, seat) => sum + strengthOf(seat), 0);
    let at = left.findIndex((seat) => (mark -= strengthOf(seat)) < 0);
    if (at < 0) at = left.length - 1;
    const [seat] = left.splice(at, 1);
    ranks[seat] = rank;
  }
  return { players, ranks };
};

const luckOf = (salt: string): (() => number) => {
  const seed = seedOf(salt);
  let count = 0;
  return () => pick(seed, count++, MILLION) / MILLION;
};

describe('ratings', () => {
  const truth = [1000, 700, 1150, 1400, 1180];
  const lineups = [
    [0, 1, 2, 3],
    [4, 0, 2, 3],
    [1, 2, 4, 3],
    [2, 0, 4, 1],
    [3, 1, 0, 4],
  ];

  it('recover known strengths: 95 % intervals miss the truth in about one of twenty cases', () => {
    let missed = 0;
    let cases = 0;
    for (let trial = 0; trial < 60; trial++) {
      const luck = luckOf(`trial ${trial}`);
      const finishes = Array.from({ length: 200 }, (_, game) => drawFinish(lineups[game % 5], truth, luck));
      for (const [player, { rating, doubt }] of rate(5, finishes, 0).entries()) {
        if (player === 0) continue;
        cases++;
        expect(doubt).toBeGreaterThan(20);
        expect(doubt).toBeLessThan(100);
        if (Math.abs(rating - truth[player]) > doubt) missed++;
      }
    }
    expect(cases).toBe(240);
    // Twelve are expected, with a deviation of 3.4.
    expect(missed).toBeGreaterThanOrEqual(2);
    expect(missed).toBeLessThanOrEqual(23);
  });

  it('set the reference to 1000, whoever it is', () => {
    const luck = luckOf('reference');
    const finishes = Array.from({ length: 100 }, (_, game) => drawFinish(lineups[game % 5], truth, luck));
    const [first] = rate(5, finishes, 0);
    const others = rate(5, finishes, 3);
    expect(first).toEqual({ rating: 1000, doubt: 0 });
    expect(others[3]).toEqual({ rating: 1000, doubt: 0 });
    expect(others[0].rating).toBeCloseTo(2000 - rate(5, finishes, 0)[3].rating, 6);
  });

  it('agree with the odds when two play: ten wins to one are 400 points', () => {
    const finishes = Array.from({ length: 1100 }, (_, game) => ({
      players: [0, 1],
      ranks: game % 11 === 0 ? [1, 2] : [2, 1],
    }));
    expect(rate(2, finishes, 0)[1].rating).toBeCloseTo(1400, -1);
  });

  it('are equal after shared places only, and shared places count as half a win each', () => {
    const shared: Finish = { players: [0, 1, 2], ranks: [1, 1, 1] };
    for (const { rating } of rate(3, [shared, shared], 0)) expect(rating).toBeCloseTo(1000, 6);
    const halves = Array.from({ length: 30 }, () => ({ players: [0, 1], ranks: [1, 1] }));
    const wins = Array.from({ length: 30 }, () => ({ players: [0, 1], ranks: [2, 1] }));
    const half = Array.from({ length: 15 }, () => ({ players: [0, 1], ranks: [1, 2] }));
    const [, one] = rate(2, [...halves, ...wins], 0);
    const [, other] = rate(2, [...half, ...half.map(({ players }) => ({ players, ranks: [2, 1] })), ...wins], 0);
    expect(one.rating).toBeCloseTo(other.rating, 6);
    expect(one.rating).toBeGreaterThan(1100);
  });

  it('compare two who never met through a third', () => {
    const luck = luckOf('third');
    const finishes = Array.from({ length: 400 }, (_, game) =>
      drawFinish(game % 2 === 0 ? [0, 1] : [1, 2], [1000, 1100, 1300], luck),
    );
    const [, middle, last] = rate(3, finishes, 0);
    expect(Math.abs(last.rating - 1300)).toBeLessThan(last.doubt);
    expect(last.doubt).toBeGreaterThan(middle.doubt);
  });

  it('stay finite for those who always win, and doubtful for those who never played', () => {
    const wins = Array.from({ length: 50 }, () => ({ players: [0, 1], ranks: [2, 1] }));
    const [, winner, stranger] = rate(3, wins, 0);
    expect(winner.rating).toBeGreaterThan(1500);
    expect(winner.rating).toBeLessThan(3000);
    expect(stranger.doubt).toBeGreaterThan(700);
  });

  it('learn nothing from players who meet only themselves', () => {
    const alone = Array.from({ length: 50 }, () => ({ players: [1, 1, 1], ranks: [1, 2, 3] }));
    expect(rate(2, alone, 0)[1].rating).toBeCloseTo(1000, 6);
  });
});

describe('finishing orders', () => {
  it('are all that shared places leave open', () => {
    expect(finishingOrders({ players: [7, 8, 9], ranks: [3, 1, 2] })).toEqual([[8, 9, 7]]);
    expect(finishingOrders({ players: [7, 8, 9], ranks: [1, 3, 1] })).toEqual([
      [7, 9, 8],
      [9, 7, 8],
    ]);
    expect(finishingOrders({ players: [1, 2, 3, 4], ranks: [1, 1, 3, 3] })).toHaveLength(4);
  });
});
