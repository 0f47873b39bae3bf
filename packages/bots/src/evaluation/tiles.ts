import { BEER, lowestTile, NONE } from '@coalbrook/rules';
import type { Seat, SiteId, State, Table, Tile } from '@coalbrook/rules';

import { Hopes } from './hope.ts';
import { worthOfIncome } from './purse.ts';
import { scorings } from './time.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era from which on one thinks of the next. */
const LATE = 4;

const worthOfPoints = (table: Table, state: State, tile: Tile): number => tile.points * scorings(table, state, tile);

/** What a tile brings its owner by flipping. */
const worthOfFlip = (table: Table, state: State, seat: Seat, tile: Tile, time: Time): number => {
  const space = state.income[seat];
  const rise = worthOfIncome(table, space + tile.income, time) - worthOfIncome(table, space, time);
  return worthOfPoints(table, state, tile) + rise;
};

/** The best counts in full and each further one less: they wait for the same actions, buyers and drinkers. */
const worthOfBacklog = (worths: readonly number[]): number =>
  worths.toSorted((a, b) => b - a).reduce((sum, worth, index) => sum + worth * weights.backlog ** index, 0);

/** What the tiles of a seat will score, and what those not flipped may still bring. */
export const worthOfTiles = (table: Table, state: State, seat: Seat, time: Time): number => {
  const hopes = new Hopes(table, state, seat, time);
  const unsold: number[] = [];
  const idle: number[] = [];
  const breweries: SiteId[] = [];
  const ports: SiteId[] = [];
  const linksDrink = table.eras[state.era].links.some(({ needs }) => needs[BEER] > 0);
  let thirst = 0;
  let worth = 0;
  for (let index = 0; index < table.sites.length; index++) {
    if (state.tileOwner[index] !== seat || state.tile[index] === NONE) continue;
    const site = index as SiteId;
    const tile = table.tiles[state.tile[site]];
    if (state.flipped[site] === 1) {
      worth += worthOfPoints(table, state, tile);
    } else if (table.industries[tile.industry].port) {
      ports.push(site);
    } else if (tile.cargo === undefined) {
      unsold.push(worthOfFlip(table, state, seat, tile, time) * hopes.ofSale(tile, site));
      thirst += tile.beer;
    } else if (tile.cargo === BEER) {
      breweries.push(site);
    } else {
      worth += worthOfFlip(table, state, seat, tile, time) * hopes.ofCubes(tile, site);
    }
  }
  for (const site of breweries) {
    const tile = table.tiles[state.tile[site]];
    const isWanted = linksDrink || thirst >= state.cubes[site];
    const brewed = worthOfFlip(table, state, seat, tile, time) * hopes.ofBeer(tile, isWanted);
    thirst -= state.cubes[site];
    if (isWanted) worth += brewed;
    else idle.push(brewed);
  }
  // The first ports have the mills that wait; the others must wait for mills.
  const harboured = ports.map((site, index) => {
    const tile = table.tiles[state.tile[site]];
    return worthOfFlip(table, state, seat, tile, time) * hopes.ofPort(tile, index < unsold.length);
  });
  return worth + worthOfBacklog(unsold) + worthOfBacklog(idle) + worthOfBacklog(harboured);
};

/** What could still be built: the next tile of each industry, unless it has come too late or too early. */
export const worthOfMat = (table: Table, state: State, seat: Seat, time: Time): number => {
  const era = time.era < LATE && state.era + 1 < table.eras.length ? state.era + 1 : state.era;
  let worth = 0;
  for (const { id } of table.industries) {
    const tile = lowestTile(table, state, seat, id);
    if (tile?.mayBuild[era]) worth += worthOfFlip(table, state, seat, tile, time);
  }
  return weights.mat * worth * Math.min(1, time.game / weights.thrift);
};
