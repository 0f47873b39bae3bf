/** Transport over all seats' links. */

import { NONE } from '../ids.ts';
import type { CargoId, SiteId } from '../ids.ts';
import { has, isEmpty, meet, NO_PLACES, only, union, without } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isLaneOpen } from './lanes.ts';

/** The places in a set and those one laid link or open lane away; places in `ending` lead no further. */
const widen = (table: Table, state: State, set: PlaceSet, ending: PlaceSet): PlaceSet => {
  const leading = without(set, ending);
  let wider = set;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === NONE) continue;
    const { endSet } = table.links[link];
    if (meet(endSet, leading)) wider = union(wider, endSet);
  }
  for (const lane of table.lanes) {
    if (meet(lane.endSet, leading) && isLaneOpen(table, state, lane)) wider = union(wider, lane.endSet);
  }
  return wider;
};

/** The places that give access to the markets of carried cargoes. */
export const tradePlaces = (table: Table, state: State): PlaceSet => {
  let places = table.trade;
  for (let index = 0; index < table.ports.length; index++) {
    const site = table.ports[index];
    const tile = state.tile[site];
    if (tile !== NONE && table.industries[table.tiles[tile].industry].port) {
      places = union(places, only(table.sites[site].place));
    }
  }
  return places;
};

/** The sites with at least one cube or barrel of a cargo. */
export const stockedSites = (table: Table, state: State, cargo: CargoId): SiteId[] => {
  const stocked: SiteId[] = [];
  const stores = table.stores[cargo];
  for (let index = 0; index < stores.length; index++) {
    const site = stores[index];
    if (state.cubes[site] > 0 && table.tiles[state.tile[site]].cargo === cargo) stocked.push(site);
  }
  return stocked;
};

/** Whether the cargo on a site counts as one step further away than its place, because it is behind a ship. */
const isBehind = (table: Table, state: State, site: SiteId): boolean =>
  table.industries[table.tiles[state.tile[site]].industry].ship;

/** The nearest tiles with a cargo: all those at the smallest number of links. */
export const nearestSources = (table: Table, state: State, cargo: CargoId, from: PlaceSet): SiteId[] => {
  const stocked = stockedSites(table, state, cargo);
  if (stocked.length === 0) return stocked;
  const ending = without(table.terminals, from);
  let reached = NO_PLACES;
  let behind: SiteId[] = [];
  for (let wider = from; ; wider = widen(table, state, wider, ending)) {
    const fresh = without(wider, reached);
    const nearest = behind;
    behind = [];
    for (const site of stocked) {
      if (has(fresh, table.sites[site].place)) (isBehind(table, state, site) ? behind : nearest).push(site);
    }
    if (nearest.length > 0 || (isEmpty(fresh) && behind.length === 0)) return nearest;
    reached = wider;
  }
};
