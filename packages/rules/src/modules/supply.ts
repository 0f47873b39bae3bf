/** Where coal, iron and beer come from. A question is asked only where sources differ. */
import { BEER, COAL, IRON, NONE } from '../ids.ts';
import type { CargoId, Seat, SiteId } from '../ids.ts';
import { has, isEmpty, meet, NO_PLACES, only, union, without } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import { joinPlaces, stockedSites } from '../survey.ts';
import type { Table } from '../table.ts';

/** The places at which the running action consumes: the ends of the new link, or the place of the tile. */
export const pointOfUse = (table: Table, state: State): PlaceSet =>
  state.taskLink === NONE ? only(table.sites[state.taskSite].place) : table.links[state.taskLink].endSet;

/** The places one laid link away from a set, or inside it. */
const widen = (table: Table, state: State, set: PlaceSet): PlaceSet => {
  let wider = set;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === NONE) continue;
    const { endSet } = table.links[link];
    if (meet(endSet, set)) wider = union(wider, endSet);
  }
  return wider;
};

/** The nearest tiles with cubes of a cargo: all those at the same, smallest number of links. */
export const nearestSources = (table: Table, state: State, cargo: CargoId, from: PlaceSet): SiteId[] => {
  const stocked = stockedSites(table, state, cargo);
  if (stocked.length === 0) return stocked;
  let reached = NO_PLACES;
  for (let wider = from; !isEmpty(without(wider, reached)); wider = widen(table, state, wider)) {
    const fresh = without(wider, reached);
    const nearest = stocked.filter((site) => has(fresh, table.sites[site].place));
    if (nearest.length > 0) return nearest;
    reached = wider;
  }
  return [];
};

/** Own breweries anywhere, those of others where they are connected to the point of use. */
export const beerSources = (table: Table, state: State, seat: Seat): SiteId[] => {
  const breweries = stockedSites(table, state, BEER);
  if (breweries.every((site) => state.tileOwner[site] === seat)) return breweries;
  const joined = joinPlaces(table, state);
  const use = pointOfUse(table, state);
  return breweries.filter((site) => state.tileOwner[site] === seat || meet(joined[table.sites[site].place], use));
};

/** Whether the barrel beside the merchant that is being sold to can be drunk. */
export const barrelStands = (state: State): boolean =>
  state.taskMerchant !== NONE && state.barrel[state.taskMerchant] > 0;

export const coalSources = (table: Table, state: State): SiteId[] =>
  nearestSources(table, state, COAL, pointOfUse(table, state));

export const ironSources = (table: Table, state: State): SiteId[] => stockedSites(table, state, IRON);
