/** The distant market: every sale draws a tile that advances its marker, until the market is closed. */

import type { Distant } from '../board/parts.ts';
import type { Tell } from '../events.ts';
import { NONE } from '../ids.ts';
import type { DistantId, Seat, SiteId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Levy, StepRule, Table, Urn } from '../table.ts';
import { request } from './ask.ts';
import { raiseIncome } from './money.ts';

const distantOf = ({ distant }: Table): Distant => {
  if (!distant) throw new Error('this table has no distant market');
  return distant;
};

export const isDistantOpen = (table: Table, state: State): boolean =>
  state.distantSpace < (table.distant?.track.length ?? 0);

/** Whether it is open and has a tile left to draw. */
export const canSellAbroad = (table: Table, state: State): boolean =>
  isDistantOpen(table, state) && state.distantTiles.some((count) => count > 0);

/** Advances the marker. If that closes the market, the sale fails; otherwise the new space grants income. */
const moveMarker = (table: Table, state: State, seat: Seat, tile: DistantId, tell: Tell): void => {
  const { track, tiles } = distantOf(table);
  state.distantSpace = Math.min(state.distantSpace + tiles[tile].move, track.length);
  const isOpen = isDistantOpen(table, state);
  const income = isOpen ? track[state.distantSpace] : 0;
  tell?.({ event: 'distantMoved', seat, tile, space: state.distantSpace, income, closed: !isOpen });
  raiseIncome(table, state, seat, income);
  if (!isOpen) state.taskSite = NONE as SiteId;
};

export const distantUrn: Urn = {
  slug: 'distant',
  secret: false,
  slugs: (table) => distantOf(table).tiles.map(({ slug }) => slug),
  counts: (_table, state) => state.distantTiles,
  receive(table, state, [tile], tell) {
    state.distantTiles[tile]--;
    state.owedDistant = 0;
    moveMarker(table, state, state.actor, tile as DistantId, tell);
  },
};

/** A sale to the distant market waits for its tile. */
export const levyDistant: Levy = (table, state, seat) => {
  if (state.owedDistant === 0) return true;
  request(table, state, distantUrn, 1, seat);
  return false;
};

/** Returns the marker to its first space and makes all tiles available again. */
export const resetDistant: StepRule = (table, state, tell) => {
  distantOf(table).tiles.forEach(({ copies }, tile) => (state.distantTiles[tile] = copies));
  state.distantSpace = 0;
  tell?.({ event: 'distantReset' });
  return true;
};
