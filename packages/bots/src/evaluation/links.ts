import { iconsAt, NONE } from '@coalbrook/rules';
import type { PlaceId, Seat, State, Table } from '@coalbrook/rules';

import type { Time } from './time.ts';
import { weights } from './weights.ts';

const SOON = 8;

/** Icons that lie at a place when the era ends, as far as one can hope. */
const iconsExpected = (table: Table, state: State, place: PlaceId, time: Time): number => {
  let waiting = 0;
  for (const site of table.places[place].sites) {
    if (state.flipped[site] === 1) continue;
    waiting += state.tile[site] === NONE ? Math.min(1, time.era / SOON) * weights.empty : weights.waiting;
  }
  return iconsAt(table, state, place) + weights.icon * waiting;
};

/** What the links of a seat will score. */
export const worthOfLinks = (table: Table, state: State, seat: Seat, time: Time): number => {
  let worth = 0;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] !== seat) continue;
    for (const end of table.links[link].ends) worth += iconsExpected(table, state, end, time);
  }
  return worth;
};
