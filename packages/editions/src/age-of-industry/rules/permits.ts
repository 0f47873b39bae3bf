/** Where an industry card may be used. */

import { countOwnTiles, placeSets } from '@coalbrook/rules';
import type { Berth, Seat, State, Table } from '@coalbrook/rules';

import { landsOf, portsAt, railedPlaces } from './reach.ts';

/** Places with at least this many sites have room for two tiles of one seat, and the second needs no rail. */
export const LARGE = 4;

/** Who must own the port that a ship card sails from. */
export type ShipCard = 'ownPresence' | 'ownPort';

/** What a seat has on the board, computed once for many sites. */
export interface BoardPresence {
  readonly seat: Seat;
  readonly hasTiles: boolean;
  /** Places that its rails touch. */
  readonly railed: placeSets.PlaceSet;
}

export const presenceOf = (table: Table, state: State, seat: Seat): BoardPresence => {
  let hasTiles = false;
  for (let site = 0; site < table.sites.length; site++) if (state.tileOwner[site] === seat) hasTiles = true;
  return { seat, hasTiles, railed: railedPlaces(table, state, seat) };
};

/** Whether a ship card permits a ship: there is a port, and it is the seat's or the seat is present there too. */
const maySail = (
  table: Table,
  state: State,
  { seat, railed }: BoardPresence,
  berth: Berth,
  shipCard: ShipCard,
): boolean =>
  landsOf(table, berth.place).some((land) => {
    const ports = portsAt(table, state, land);
    if (shipCard === 'ownPort') return ports.some((site) => state.tileOwner[site] === seat);
    const isThere =
      placeSets.has(railed, land) || table.places[land].sites.some((site) => state.tileOwner[site] === seat);
    return ports.length > 0 && isThere;
  });

export const isAtHome = (
  table: Table,
  state: State,
  presence: BoardPresence,
  berth: Berth,
  shipCard: ShipCard,
): boolean => {
  const { seat, hasTiles, railed } = presence;
  const { site, place } = berth;
  const isAtSea = table.places[place].kind === 'sea';
  if (isAtSea && shipCard === 'ownPort') return maySail(table, state, presence, berth, shipCard);
  if (!hasTiles || state.tileOwner[site] === seat || placeSets.has(railed, place)) return true;
  if (table.places[place].sites.length >= LARGE && countOwnTiles(table, state, seat, site) > 0) return true;
  return isAtSea && maySail(table, state, presence, berth, shipCard);
};
