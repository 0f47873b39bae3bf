/** How things travel: over the links of anybody, from place to place. */

import { NONE } from '../ids.ts';
import type { CargoId, SiteId } from '../ids.ts';
import { equals, first, has, isEmpty, meet, NO_PLACES, only, union, without } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** For each place, the places connected to it, itself included. */
export const joinPlaces = (table: Table, state: State): PlaceSet[] => {
  const joined = table.places.map(({ id }) => only(id));
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === NONE) continue;
    const { ends } = table.links[link];
    let merged = NO_PLACES;
    for (let end = 0; end < ends.length; end++) merged = union(merged, joined[ends[end]]);
    if (equals(merged, joined[ends[0]])) continue;
    for (let rest = merged; !isEmpty(rest);) {
      const place = first(rest);
      joined[place] = merged;
      rest = without(rest, only(place));
    }
  }
  return joined;
};

/** The places inside a set, and those one laid link away from it. */
const widen = (table: Table, state: State, set: PlaceSet): PlaceSet => {
  let wider = set;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === NONE) continue;
    const { endSet } = table.links[link];
    if (meet(endSet, set)) wider = union(wider, endSet);
  }
  return wider;
};

/** The places that give access to the markets of what is carried. */
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

/** The sites on which at least one cube or barrel of a cargo stands. */
export const stockedSites = (table: Table, state: State, cargo: CargoId): SiteId[] => {
  const stocked: SiteId[] = [];
  const stores = table.stores[cargo];
  for (let index = 0; index < stores.length; index++) {
    const site = stores[index];
    if (state.cubes[site] > 0 && table.tiles[state.tile[site]].cargo === cargo) stocked.push(site);
  }
  return stocked;
};

/** The nearest tiles with some of a cargo: all those at the same, smallest number of links. */
export const nearestSources = (table: Table, state: State, cargo: CargoId, from: PlaceSet): SiteId[] => {
  const stocked = stockedSites(table, state, cargo);
  if (stocked.length === 0) return stocked;
  let reached = NO_PLACES;
  for (let wider = from; !equals(wider, reached); wider = widen(table, state, wider)) {
    const fresh = without(wider, reached);
    const nearest = stocked.filter((site) => has(fresh, table.sites[site].place));
    if (nearest.length > 0) return nearest;
    reached = wider;
  }
  return [];
};
