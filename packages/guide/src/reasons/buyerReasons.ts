import { buyersOf, Rings } from '@coalbrook/bots/study';
import { check, NONE, placeSets, surveyOf } from '@coalbrook/rules';
import type { IndustryId, Outlet, PlaceId, SiteId, State, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import type { MoveReason } from './moveReason.ts';

/** Where a tile finds a buyer, and whether only beer is missing for the sale. */
interface FoundBuyer {
  readonly place: PlaceId;
  readonly lacksBeer: boolean;
}

/** Whether an outlet buys at a place. The distant market buys wherever a way leads abroad. */
const isAt = (table: Table, { merchant, port }: Outlet, place: PlaceId): boolean => {
  if (merchant !== undefined) return table.merchants[merchant].place === place;
  return port === undefined || table.sites[port].place === place;
};

/** A buyer that a tile is connected to; one that it can be sold to at once comes first. */
const buyerFrom = (table: Table, state: State, site: SiteId): FoundBuyer | undefined => {
  const { place } = table.sites[site];
  const { joined } = surveyOf(table, state, state.actor);
  const { places } = buyersOf(table, state, table.tiles[state.tile[site]].industry);
  const found: FoundBuyer[] = [];
  for (const buyer of placeSets.placesOf(places)) {
    if (!placeSets.has(joined[place], buyer)) continue;
    const faults = table.outlets
      .filter((outlet) => isAt(table, outlet, buyer))
      .map(({ id }) => check(table, state, state.actor, table.catalogue.sell[site][id])?.reason);
    if (faults.includes(undefined)) return { place: buyer, lacksBeer: false };
    if (faults.includes('tooLittleBeer')) found.push({ place: buyer, lacksBeer: true });
  }
  return found[0];
};

const isUnsold = (table: Table, state: State, site: SiteId): boolean =>
  state.tile[site] !== NONE &&
  state.flipped[site] === 0 &&
  table.industries[table.tiles[state.tile[site]].industry].sold;

/** The seat's tiles that wait to be sold. */
export const unsoldSites = (table: Table, view: View): readonly SiteId[] =>
  table.sites.flatMap(({ id }) => (view.tileOwner[id] === view.actor && isUnsold(table, view, id) ? [id] : []));

/** How many more links lead from a place to a buyer. */
const missingLinks = (table: Table, state: State, place: PlaceId, industry: IndustryId): number => {
  const { joined } = surveyOf(table, state, state.actor);
  return new Rings(table, state, joined, buyersOf(table, state, industry).places).missingLinks(place);
};

/** The tiles that have a buyer only after the move. */
export const newBuyers = (table: Table, view: View, { board }: Aftermath): readonly MoveReason[] =>
  unsoldSites(table, view).flatMap((site): readonly MoveReason[] => {
    if (!isUnsold(table, board, site) || buyerFrom(table, view, site)) return [];
    const buyer = buyerFrom(table, board, site);
    return buyer ? [{ about: 'buyer', site, ...buyer }] : [];
  });

/** Who buys what is made on a site, or how far that is. */
export const buyerOfNew = (table: Table, { board }: Aftermath, site: SiteId): readonly MoveReason[] => {
  if (!isUnsold(table, board, site)) return [];
  const buyer = buyerFrom(table, board, site);
  if (buyer) return [{ about: 'ownBuyer', ...buyer }];
  const { place } = table.sites[site];
  const links = missingLinks(table, board, place, table.tiles[board.tile[site]].industry);
  return links > 0 ? [{ about: 'missingLinks', links }] : [];
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
