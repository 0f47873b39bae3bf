import { buyersOf, Rings } from '@coalbrook/bots/study';
import { BEER, NONE, placeSets, surveyOf } from '@coalbrook/rules';
import type { IndustryId, PlaceId, SiteId, State, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import type { MoveReason } from './moveReason.ts';

/** A place where an industry is bought that a place is connected to. */
const buyerFrom = (table: Table, state: State, place: PlaceId, industry: IndustryId): PlaceId | undefined => {
  const { joined } = surveyOf(table, state, state.actor);
  const { places } = buyersOf(table, state, industry);
  return placeSets.placesOf(places).find((buyer) => placeSets.has(joined[place], buyer));
};

const isUnsold = (table: Table, state: State, site: SiteId): boolean =>
  state.tile[site] !== NONE &&
  state.flipped[site] === 0 &&
  table.industries[table.tiles[state.tile[site]].industry].sold;

/** The seat's tiles that wait to be sold. */
export const unsoldSites = (table: Table, view: View): readonly SiteId[] =>
  table.sites.flatMap(({ id }) => (view.tileOwner[id] === view.actor && isUnsold(table, view, id) ? [id] : []));

/** Whether the seat's own beer and the barrels at a buyer's place are too little to sell a tile there. */
const lacksBeer = (table: Table, view: View, site: SiteId, place: PlaceId): boolean => {
  const own = surveyOf(table, view, view.actor)
    .stocked(BEER)
    .filter((one) => view.tileOwner[one] === view.actor);
  const barrels = own.reduce((sum, one) => sum + view.cubes[one], 0);
  const isThere = table.merchants.some(({ id, place: at }) => at === place && view.barrel[id] === 1);
  return barrels + (isThere ? 1 : 0) < table.tiles[view.tile[site]].beer;
};

/** How many more links lead from a place to a buyer. */
const missingLinks = (table: Table, state: State, place: PlaceId, industry: IndustryId): number => {
  const { joined } = surveyOf(table, state, state.actor);
  return new Rings(table, state, joined, buyersOf(table, state, industry).places).missingLinks(place);
};

/** The tiles that have a buyer only after the move. */
export const newBuyers = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] =>
  unsoldSites(table, view).flatMap((site): readonly MoveReason[] => {
    const { place } = table.sites[site];
    const { industry } = table.tiles[view.tile[site]];
    const buyer = buyerFrom(table, board, place, industry);
    if (buyer === undefined || buyerFrom(table, view, place, industry) !== undefined) return [];
    return [{ about: 'buyer', site, place: buyer, lacksBeer: lacksBeer(table, view, site, buyer) }];
  });

/** Who buys what is made on a site, or how far that is. */
export const buyerOfNew = (table: Table, { board }: Aftermath, site: SiteId): readonly MoveReason[] => {
  if (!isUnsold(table, board, site)) return [];
  const { place } = table.sites[site];
  const { industry } = table.tiles[board.tile[site]];
  const buyer = buyerFrom(table, board, place, industry);
  if (buyer !== undefined) return [{ about: 'ownBuyer', place: buyer }];
  return [{ about: 'missingLinks', links: missingLinks(table, board, place, industry) }];
};

/** The tiles that the move brings closer to a buyer, who is not reached yet. */
export const nearerBuyers = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] =>
  unsoldSites(table, view).flatMap((site): readonly MoveReason[] => {
    const { place } = table.sites[site];
    const { industry } = table.tiles[view.tile[site]];
    const links = missingLinks(table, board, place, industry);
    if (links === 0 || links >= missingLinks(table, view, place, industry)) return [];
    return [{ about: 'nearer', site, links }];
  });
