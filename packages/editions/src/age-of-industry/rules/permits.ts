/** What cards permit to build, and where. */

import { oncePerTable, placeSets } from '@coalbrook/rules';
import type { Berth, Card, CardId, PlaceId, Seat, State, Survey, Table } from '@coalbrook/rules';

import { harbourSites, holdsPort } from './reach.ts';

/** Places with at least this many sites have room for two tiles of one seat, and the second needs no rail. */
export const LARGE = 4;

/** Who must own the port that a ship card sails from. */
export type ShipCard = 'ownPresence' | 'ownPort';

/** The cards that permit a build, by place. */
interface Permits {
  readonly anywhere: readonly (readonly CardId[])[];
  /** By industry, then by place: also the cards of the industry. */
  readonly atHome: readonly (readonly (readonly CardId[])[])[];
}

export const permitsOf = oncePerTable(({ places, industries, cards }): Permits => {
  const listed = (permits: (card: Card) => boolean): readonly CardId[] => cards.filter(permits).map(({ id }) => id);
  const names = (card: Card, place: PlaceId): boolean => placeSets.has(card.places, place);
  return {
    anywhere: places.map((place) => listed((card) => names(card, place.id))),
    atHome: industries.map((industry) =>
      places.map((place) => listed((card) => names(card, place.id) || card.industries[industry.id])),
    ),
  };
});

/** What a seat has on the board, computed once for many sites. */
export interface BoardPresence {
  readonly seat: Seat;
  readonly hasTiles: boolean;
  /** Places where it has a tile or that its rails touch. */
  readonly network: placeSets.PlaceSet;
  /** Places that its rails touch, or with room for a second tile beside its first. */
  readonly home: placeSets.PlaceSet;
}

const largePlaces = oncePerTable(({ places }) => ({
  all: placeSets.placeSet(places.filter(({ sites }) => sites.length >= LARGE).map(({ id }) => id)),
}));

export const presenceOf = (table: Table, seat: Seat, { ownSites, ownLinks, network }: Survey): BoardPresence => {
  let home = placeSets.intersection(network, largePlaces(table).all);
  for (const link of ownLinks) home = placeSets.union(home, table.links[link].endSet);
  return { seat, hasTiles: ownSites.length > 0, network, home };
};

/** Whether a ship card permits a ship: there is a port, and it is the seat's or the seat is present there too. */
const maySail = (
  table: Table,
  state: State,
  { seat, network }: BoardPresence,
  sea: PlaceId,
  shipCard: ShipCard,
): boolean =>
  harbourSites(table)[sea].some((site) => {
    if (!holdsPort(table, state, site)) return false;
    return shipCard === 'ownPort' ? state.tileOwner[site] === seat : placeSets.has(network, table.sites[site].place);
  });

export const isAtHome = (
  table: Table,
  state: State,
  presence: BoardPresence,
  { site, place }: Berth,
  shipCard: ShipCard,
): boolean => {
  const { seat, hasTiles, home } = presence;
  const isFamiliar = !hasTiles || placeSets.has(home, place) || state.tileOwner[site] === seat;
  if (table.places[place].kind !== 'sea') return isFamiliar;
  return (isFamiliar && shipCard !== 'ownPort') || maySail(table, state, presence, place, shipCard);
};
