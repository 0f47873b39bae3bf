import { iconsAt, NONE } from '@coalbrook/rules';
import type { PlaceId, Seat, State, Table } from '@coalbrook/rules';

import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era at which empty sites start to lose value. */
const LATE = 8;

/** Expected link icons at a place when the era ends. */
const iconsToCome = (table: Table, state: State, place: PlaceId, time: Time): number => {
  let icons = iconsAt(table, state, place);
  for (const site of table.places[place].sites) {
    if (state.tile[site] === NONE) icons += weights.icon.site * Math.min(1, time.era / LATE);
    else if (state.flipped[site] === 0) icons += weights.icon.tile;
  }
  return icons;
};

/** Expected points from a seat's links. */
export const worthOfLinks = (table: Table, state: State, seat: Seat, time: Time): number => {
  let worth = 0;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] !== seat) continue;
    for (const end of table.links[link].ends) worth += iconsToCome(table, state, end, time);
  }
  return worth;
};
