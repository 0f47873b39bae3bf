import { cargoes, NOBODY, NONE } from '@coalbrook/rules';
import type { CargoId, IndustryId, PlaceId, State, Table } from '@coalbrook/rules';

import { MOST_MONEY } from './condition.ts';
import type { Circumstance } from './condition.ts';

/** Whether an industry can be built in a place; where none is named, whether any can; likewise without a place. */
const hasBerth = (table: Table, place: PlaceId | undefined, industry: IndustryId | undefined): boolean => {
  const sites = place === undefined ? table.sites : table.places[place].sites.map((site) => table.sites[site]);
  return sites.some(({ industries }) => industry === undefined || industries.includes(industry));
};

/** Whether something can come about in any game at this table. */
export const isAtTable = (table: Table, is: Circumstance): boolean => {
  switch (is.about) {
    case 'built':
      return (is.place !== undefined || is.industry !== undefined) && hasBerth(table, is.place, is.industry);
    case 'sold': {
      const { merchant } = table.outlets[is.outlet];
      return merchant === undefined || table.merchants[merchant].open;
    }
    case 'site':
    case 'link':
      return true;
    case 'price': {
      const market = table.markets[is.cargo];
      // The highest price would not be a condition.
      return market !== undefined && market.spaces.includes(is.most) && is.most < market.emptyPrice;
    }
    case 'money':
      return Number.isInteger(is.least) && is.least >= 1 && is.least <= MOST_MONEY;
    case 'first':
    case 'last':
      return table.seats > 1;
  }
};

/** What a seat can wait for as things stand, except for amounts of money. */
export const listCircumstances = (table: Table, state: State): readonly Circumstance[] => {
  const all: Circumstance[] = [];
  for (const { id: industry, berths } of table.industries)
    if (berths.length > 0) all.push({ about: 'built', place: undefined, industry });
  for (const { id: place, sites } of table.places) {
    const industries = new Set(sites.flatMap((site) => table.sites[site].industries));
    if (industries.size > 0) all.push({ about: 'built', place, industry: undefined });
    for (const industry of industries) all.push({ about: 'built', place, industry });
  }
  for (const { id: outlet, merchant } of table.outlets)
    if (merchant === undefined || table.merchants[merchant].open) all.push({ about: 'sold', outlet });
  for (const { id: site } of table.sites) if (state.tile[site] === NONE) all.push({ about: 'site', site });
  for (const link of table.eras[state.era].lines)
    if (state.linkOwner[link] === NOBODY) all.push({ about: 'link', link });
  for (const cargo of cargoes.keys()) {
    const market = table.markets[cargo];
    const prices = new Set(market?.spaces.filter((price) => price < market.emptyPrice));
    for (const most of prices) all.push({ about: 'price', cargo: cargo as CargoId, most });
  }
  if (table.seats > 1) all.push({ about: 'first' }, { about: 'last' });
  return all;
};

/** Whether something can still come about as things stand. Says the same as the list, from the circumstance. */
export const isOpen = (table: Table, state: State, is: Circumstance): boolean => {
  if (!isAtTable(table, is)) return false;
  switch (is.about) {
    case 'site':
      return state.tile[is.site] === NONE;
    case 'link':
      return table.links[is.link].eras.includes(state.era) && state.linkOwner[is.link] === NOBODY;
    default:
      return true;
  }
};
