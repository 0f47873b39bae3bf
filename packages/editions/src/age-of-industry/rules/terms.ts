/** The rulebook's terms, computed in the slow and obvious way. Only `check` uses them. */

import { COAL, IRON, NONE, refuse } from '@coalbrook/rules';
import type { CargoId, Facts, Fault, PlaceId, Seat, SiteId, State, Table, Tile } from '@coalbrook/rules';
import { hasTradeIcon, ownSites, sitesWith } from '@coalbrook/rules/compose';

const stands = (table: Table, state: State, place: PlaceId, what: 'port' | 'ship'): boolean =>
  table.places[place].sites.some(
    (site) => state.tile[site] !== NONE && table.industries[table.tiles[state.tile[site]].industry][what],
  );

/** Adjacent places: joined by anybody's rail, or by a sea lane between a port and a ship. */
export const neighboursOf = (table: Table, state: State, place: PlaceId): PlaceId[] => {
  const rails = table.links.filter(({ id, ends }) => state.linkOwner[id] !== NONE && ends.includes(place));
  const lanes = table.lanes.filter(
    ({ land, sea }) =>
      (land === place || sea === place) && stands(table, state, land, 'port') && stands(table, state, sea, 'ship'),
  );
  return [...rails.flatMap(({ ends }) => ends), ...lanes.flatMap(({ land, sea }) => [land, sea])].filter(
    (other) => other !== place,
  );
};

/** Everything that can reach a place. Routes do not pass through terminals. */
export const reachable = (table: Table, state: State, start: PlaceId): ReadonlySet<PlaceId> => {
  const found = new Set([start]);
  const queue = [start];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    if (place !== start && table.places[place].terminal) continue;
    for (const next of neighboursOf(table, state, place)) {
      if (found.has(next)) continue;
      found.add(next);
      queue.push(next);
    }
  }
  return found;
};

const missing: Readonly<Record<number, 'coalOutOfReach' | 'ironOutOfReach'>> = {
  [COAL]: 'coalOutOfReach',
  [IRON]: 'ironOutOfReach',
};

/** Which needs cannot be met at any of these places, `where`; each cargo may go to a different one. */
export const supplyFault = (
  table: Table,
  state: State,
  places: readonly PlaceId[],
  needs: readonly number[],
  where: Facts,
): Fault | undefined => {
  for (const cargo of [COAL, IRON] as readonly CargoId[]) {
    const need = needs[cargo];
    if (need === 0) continue;
    const served = places.some((place) => {
      const reached = reachable(table, state, place);
      const cubes = sitesWith(table, state, cargo)
        .filter((site) => reached.has(site.place))
        .reduce((sum, { id }) => sum + state.cubes[id], 0);
      return cubes >= need || [...reached].some((other) => hasTradeIcon(table, state, other));
    });
    if (!served) return refuse(missing[cargo], { needs: need, ...where });
  }
  return undefined;
};

/** The position with a tile on a site. */
export const afterBuilding = (table: Table, state: State, seat: Seat, tile: Tile, site: SiteId): State => {
  const after = state.copy();
  const { ship } = table.industries[tile.industry];
  const isNew = state.tile[site] === NONE;
  if (!ship) after.cubes[site] = 0;
  else if (isNew) after.cubes[site] = table.places[table.sites[site].place].imports;
  after.tile[site] = tile.id;
  after.tileOwner[site] = seat;
  return after;
};

export const hasTiles = (table: Table, state: State, seat: Seat): boolean => ownSites(table, state, seat).length > 0;

export const touches = (table: Table, state: State, seat: Seat, place: PlaceId): boolean =>
  table.links.some(({ id, ends }) => state.linkOwner[id] === seat && ends.includes(place));
