/**
 * A greedy bot: it tries every action and takes the one that leaves it best off, without looking further.
 *
 *     npx coalbrook simulate --seats 3 --games 20 --bots ./samples/greedy-bot.ts,random
 */

import type { Policy } from '@coalbrook/bots';
import { incomeLevel, pick, play, projectCount } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

/** Points of tiles that are not flipped yet: half of them will be, let us say. */
const hopeOf = ({ tiles }: Table, state: State, seat: Seat): number => {
  let points = 0;
  for (let site = 0; site < state.tile.length; site++) {
    if (state.tileOwner[site] === seat && state.flipped[site] === 0) points += tiles[state.tile[site]].points / 2;
  }
  return points;
};

/** What a seat has: points as if the era ended now, and everything else in points. */
const worthOf = (table: Table, state: State, seat: Seat): number =>
  projectCount(table, state).points[seat] +
  hopeOf(table, state, seat) +
  incomeLevel(table, state, seat) +
  state.money[seat] / 10;

export const greedyBot: Policy = {
  name: 'greedy',
  choose({ table, view, legal, count, seed }) {
    const seat = view.actor;
    const worths = legal.map((action) => {
      const copy = view.copy();
      play(table, copy, action);
      return worthOf(table, copy, seat);
    });
    const best = legal.filter((_, index) => worths[index] === Math.max(...worths));
    return best[pick(seed, count, best.length)];
  },
};
