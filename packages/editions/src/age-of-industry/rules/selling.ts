import { isOpenPort, NONE, placeSets, refuse } from '@coalbrook/rules';
import type { Fault, IndustryId, Outlet, SiteId, State, Table, TurnRule } from '@coalbrook/rules';
import { begin, flip, flipSpentShip, mayBegin, saleFault } from '@coalbrook/rules/compose';

import { reachable } from './terms.ts';

const SELL = { kind: 'sell', cards: 0 } as const;

/** Whether an outlet takes tiles of an industry now: an open port that accepts them, or an unused market that wants them. */
const takes = (
  table: Table,
  state: State,
  industry: IndustryId,
  reach: placeSets.PlaceSet,
  { port, merchant }: Outlet,
): boolean => {
  if (port !== undefined) {
    if (!isOpenPort(table, state, port) || !placeSets.has(reach, table.sites[port].place)) return false;
    return table.tiles[state.tile[port]].takes[industry];
  }
  if (merchant === undefined || state.buyer[merchant] === NONE || state.used[merchant] === 1) return false;
  return table.buyers[state.buyer[merchant]].buys[industry] && placeSets.has(reach, table.merchants[merchant].place);
};

const portFault = (table: Table, state: State, site: SiteId, port: SiteId): Fault | undefined => {
  const { industry } = table.tiles[state.tile[site]];
  const tile = table.tiles[state.tile[port]];
  if (!tile || !table.industries[tile.industry].port) return refuse('portMissing', { site: port });
  if (state.flipped[port] === 1) return refuse('portIsFlipped', { site: port });
  if (!tile.takes[industry]) return refuse('portTakesOther', { tile: tile.id, industry });
  const { place } = table.sites[site];
  const isReached = reachable(table, state, place).has(table.sites[port].place);
  return isReached ? undefined : refuse('portOutOfReach', { site: port, place });
};

const marketFault = (table: Table, state: State, site: SiteId, outlet: Outlet): Fault | undefined => {
  const { merchant } = outlet;
  if (merchant === undefined) throw new Error('neither port nor market');
  const { industry } = table.tiles[state.tile[site]];
  const buyer = table.buyers[state.buyer[merchant]];
  if (!buyer) return refuse('merchantAbsent', { merchant });
  if (!buyer.buys[industry]) return refuse('merchantBuysOther', { merchant, industry });
  if (state.used[merchant] === 1) return refuse('marketUsed', { merchant });
  const { place } = table.sites[site];
  const isReached = reachable(table, state, place).has(table.merchants[merchant].place);
  return isReached ? undefined : refuse('merchantOutOfReach', { merchant, place });
};

/** Closes a market, which may flip a ship in front of it. */
const useMarket = (table: Table, state: State, merchant: number, tell: Parameters<typeof flip>[3]): void => {
  state.used[merchant] = 1;
  for (const site of table.places[table.merchants[merchant].place].sites) {
    const isShip = state.tile[site] !== NONE && table.industries[table.tiles[state.tile[site]].industry].ship;
    if (isShip) flipSpentShip(table, state, site, tell);
  }
};

/** Sells tiles one at a time, each through any seat's port or to a market. */
export const sell: TurnRule<'sell'> = {
  ...SELL,
  list(table, state, _seat, survey, offer) {
    for (const site of survey.ownSites) {
      const { industry } = table.tiles[state.tile[site]];
      if (state.flipped[site] === 1 || !table.industries[industry].sold) continue;
      const reach = survey.joined[table.sites[site].place];
      for (const outlet of table.outlets) {
        if (takes(table, state, industry, reach, outlet)) offer(table.catalogue.sell[site][outlet.id]);
      }
    }
  },
  check(table, state, seat, { site, outlet }) {
    if (!mayBegin(state, 'sell')) return refuse('notAskedNow');
    const { port } = table.outlets[outlet];
    return (
      saleFault(table, state, seat, site) ??
      (port === undefined
        ? marketFault(table, state, site, table.outlets[outlet])
        : portFault(table, state, site, port))
    );
  },
  play(table, state, seat, { site, outlet }, tell) {
    begin(state, seat, SELL, tell);
    state.taskSite = site;
    state.taskOutlet = outlet;
    const { port, merchant } = table.outlets[outlet];
    if (port !== undefined) tell?.({ event: 'shipped', seat, site, port });
    else if (merchant !== undefined) tell?.({ event: 'sold', seat, site, merchant });
  },
  finish(table, state, _seat, tell) {
    const { port, merchant } = table.outlets[state.taskOutlet];
    flip(table, state, state.taskSite, tell);
    if (port !== undefined) flip(table, state, port, tell);
    if (merchant !== undefined) useMarket(table, state, merchant, tell);
  },
  most: () => Infinity,
};
