/** Transport over all seats' links. */

import { NONE } from '../ids.ts';
import type { CargoId, SiteId } from '../ids.ts';
import { first, has, isEmpty, NO_PLACES, only, union, without, withoutFirst } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { connectionsIn } from './connections.ts';

/** All places that are listed for one of these. */
const unionOf = (sets: readonly PlaceSet[], places: PlaceSet): PlaceSet => {
  let all = NO_PLACES;
  for (let rest = places; !isEmpty(rest); rest = withoutFirst(rest)) all = union(all, sets[first(rest)]);
  return all;
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
  const all = stockedSites(table, state, cargo);
  if (all.length === 0) return all;
  const { near, joined } = connectionsIn(table, state);
  const reach = unionOf(joined, from);
  const stocked = all.filter((site) => has(reach, table.sites[site].place));
  if (stocked.length === 0) return stocked;
  const ending = without(table.terminals, from);
  let reached = NO_PLACES;
  let fresh = from;
  let behind: SiteId[] = [];
  for (;;) {
    const nearest = behind;
    behind = [];
    for (let index = 0; index < stocked.length; index++) {
      const site = stocked[index];
      if (has(fresh, table.sites[site].place)) (isBehind(table, state, site) ? behind : nearest).push(site);
    }
    if (nearest.length > 0 || (isEmpty(fresh) && behind.length === 0)) return nearest;
    reached = union(reached, fresh);
    fresh = without(unionOf(near, without(fresh, ending)), reached);
  }
};
