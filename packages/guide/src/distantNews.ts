import { isDistantOpen } from '@coalbrook/rules';
import type { GameEvent, SiteId, State, Table } from '@coalbrook/rules';

import { LEARNER } from './learner.ts';

/** What became of a tile of the learner that was offered to the distant market. */
export interface DistantNews {
  readonly site: SiteId;
  /** How many spaces the drawn tile moved the marker. */
  readonly spaces: number;
  /** Income spaces that the market added; later sales never bring more. */
  readonly income: number;
  /** The market has closed, and the tile is not sold. */
  readonly isClosed: boolean;
}

/** The result of the learner's latest offer among events. */
export const distantNewsIn = (table: Table, events: readonly GameEvent[]): DistantNews | undefined => {
  const moved = events.findLast((event) => event.event === 'distantMoved' && event.seat === LEARNER);
  const offered = events.findLast((event) => event.event === 'exported' && event.seat === LEARNER);
  if (moved?.event !== 'distantMoved' || offered?.event !== 'exported') return undefined;
  if (events.indexOf(offered) > events.indexOf(moved)) return undefined;
  const { tile, income, closed } = moved;
  return { site: offered.site, spaces: table.distant?.tiles[tile].move ?? 0, income, isClosed: closed };
};

/** Of the distant tiles that can be drawn, how many there are and how many close the market. */
export interface ClosingOdds {
  readonly tiles: number;
  readonly closing: number;
}

/** The odds of a sale to the distant market; undefined where there is none, or no more. */
export const closingOddsOf = (table: Table, state: State): ClosingOdds | undefined => {
  const { distant } = table;
  if (!distant || !isDistantOpen(table, state)) return undefined;
  let tiles = 0;
  let closing = 0;
  distant.tiles.forEach(({ move }, tile) => {
    const left = state.distantTiles[tile];
    tiles += left;
    if (state.distantSpace + move >= distant.track.length) closing += left;
  });
  return { tiles, closing };
};
