/**
 * Ratings from finishing orders, by the model of Plackett and Luce: the first place goes to a player with a chance in
 * proportion to its strength, the second to one of the others in the same way, and so on. The strengths are the likeliest
 * ones under a weak prior, which keeps those finite who always win or lose, and relates those who never met.
 */

import { NORMAL_95 } from '../figures.ts';
import { finishingOrders } from './finish.ts';
import type { Finish } from './finish.ts';
import { inverseOf, product } from './linear.ts';

/** A rating with half the width of its 95 % interval. */
export interface BotRating {
  readonly rating: number;
  readonly doubt: number;
}

/** The rating of the player that the others are compared with. */
export const REFERENCE = 1000;

/** 400 points more are ten times the strength. */
const SCALE = 400 / Math.LN10;

/** The standard deviation of strengths before any game, as logarithms: about 520 points. */
const PRIOR = 3;

const MOST_STEPS = 100;
const EXACT = 1e-10;

/** An order of players, and how many games it counts for. */
interface WeighedOrder {
  readonly order: readonly number[];
  readonly weight: number;
}

/** Equal orders together, so that many games take no longer than the orders they can end in. */
const gather = (finishes: readonly Finish[]): readonly WeighedOrder[] => {
  const weights = new Map<string, { readonly order: readonly number[]; weight: number }>();
  for (const finish of finishes) {
    const orders = finishingOrders(finish);
    for (const order of orders) {
      const key = order.join();
      const known = weights.get(key) ?? { order, weight: 0 };
      known.weight += 1 / orders.length;
      weights.set(key, known);
    }
  }
  return [...weights.values()];
};

/** How the logarithm of the likelihood changes with each strength, and minus how that changes. */
interface Slope {
  readonly gradient: readonly number[];
  readonly curvature: readonly (readonly number[])[];
}

const slopeAt = (strengths: readonly number[], orders: readonly WeighedOrder[]): Slope => {
  const gradient = strengths.map((strength) => -strength / PRIOR ** 2);
  const curvature = strengths.map((_, row) => strengths.map((__, column) => (row === column ? PRIOR ** -2 : 0)));
  const powers = strengths.map(Math.exp);
  for (const { order, weight } of orders) {
    for (let place = 0; place < order.length - 1; place++) {
      const left = order.slice(place);
      const sum = left.reduce((total, player) => total + powers[player], 0);
      gradient[left[0]] += weight;
      for (const player of left) {
        const share = (weight * powers[player]) / sum;
        gradient[player] -= share;
        curvature[player][player] += share;
        for (const other of left) curvature[player][other] -= (share * powers[other]) / sum;
      }
    }
  }
  return { gradient, curvature };
};

/** The ratings of players by number. The one of the reference has no doubt: all others are relative to it. */
export const rate = (players: number, finishes: readonly Finish[], reference: number): readonly BotRating[] => {
  const orders = gather(finishes);
  let strengths: readonly number[] = Array.from({ length: players }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, curvature } = slopeAt(strengths, orders);
    const change = product(inverseOf(curvature), gradient);
    const longest = Math.max(...change.map(Math.abs));
    // Far from the top, the slope says little about how far it is.
    const stride = Math.min(1, 1 / longest);
    strengths = strengths.map((strength, player) => strength + stride * change[player]);
    if (longest < EXACT) break;
  }
  const spread = inverseOf(slopeAt(strengths, orders).curvature);
  return strengths.map((strength, player) => {
    const variance = spread[player][player] + spread[reference][reference] - 2 * spread[player][reference];
    return {
      rating: REFERENCE + SCALE * (strength - strengths[reference]),
      doubt: player === reference ? 0 : SCALE * NORMAL_95 * Math.sqrt(variance),
    };
  });
};
