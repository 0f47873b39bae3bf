import { iconsAt, NONE } from '@coalbrook/rules';
import type { PlaceId, State, Survey, Table } from '@coalbrook/rules';

import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era at which empty sites start to lose value. */
const LATE = 8;

/** Expected link icons at a place when the era ends. */
const iconsToCome = (table: Table, state: State, place: PlaceId, perSite: number): number => {
  const { sites } = table.places[place];
  let icons = iconsAt(table, state, place);
  for (let index = 0; index < sites.length; index++) {
    if (state.tile[sites[index]] === NONE) icons += perSite;
    else if (state.flipped[sites[index]] === 0) icons += weights.icon.tile;
  }
  return icons;
};

/** Expected points from a seat's links. */
export const worthOfLinks = (table: Table, state: State, { ownLinks }: Survey, time: Time): number => {
  const perSite = weights.icon.site * Math.min(1, time.era / LATE);
  let worth = 0;
  for (let index = 0; index < ownLinks.length; index++) {
    const { ends } = table.links[ownLinks[index]];
    for (let end = 0; end < ends.length; end++) worth += iconsToCome(table, state, ends[end], perSite);
  }
  return worth;
};
