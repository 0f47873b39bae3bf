import { BEER, NONE } from '@coalbrook/rules';
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

/** Barrels that a seat can count on: its own, and those beside merchants that buy. */
const barrelsFor = (table: Table, state: State, seat: Seat): number => {
  let barrels = 0;
  for (const site of table.stores[BEER]) {
    if (state.tileOwner[site] === seat && table.tiles[state.tile[site]].cargo === BEER) barrels += state.cubes[site];
  }
  for (let merchant = 0; merchant < table.merchants.length; merchant++) barrels += state.barrel[merchant] / table.seats;
  return barrels;
};

/** What the tiles of a seat have brought into safety or may still bring. */
export const worthOfTiles = (table: Table, state: State, seat: Seat, time: Time): number => {
  const missing = new Map<number, number[]>();
  const linksFrom = ({ industry }: Tile, site: SiteId): number => {
    let all = missing.get(industry);
    if (!all) missing.set(industry, (all = missingLinks(table, state, buyersOf(table, state, industry))));
    return all[table.sites[site].place];
  };
  const goods: { readonly tile: Tile; readonly worth: number }[] = [];
  let worth = 0;
  for (let index = 0; index < table.sites.length; index++) {
    if (state.tileOwner[index] !== seat || state.tile[index] === NONE) continue;
    const tile = table.tiles[state.tile[index]];
    if (state.flipped[index] === 1) {
      worth += tile.points * scorings(table, state, tile);
      continue;
    }
    const horizon = lasts(table, state, tile) ? time.game : time.era;
    const gain = worthOfFlip(table, state, seat, tile, time);
    if (tile.cargo === undefined) {
      const links = linksFrom(tile, index as SiteId);
      const hope = horizon > links ? (weights.sale[links] ?? 0) * Math.min(1, horizon / (2 + 2 * links)) : 0;
      goods.push({ tile, worth: gain * hope });
    } else {
      worth += gain * Math.min(0.9, horizon / (weights.demand[tile.cargo] * 4 * state.cubes[index]));
    }
  }
  let barrels = barrelsFor(table, state, seat);
  for (const good of goods.toSorted((a, b) => b.worth - a.worth)) {
    worth += barrels >= good.tile.beer ? good.worth : good.worth * weights.thirst;
    barrels = Math.max(0, barrels - good.tile.beer);
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
