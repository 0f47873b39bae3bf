/** Where coal, iron and beer come from, and what they cost. */

import { BEER, NONE } from '../ids.ts';
import type { CargoId, Seat, SiteId } from '../ids.ts';
import { has, meet, only } from '../placeSet.ts';
import type { PlaceSet } from '../placeSet.ts';
import type { State } from '../state.ts';
import type { Survey, Table } from '../table.ts';
import { joinPlaces } from './connections.ts';
import { costOfCubes } from './market.ts';
import { nearestSources, stockedSites } from './transport.ts';

/**
 * What cubes cost for somebody connected to these places; infinite if they are unavailable.
 * A tile being built may have a trade icon of its own; cubes of the tile it replaces do not count.
 */
export const costOfSupply = (
  table: Table,
  state: State,
  survey: Survey,
  cargo: CargoId,
  reach: PlaceSet,
  need: number,
  bringsTrade = false,
  replaced: number = NONE,
): number => {
  if (need === 0) return 0;
  const carried = table.markets[cargo]?.carried ?? true;
  let missing = need;
  for (const site of survey.stocked(cargo)) {
    if (site === replaced) continue;
    if (!carried || has(reach, table.sites[site].place)) missing -= state.cubes[site];
  }
  if (missing <= 0) return 0;
  return carried && !bringsTrade && !meet(reach, survey.trade) ? Infinity : costOfCubes(table, state, cargo, missing);
};

/** The places where the current action consumes: the ends of the new link, or the tile's place. */
const pointOfUse = (table: Table, state: State): PlaceSet =>
  state.taskLink === NONE ? only(table.sites[state.taskSite].place) : table.links[state.taskLink].endSet;

/** The tiles from which the current action may take the next cube; if there are none, the market is used. */
export const cubeSources = (table: Table, state: State, cargo: CargoId): SiteId[] =>
  table.markets[cargo]?.carried
    ? nearestSources(table, state, cargo, pointOfUse(table, state))
    : stockedSites(table, state, cargo);

/** Barrels available to a seat: its own anywhere, others' if connected. */
export const countBarrels = (table: Table, state: State, seat: Seat, survey: Survey, reach: PlaceSet): number => {
  let barrels = 0;
  for (const brewery of survey.stocked(BEER)) {
    if (state.tileOwner[brewery] === seat || has(reach, table.sites[brewery].place)) barrels += state.cubes[brewery];
  }
  return barrels;
};

/** The breweries from which the current action may take the next barrel. */
export const beerSources = (table: Table, state: State, seat: Seat): SiteId[] => {
  const breweries = stockedSites(table, state, BEER);
  if (breweries.every((site) => state.tileOwner[site] === seat)) return breweries;
  const joined = joinPlaces(table, state);
  const use = pointOfUse(table, state);
  return breweries.filter((site) => state.tileOwner[site] === seat || meet(joined[table.sites[site].place], use));
};

/** Whether the barrel beside the merchant being sold to is available. */
export const isBarrelAvailable = (state: State): boolean =>
  state.taskMerchant !== NONE && state.barrel[state.taskMerchant] > 0;
