import type { Tile } from '../board/parts.ts';
import type { Tell } from '../events.ts';
import { NOBODY, NONE } from '../ids.ts';
import type { IndustryId, PlaceId, Seat, SiteId, TileId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { raiseIncome, receive } from './money.ts';

/** The lowest tile of an industry on a seat's mat: the only one that can be built or developed. */
export const lowestTile = (table: Table, state: State, seat: Seat, industry: IndustryId): Tile | undefined => {
  const start = seat * table.tiles.length;
  const { tiles } = table.industries[industry];
  for (let index = 0; index < tiles.length; index++) {
    if (state.mat[start + tiles[index]] > 0) return table.tiles[tiles[index]];
  }
  return undefined;
};

export const takeFromMat = (table: Table, state: State, seat: Seat, tile: Tile): void => {
  state.mat[seat * table.tiles.length + tile.id]--;
};

/** Whether there is an unused port on a site. */
export const isOpenPort = (table: Table, state: State, site: SiteId): boolean => {
  const tile = state.tile[site];
  return tile !== NONE && state.flipped[site] === 0 && table.industries[table.tiles[tile].industry].port;
};

/** Marks a tile that will never flip. */
export const NEVER_FLIPS = 2;

/** Flips a tile. Its owner's income rises or is paid out, whoever's turn it is. */
export const flip = (table: Table, state: State, site: SiteId, tell: Tell): void => {
  const tile = table.tiles[state.tile[site]];
  const seat = state.tileOwner[site];
  state.flipped[site] = 1;
  if (table.flipPaysCash) receive(table, state, seat, tile.income);
  else raiseIncome(table, state, seat, tile.income);
  tell?.({ event: 'flipped', seat, site, tile: tile.id, income: tile.income });
};

/** Whether a ship is used up: its coal is gone, and its market, if any, is closed. */
const isSpentShip = (table: Table, state: State, site: SiteId): boolean =>
  state.cubes[site] === 0 &&
  table.merchants
    .filter(({ place }) => place === table.sites[site].place)
    .every(({ id }) => state.used[id] === 1 || state.buyer[id] === NONE || table.buyers[state.buyer[id]].blank);

/** Flips a ship that is used up. */
export const flipSpentShip = (table: Table, state: State, site: SiteId, tell: Tell): void => {
  if (state.flipped[site] === 0 && isSpentShip(table, state, site)) flip(table, state, site, tell);
};

/** Takes one cube or barrel from a tile, which flips when that was the last. */
export const takeCube = (table: Table, state: State, seat: Seat, site: SiteId, tell: Tell): void => {
  const { cargo } = table.tiles[state.tile[site]];
  if (cargo === undefined || state.cubes[site] === 0) throw new Error(`nothing to take at site ${site}`);
  state.cubes[site]--;
  tell?.({ event: 'took', seat, cargo, site });
  if (state.cubes[site] > 0) return;
  if (table.industries[table.tiles[state.tile[site]].industry].ship) flipSpentShip(table, state, site, tell);
  else flip(table, state, site, tell);
};

/** Clears a site; the tile leaves the game with its cubes and barrels. */
export const clearSite = (state: State, site: SiteId): void => {
  state.tile[site] = NONE as TileId;
  state.tileOwner[site] = NOBODY;
  state.flipped[site] = 0;
  state.cubes[site] = 0;
};

/** How many tiles a seat may have in a place. */
export const tileLimit = (table: Table, state: State, place: PlaceId): number => {
  const { tilesPerPlace, largePlaces } = table.eras[state.era];
  const isLarge = largePlaces !== undefined && table.places[place].sites.length >= largePlaces.fromSites;
  return isLarge ? largePlaces.tilesPerPlace : tilesPerPlace;
};

/** How many tiles a seat has in the place of a site. */
export const countOwnTiles = (table: Table, state: State, seat: Seat, site: SiteId): number => {
  const { sites } = table.places[table.sites[site].place];
  let count = 0;
  for (let index = 0; index < sites.length; index++) if (state.tileOwner[sites[index]] === seat) count++;
  return count;
};
