/**
 * The rulebook's terms, computed in the slow and obvious way.
 * Only `check` uses them, so that it shares no shortcuts with `list`.
 */

import type { Place, Site, Tile } from './board/parts.ts';
import { BEER, COAL, IRON, NONE } from './ids.ts';
import type { CargoId, IndustryId, LinkId, PlaceId, Seat, SiteId } from './ids.ts';
import { refuse } from './refusal.ts';
import type { Facts, Fault } from './refusal.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

export const placeOf = (table: Table, site: SiteId): Place => table.places[table.sites[site].place];

export const ownSites = (table: Table, state: State, seat: Seat): Site[] =>
  table.sites.filter(({ id }) => state.tileOwner[id] === seat);

const ownLinks = (table: Table, state: State, seat: Seat): LinkId[] =>
  table.links.map(({ id }) => id).filter((id) => state.linkOwner[id] === seat);

export const laidLinks = (table: Table, state: State): LinkId[] =>
  table.links.map(({ id }) => id).filter((id) => state.linkOwner[id] !== NONE);

export const isInNetwork = (table: Table, state: State, seat: Seat, place: PlaceId): boolean =>
  ownSites(table, state, seat).some((site) => site.place === place) ||
  ownLinks(table, state, seat).some((link) => table.links[link].ends.includes(place));

/** Neither an industry tile nor a link tile on the board. */
export const hasNothingOnBoard = (table: Table, state: State, seat: Seat): boolean =>
  ownSites(table, state, seat).length === 0 && ownLinks(table, state, seat).length === 0;

/** Printed there, or on a tile that stands there. */
export const hasTradeIcon = (table: Table, state: State, place: PlaceId): boolean =>
  table.places[place].trade ||
  table.places[place].sites.some(
    (site) => state.tile[site] !== NONE && table.industries[table.tiles[state.tile[site]].industry].port,
  );

/** The distance in link tiles to each place reachable from any of the starts. */
export const distancesFrom = (
  table: Table,
  laid: readonly LinkId[],
  starts: readonly PlaceId[],
): ReadonlyMap<PlaceId, number> => {
  const distances = new Map<PlaceId, number>(starts.map((place) => [place, 0]));
  const queue = [...starts];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const here = distances.get(place) ?? 0;
    const neighbours = laid
      .map((link) => table.links[link].ends)
      .filter((ends) => ends.includes(place))
      .flat();
    for (const neighbour of neighbours) {
      if (distances.has(neighbour)) continue;
      distances.set(neighbour, here + 1);
      queue.push(neighbour);
    }
  }
  return distances;
};

/** Sites whose tile still has some of a cargo. */
export const sitesWith = (table: Table, state: State, cargo: CargoId): Site[] =>
  table.sites.filter(
    ({ id }) => state.tile[id] !== NONE && table.tiles[state.tile[id]].cargo === cargo && state.cubes[id] > 0,
  );

export const countCubes = (state: State, sites: readonly Site[]): number =>
  sites.reduce((sum, { id }) => sum + state.cubes[id], 0);

/** The price of the next cubes of a market, bought one at a time. */
const priceOf = (table: Table, state: State, cargo: CargoId, count: number): number => {
  const market = table.markets[cargo];
  if (!market) return Infinity;
  const filled = market.spaces.slice(market.spaces.length - state.market[cargo]);
  return Array.from({ length: count }, (_, index) => filled[index] ?? market.emptyPrice).reduce((a, b) => a + b, 0);
};

const tooLittleMoneyFor: Readonly<Record<number, 'tooLittleMoneyForCoal' | 'tooLittleMoneyForIron'>> = {
  [COAL]: 'tooLittleMoneyForCoal',
  [IRON]: 'tooLittleMoneyForIron',
};

/** Why cubes cannot be consumed at a point of use, `where`, with this much money. Does not cover beer. */
export const supplyFault = (
  table: Table,
  state: State,
  laid: readonly LinkId[],
  starts: readonly PlaceId[],
  needs: readonly number[],
  money: number,
  where: Facts,
): Fault | undefined => {
  const reached = distancesFrom(table, laid, starts);
  let left = money;
  for (const cargo of [IRON, COAL]) {
    const isCarried = table.markets[cargo]?.carried === true;
    const sources = sitesWith(table, state, cargo).filter((site) => !isCarried || reached.has(site.place));
    const standing = countCubes(state, sources);
    const missing = Math.max(0, needs[cargo] - standing);
    if (missing === 0) continue;
    const trades = [...reached.keys()].some((place) => hasTradeIcon(table, state, place));
    if (isCarried && !trades) return refuse('coalOutOfReach', { needs: needs[cargo], has: standing, ...where });
    const price = priceOf(table, state, cargo, missing);
    if (price > left) return refuse(tooLittleMoneyFor[cargo], { needs: price, has: left, ...where });
    left -= price;
  }
  return undefined;
};

/** Breweries a seat may take beer from: its own anywhere, others' if connected. */
export const breweriesFor = (
  table: Table,
  state: State,
  seat: Seat,
  laid: readonly LinkId[],
  starts: readonly PlaceId[],
): Site[] => {
  const reached = distancesFrom(table, laid, starts);
  return sitesWith(table, state, BEER).filter((site) => state.tileOwner[site.id] === seat || reached.has(site.place));
};

/** The highest level of these industries' tiles. */
export const highestLevel = (table: Table, industries: readonly IndustryId[]): number =>
  Math.max(...table.tiles.filter(({ industry }) => industries.includes(industry)).map(({ level }) => level));

/** The lowest tile of an industry on a mat. */
export const nextTile = (table: Table, state: State, seat: Seat, industry: IndustryId): Tile | undefined =>
  table.tiles
    .filter((tile) => tile.industry === industry && state.mat[seat * table.tiles.length + tile.id] > 0)
    .toSorted((a, b) => a.level - b.level)[0];
