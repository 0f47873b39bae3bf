import type { Tile } from '../board/parts.ts';
import { BEER, NONE } from '../ids.ts';
import type { MerchantId, OutletId, Seat, SiteId } from '../ids.ts';
import { begin, mayBegin } from '../modules/ask.ts';
import { countBarrels } from '../modules/supply.ts';
import { flip } from '../modules/tiles.ts';
import { has } from '../placeSet.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Table, TurnRule } from '../table.ts';
import { breweriesFor, countCubes, distancesFrom, laidLinks } from '../terms.ts';

/** Why a tile cannot be sold to any outlet. */
export const saleFault = (table: Table, state: State, seat: Seat, site: SiteId): Fault | undefined => {
  if (state.tileOwner[site] !== seat) return refuse('notYourTile', { site });
  const tile = table.tiles[state.tile[site]];
  if (!table.industries[tile.industry].sold) return refuse('industryNotSold', { industry: tile.industry });
  return state.flipped[site] === 1 ? refuse('tileIsFlipped', { site }) : undefined;
};

/** In games that sell to merchants, every outlet is a merchant space. */
const merchantOf = (table: Table, outlet: OutletId): MerchantId => {
  const { merchant } = table.outlets[outlet];
  if (merchant === undefined) throw new Error('not a merchant');
  return merchant;
};

const merchantFault = (table: Table, state: State, site: SiteId, merchant: MerchantId): Fault | undefined => {
  const tile: Tile = table.tiles[state.tile[site]];
  const buyer = table.buyers[state.buyer[merchant]];
  if (!buyer) return refuse('merchantAbsent', { merchant });
  if (!buyer.buys[tile.industry]) return refuse('merchantBuysOther', { merchant, industry: tile.industry });
  const reached = distancesFrom(table, laidLinks(table, state), [table.sites[site].place]);
  return reached.has(table.merchants[merchant].place)
    ? undefined
    : refuse('merchantOutOfReach', { merchant, place: table.sites[site].place });
};

const beerFault = (table: Table, state: State, seat: Seat, site: SiteId, merchant: MerchantId): Fault | undefined => {
  const need = table.tiles[state.tile[site]].beer;
  const breweries = breweriesFor(table, state, seat, laidLinks(table, state), [table.sites[site].place]);
  const barrels = countCubes(state, breweries) + Math.min(1, state.barrel[merchant]);
  return barrels < need ? refuse('tooLittleBeer', { needs: need, has: barrels }) : undefined;
};

/** Sells tiles to merchants, one at a time. */
export const sellToMerchants: TurnRule<'sell'> = {
  kind: 'sell',
  cards: 1,
  list(table, state, seat, survey, offer) {
    for (let index = 0; index < table.sites.length; index++) {
      if (state.tileOwner[index] !== seat || state.flipped[index] === 1) continue;
      const tile = table.tiles[state.tile[index]];
      if (!table.industries[tile.industry].sold) continue;
      const site = index as SiteId;
      const reach = survey.joined[table.sites[site].place];
      const barrels = countBarrels(table, state, seat, survey, reach);
      for (const { id, place } of table.merchants) {
        const buyer = state.buyer[id];
        if (buyer === NONE || !table.buyers[buyer].buys[tile.industry] || !has(reach, place)) continue;
        if (barrels + state.barrel[id] >= tile.beer) offer(table.catalogue.sell[site][id]);
      }
    }
  },
  check(table, state, seat, { site, outlet }) {
    if (!mayBegin(state, 'sell')) return refuse('notAskedNow');
    const merchant = merchantOf(table, outlet);
    return (
      saleFault(table, state, seat, site) ??
      merchantFault(table, state, site, merchant) ??
      beerFault(table, state, seat, site, merchant)
    );
  },
  play(table, state, seat, { site, outlet }, tell) {
    const merchant = merchantOf(table, outlet);
    begin(state, seat, sellToMerchants, tell);
    state.taskSite = site;
    state.taskMerchant = merchant;
    state.owed[BEER] = table.tiles[state.tile[site]].beer;
    tell?.({ event: 'sold', seat, site, merchant });
  },
  finish(table, state, _seat, tell) {
    flip(table, state, state.taskSite, tell);
  },
  most: () => Infinity,
};
