import { BEER, COAL, NONE, places, surveyOf } from '@coalbrook/rules';
import type { Seat, SiteId, State, Table, Tile } from '@coalbrook/rules';

import { worthOfIncome } from './purse.ts';
import { buyersOf, missingLinks } from './reach.ts';
import { lasts, scorings } from './time.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** What a tile brings its owner by flipping. */
export const worthOfFlip = (table: Table, state: State, seat: Seat, tile: Tile, time: Time): number => {
  const space = state.income[seat];
  const income = worthOfIncome(table, space + tile.income, time) - worthOfIncome(table, space, time);
  return tile.points * scorings(table, state, tile) + income;
};

/** Barrels beside merchants. */
const merchantBarrels = (table: Table, state: State): number => {
  let barrels = 0;
  for (let merchant = 0; merchant < table.merchants.length; merchant++) barrels += state.barrel[merchant];
  return barrels / table.seats;
};

/** What the tiles of a seat have brought into safety or may still bring. */
export const worthOfTiles = (table: Table, state: State, seat: Seat, time: Time): number => {
  const missing = new Map<number, number[]>();
  const linksFrom = ({ industry }: Tile, site: SiteId): number => {
    let all = missing.get(industry);
    if (!all) missing.set(industry, (all = missingLinks(table, state, buyersOf(table, state, industry))));
    return all[table.sites[site].place];
  };
  const survey = surveyOf(table, state, seat);
  const goods: { readonly tile: Tile; readonly worth: number }[] = [];
  const stores: { readonly cubes: number; readonly worth: number }[] = [];
  const beerInEra = table.eras[state.era].links.some(({ beer }) => beer > 0);
  const coalInEra = table.eras[state.era].links.some(({ coal }) => coal > 0);
  let worth = 0;
  let own = 0;
  for (let index = 0; index < table.sites.length; index++) {
    if (state.tileOwner[index] !== seat || state.tile[index] === NONE) continue;
    const tile = table.tiles[state.tile[index]];
    if (state.flipped[index] === 1) {
      worth += tile.points * scorings(table, state, tile);
      continue;
    }
    const horizon = lasts(table, state, tile) ? time.game : time.era;
    const gain = worthOfFlip(table, state, seat, tile, time);
    const cubes = state.cubes[index];
    const site = index as SiteId;
    if (tile.cargo === undefined) {
      const links = linksFrom(tile, site);
      const hope = horizon > links ? (weights.sale[links] ?? 0) * Math.min(1, horizon / (weights.saleTime * (1 + links))) : 0;
      goods.push({ tile, worth: gain * hope });
    } else if (tile.cargo === BEER) {
      own += cubes;
      stores.push({ cubes, worth: gain * Math.min(1, horizon / 4) });
    } else {
      const size = tile.cargo === COAL ? places.placesOf(survey.joined[table.sites[site].place]).length : 0;
      const reach = tile.cargo === COAL ? Math.min(1, (coalInEra ? weights.coalRail : weights.coalCanal) + size * weights.coalSize) : 1;
      worth += gain * reach * Math.min(weights.hope, horizon / (weights.demand[tile.cargo] * cubes));
    }
  }
  let barrels = own + merchantBarrels(table, state);
  let k = 1;
  let demand = 0;
  for (const good of goods.toSorted((a, b) => b.worth - a.worth)) {
    worth += k * (barrels >= good.tile.beer ? good.worth : good.worth * weights.thirst);
    barrels = Math.max(0, barrels - good.tile.beer);
    k *= weights.backlog;
    demand += good.tile.beer;
  }
  for (const store of stores.toSorted((a, b) => b.worth - a.worth)) {
    worth += store.worth * (demand >= store.cubes ? weights.brewNeeded : beerInEra ? weights.brewRail : weights.brewIdle);
    demand -= store.cubes;
  }
  return worth;
};

/** What could still be built: the next tile of each industry, where an era to come allows it. */
export const worthOfMat = (table: Table, state: State, seat: Seat, time: Time): number => {
  const era = time.era < 4 && state.era + 1 < table.eras.length ? state.era + 1 : state.era;
  let worth = 0;
  for (const { tiles } of table.industries) {
    const next = tiles.find((id) => state.mat[seat * table.tiles.length + id] > 0);
    if (next === undefined || !table.tiles[next].mayBuild[era]) continue;
    worth += worthOfFlip(table, state, seat, table.tiles[next], time);
  }
  return weights.mat * worth * Math.min(1, time.game / weights.thrift);
};
