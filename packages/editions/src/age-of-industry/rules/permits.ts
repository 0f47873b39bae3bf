/** What cards permit to build, and where. */

import { oncePerTable, placeSets } from '@coalbrook/rules';
import type { Berth, Card, CardId, IndustryId, PlaceId, Seat, State, Survey, Table } from '@coalbrook/rules';

import { landsOf, portsAt } from './reach.ts';

/** Places with at least this many sites have room for two tiles of one seat, and the second needs no rail. */
export const LARGE = 4;

/** Who must own the port that a ship card sails from. */
export type ShipCard = 'ownPresence' | 'ownPort';

/** The cards that permit a build, by place. */
interface Permits {
  readonly anywhere: readonly (readonly CardId[])[];
  /** Then by industry: also the cards of the industry. */
  readonly atHome: readonly (readonly (readonly CardId[])[])[];
}

const permitsOf = oncePerTable(({ places, industries, cards }): Permits => {
  const listed = (permits: (card: Card) => boolean): readonly CardId[] => cards.filter(permits).map(({ id }) => id);
  const names = (card: Card, place: PlaceId): boolean => placeSets.has(card.places, place);
  return {
    anywhere: places.map((place) => listed((card) => names(card, place.id))),
    atHome: places.map((place) =>
      industries.map((industry) => listed((card) => names(card, place.id) || card.industries[industry.id])),
    ),
  };
});

/** The cards that permit an industry in a place. */
export const permitsFor = (table: Table, industry: IndustryId, place: PlaceId, atHome: boolean): readonly CardId[] => {
  const permits = permitsOf(table);
  return atHome ? permits.atHome[place][industry] : permits.anywhere[place];
};

/** What a seat has on the board, computed once for many sites. */
export interface BoardPresence {
  readonly seat: Seat;
  readonly hasTiles: boolean;
  /** Places where it has a tile or that its rails touch. */
  readonly network: placeSets.PlaceSet;
  /** Places that its rails touch, or with room for a second tile beside its first. */
  readonly home: placeSets.PlaceSet;
}

export const presenceOf = (
  { sites, places, links }: Table,
  seat: Seat,
  { ownSites, ownLinks, network }: Survey,
): BoardPresence => {
  let home = placeSets.NO_PLACES;
  for (const link of ownLinks) home = placeSets.union(home, links[link].endSet);
  for (const site of ownSites) {
    const { place } = sites[site];
    if (places[place].sites.length >= LARGE) home = placeSets.union(home, placeSets.only(place));
  }
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
  landsOf(table, sea).some((land) => {
    const ports = portsAt(table, state, land);
    if (shipCard === 'ownPort') return ports.some((site) => state.tileOwner[site] === seat);
    return ports.length > 0 && placeSets.has(network, land);
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
