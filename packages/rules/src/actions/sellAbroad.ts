import type { Outlet } from '../board/parts.ts';
import { NONE } from '../ids.ts';
import type { PlaceId, Seat, SiteId } from '../ids.ts';
import { begin, mayBegin } from '../modules/ask.ts';
import { canSellAbroad } from '../modules/distant.ts';
import { flip, isOpenPort } from '../modules/tiles.ts';
import { has, meet } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Survey, Table, TurnRule } from '../table.ts';
import { distancesFrom, hasTradeIcon, laidLinks } from '../terms.ts';
import { saleFault } from './sell.ts';

const SELL = { kind: 'sell', cards: 1 } as const;

const takes = (table: Table, state: State, survey: Survey, from: PlaceId, { port }: Outlet): boolean => {
  const reach = survey.joined[from];
  if (port === undefined) return canSellAbroad(table, state) && meet(reach, survey.trade);
  return isOpenPort(table, state, port) && has(reach, table.sites[port].place);
};

/** Why nothing can be sold from a place through a port. */
const portFault = (table: Table, state: State, from: PlaceId, port: SiteId): Fault | undefined => {
  const tile = table.tiles[state.tile[port]];
  if (!tile || !table.industries[tile.industry].port) return refuse('portMissing', { site: port });
  if (state.flipped[port] === 1) return refuse('portIsFlipped', { site: port });
  const reached = distancesFrom(table, laidLinks(table, state), [from]);
  return reached.has(table.sites[port].place) ? undefined : refuse('portOutOfReach', { site: port, place: from });
};

/** Why nothing can be sold from a place to the distant market. */
const distantFault = (table: Table, state: State, from: PlaceId): Fault | undefined => {
  const isClosed = !table.distant || state.distantSpace >= table.distant.track.length;
  if (isClosed || state.distantTiles.every((count) => count === 0)) return refuse('distantMarketClosed');
  const reached = distancesFrom(table, laidLinks(table, state), [from]);
  const trades = [...reached.keys()].some((place) => hasTradeIcon(table, state, place));
  return trades ? undefined : refuse('tradeOutOfReach', { place: from });
};

const finishSale = (table: Table, state: State, port: SiteId | undefined): readonly SiteId[] => {
  if (state.taskSite === NONE) return [];
  return port === undefined ? [state.taskSite] : [port, state.taskSite];
};

/** Sells tiles one at a time, each through any seat's port or to the distant market. */
export const sellAbroad: TurnRule<'sell'> = {
  ...SELL,
  list(table, state, seat: Seat, survey, offer) {
    for (let index = 0; index < table.sites.length; index++) {
      if (state.tileOwner[index] !== seat || state.flipped[index] === 1) continue;
      if (!table.industries[table.tiles[state.tile[index]].industry].sold) continue;
      const { place } = table.sites[index];
      for (const outlet of table.outlets) {
        if (takes(table, state, survey, place, outlet)) offer(table.catalogue.sell[index][outlet.id]);
      }
    }
  },
  check(table, state, seat, { site, outlet }) {
    if (!mayBegin(state, 'sell')) return refuse('notAskedNow');
    const fault = saleFault(table, state, seat, site);
    if (fault) return fault;
    const { place } = table.sites[site];
    const { port } = table.outlets[outlet];
    return port === undefined ? distantFault(table, state, place) : portFault(table, state, place, port);
  },
  play(table, state, seat, { site, outlet }, tell) {
    begin(state, seat, SELL, tell);
    const { port } = table.outlets[outlet];
    state.taskSite = site;
    state.taskOutlet = outlet;
    state.owedDistant = port === undefined ? 1 : 0;
    tell?.(port === undefined ? { event: 'exported', seat, site } : { event: 'shipped', seat, site, port });
  },
  finish(table, state, _seat, tell) {
    const { port } = table.outlets[state.taskOutlet];
    for (const site of finishSale(table, state, port)) flip(table, state, site, tell);
  },
  // A sale that closes the distant market ends the action.
  most: (_table, state) => (state.taskSite === NONE ? 0 : Infinity),
};
