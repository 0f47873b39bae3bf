/** What a place can be supplied with, the quick way: for lists and for carrying things out. */

import { COAL, IRON, NONE, placeSets, surveyOf } from '@coalbrook/rules';
import type { CargoId, PlaceId, Seat, SiteId, State, Survey, Table, Tile, TileId } from '@coalbrook/rules';

type PlaceSet = placeSets.PlaceSet;

/** Whether so many cubes can come to somebody connected to these places; those on one site may not count. */
const canHave = (
  table: Table,
  state: State,
  survey: Survey,
  reach: PlaceSet,
  cargo: CargoId,
  need: number,
  except: number,
): boolean => {
  if (need === 0 || placeSets.meet(reach, survey.trade)) return true;
  let missing = need;
  for (const site of survey.stocked(cargo)) {
    if (site !== except && placeSets.has(reach, table.sites[site].place)) missing -= state.cubes[site];
  }
  return missing <= 0;
};

/** Whether coal and iron, which both travel, can be had there. */
export const isSupplied = (
  table: Table,
  state: State,
  survey: Survey,
  reach: PlaceSet,
  needs: readonly number[],
  except: number = NONE,
): boolean =>
  canHave(table, state, survey, reach, COAL, needs[COAL], except) &&
  canHave(table, state, survey, reach, IRON, needs[IRON], except);

/** Coal that lies behind a ship when it is built: a new one brings it in, one built over another finds what is left. */
export const importsAt = (table: Table, state: State, site: SiteId): number =>
  state.tile[site] === NONE ? table.places[table.sites[site].place].imports : state.cubes[site];

const opensWays = (table: Table, { industry }: Tile): boolean =>
  table.industries[industry].port || table.industries[industry].ship;

/** The table without the port or ship that another tile is to replace: what it opened is closed then. */
const without = (state: State, site: SiteId): State => {
  const after = state.copy();
  after.tile[site] = NONE as TileId;
  after.cubes[site] = 0;
  return after;
};

/** Whether what a tile needs can reach the site it is built on. Cubes of a tile that it replaces are gone by then. */
export const canSupplyTile = (table: Table, state: State, survey: Survey, tile: Tile, site: SiteId): boolean => {
  // A port opens the demand tracks to itself, and a ship is joined to a port.
  if (opensWays(table, tile)) return true;
  const { place } = table.sites[site];
  const old = state.tile[site];
  if (old === NONE || !opensWays(table, table.tiles[old])) {
    return isSupplied(table, state, survey, survey.joined[place], tile.needs, site);
  }
  const after = without(state, site);
  const seen = surveyOf(table, after, state.actor);
  return isSupplied(table, after, seen, seen.joined[place], tile.needs);
};

/** Places on land whose sea lanes lead to a place at sea. */
export const landsOf = (table: Table, sea: PlaceId): readonly PlaceId[] =>
  table.lanes.filter((lane) => lane.sea === sea).map(({ land }) => land);

/** The sites of a place where a port stands. */
export const portsAt = (table: Table, state: State, place: PlaceId): readonly SiteId[] =>
  table.places[place].sites.filter(
    (site) => state.tile[site] !== NONE && table.industries[table.tiles[state.tile[site]].industry].port,
  );

/** The places that rails of a seat touch. */
export const railedPlaces = (table: Table, state: State, seat: Seat): PlaceSet => {
  let places = placeSets.NO_PLACES;
  for (let link = 0; link < table.links.length; link++) {
    if (state.linkOwner[link] === seat) places = placeSets.union(places, table.links[link].endSet);
  }
  return places;
};
