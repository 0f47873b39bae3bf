import { isFinalRound, projectCount } from '@coalbrook/rules';
import type { Seat, SiteId, State, Table, TileId } from '@coalbrook/rules';

import type { FlipTrigger, FlipGain, TilePoints } from './moveReason.ts';

/** What an income raised by spaces pays more every round that follows. */
export const moneyOfIncome = (table: Table, state: State, seat: Seat, spaces: number): number => {
  if (isFinalRound(table, state)) return 0;
  const { levelOf, lastSpace } = table.track;
  const space = state.income[seat];
  return levelOf[Math.min(lastSpace, space + spaces)] - levelOf[space];
};

/** What the count at the end of the era gives for a tile once it is flipped. */
export const pointsOfFlipped = (table: Table, state: State, site: SiteId): TilePoints => {
  const flipped = state.copy();
  flipped.flipped[site] = 1;
  const scored = projectCount(table, flipped).events.flatMap((event) =>
    event.event === 'tileScored' && event.site === site ? [event.points] : [],
  );
  return { points: scored[0] ?? 0, times: scored.length };
};

/** The points of several tiles together. */
const summed = (all: readonly TilePoints[]): TilePoints => {
  if (all.length === 1) return all[0];
  return { points: all.reduce((sum, { points, times }) => sum + points * times, 0), times: 1 };
};

/** What tiles of one owner bring by flipping, counted from the income in a position before. */
export const flipGainOf = (table: Table, before: State, board: State, sites: readonly SiteId[]): FlipGain => {
  const income = sites.reduce((sum, site) => sum + table.tiles[board.tile[site]].income, 0);
  const owner = board.tileOwner[sites[0]];
  return {
    money: table.flipPaysCash ? income : moneyOfIncome(table, before, owner, income),
    ...summed(sites.map((site) => pointsOfFlipped(table, board, site))),
  };
};

export const flipTriggerOf = (table: Table, tile: TileId): FlipTrigger => {
  const { industry, cargo } = table.tiles[tile];
  const { sold, port, flipsWhenBuilt } = table.industries[industry];
  if (flipsWhenBuilt) return 'built';
  if (sold) return 'sold';
  return port && cargo === undefined ? 'soldThrough' : 'emptied';
};
