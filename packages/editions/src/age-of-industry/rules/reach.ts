/** Supply of a place, computed fast, for `list` and `play`. */

import { COAL, IRON, NONE, oncePerTable, placeSets, surveyOf } from '@coalbrook/rules';
import type { CargoId, SiteId, State, Survey, Table, Tile, TileId } from '@coalbrook/rules';

type PlaceSet = placeSets.PlaceSet;

/** Whether this many cubes can reach these places; cubes on one site can be excluded. */
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

/** Whether coal and iron, which are both carried, are available there. */
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

/** Coal behind a ship when it is built: a new ship imports it, one that replaces another keeps what is left. */
export const importsAt = (table: Table, state: State, site: SiteId): number =>
  state.tile[site] === NONE ? table.places[table.sites[site].place].imports : state.cubes[site];

const opensWays = (table: Table, { industry }: Tile): boolean =>
  table.industries[industry].port || table.industries[industry].ship;

/** The position without the port or ship about to be replaced, and without the access it gave. */
const without = (state: State, site: SiteId): State => {
  const after = state.copy();
  after.tile[site] = NONE as TileId;
  after.cubes[site] = 0;
  return after;
};

/** Whether a tile can be built wherever there is room: it needs nothing, or brings its own access to the markets. */
export const suppliesItself = (table: Table, tile: Tile): boolean =>
  opensWays(table, tile) || (tile.needs[COAL] === 0 && tile.needs[IRON] === 0);

/** Places connected to the demand tracks. */
export const placesWithTrade = ({ joined, trade }: Survey): PlaceSet => {
  let places = placeSets.NO_PLACES;
  for (let rest = trade; !placeSets.isEmpty(rest); rest = placeSets.withoutFirst(rest)) {
    places = placeSets.union(places, joined[placeSets.first(rest)]);
  }
  return places;
};

/** Whether what a tile needs can reach its site. Cubes of a tile it replaces do not count. */
export const canSupplyTile = (table: Table, state: State, survey: Survey, tile: Tile, site: SiteId): boolean => {
  // A port gives itself access to the demand tracks, and a ship is connected to a port.
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

/** For each sea place, the sites on its shores where a port can be. */
export const harbourSites = oncePerTable(({ places, ports, sites, lanes }): readonly (readonly SiteId[])[] =>
  places.map(({ id }) =>
    ports.filter((site) => lanes.some(({ sea, land }) => sea === id && land === sites[site].place)),
  ),
);

export const holdsPort = (table: Table, state: State, site: SiteId): boolean => {
  const tile = state.tile[site];
  return tile !== NONE && table.industries[table.tiles[tile].industry].port;
};
