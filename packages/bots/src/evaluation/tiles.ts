import { BEER, NONE } from '@coalbrook/rules';
import type { Industry, Seat, SiteId, State, Table, Tile } from '@coalbrook/rules';

import type { FlipChances } from './flipChances.ts';
import { worthOfIncome } from './purse.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Actions before the end of an era at which the next era starts to count. */
const LATE = 4;
/** Tiles deeper in a mat do not count. */
const LEAST_SHARE = 0.02;

const worthOfPoints = ({ id, points }: Tile, { tiles }: Time): number => points * tiles.scorings[id];

/** What a tile gives its owner by flipping. */
const worthOfFlip = (table: Table, state: State, seat: Seat, tile: Tile, time: Time): number => {
  const space = state.income[seat];
  const rise = worthOfIncome(table, space + tile.income, time) - worthOfIncome(table, space, time);
  return worthOfPoints(tile, time) + rise;
};

/** The best counts in full and each further one less: they compete for the same actions, buyers and beer. */
const worthOfBacklog = (worths: readonly number[]): number =>
  worths.toSorted((a, b) => b - a).reduce((sum, worth, index) => sum + worth * weights.backlog ** index, 0);

/** A tile waiting to be sold: its value, and the beer it needs beyond what is available there. */
interface Unsold {
  readonly worth: number;
  readonly thirst: number;
}

/** The best tiles get the seat's own beer first; a tile without beer is less likely to be sold. */
const worthOfUnsold = (unsold: readonly Unsold[], barrels: number): number => {
  let left = barrels;
  const worths = unsold
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ worth, thirst }) => {
      const dry = Math.max(0, thirst - left);
      left = Math.max(0, left - thirst);
      return worth * weights.dry ** dry;
    });
  return worthOfBacklog(worths);
};

/** Expected points from a seat's tiles, including those not yet flipped. */
export const worthOfTiles = (table: Table, state: State, seat: Seat, time: Time, chances: FlipChances): number => {
  const unsold: Unsold[] = [];
  const idle: number[] = [];
  const breweries: SiteId[] = [];
  const ports: SiteId[] = [];
  const linksDrink = table.eras[state.era].links.some(({ needs }) => needs[BEER] > 0);
  let thirst = 0;
  let barrels = 0;
  let worth = 0;
  for (let index = 0; index < table.sites.length; index++) {
    if (state.tileOwner[index] !== seat || state.tile[index] === NONE) continue;
    const site = index as SiteId;
    const tile = table.tiles[state.tile[site]];
    if (state.flipped[site] === 1) {
      worth += worthOfPoints(tile, time);
    } else if (table.industries[tile.industry].port) {
      ports.push(site);
    } else if (tile.cargo === undefined) {
      const hoped = worthOfFlip(table, state, seat, tile, time) * chances.ofSale(tile, site);
      unsold.push({ worth: hoped, thirst: Math.max(0, tile.beer - chances.beerNear(tile, site)) });
      thirst += tile.beer;
    } else if (tile.cargo === BEER) {
      breweries.push(site);
      barrels += state.cubes[site];
    } else {
      worth += worthOfFlip(table, state, seat, tile, time) * chances.ofCubes(tile, tile.cargo, site);
    }
  }
  for (const site of breweries) {
    const tile = table.tiles[state.tile[site]];
    const isWanted = linksDrink || thirst >= state.cubes[site];
    const brewed = worthOfFlip(table, state, seat, tile, time) * chances.ofBeer(tile, isWanted);
    thirst -= state.cubes[site];
    if (isWanted) worth += brewed;
    else idle.push(brewed);
  }
  const harboured = ports.map((site) => {
    const tile = table.tiles[state.tile[site]];
    return worthOfFlip(table, state, seat, tile, time) * chances.ofPort(tile, site);
  });
  return worth + worthOfUnsold(unsold, barrels) + worthOfBacklog(idle) + worthOfBacklog(harboured);
};

/** Expected value of an industry's tiles on the mat, decreasing with each, and further after one that cannot be built. */
const worthOfIndustry = (
  table: Table,
  state: State,
  seat: Seat,
  industry: Industry,
  era: number,
  time: Time,
): number => {
  const { cost, next, blocked } = weights.mat;
  let worth = 0;
  let share = 1;
  for (const id of industry.tiles) {
    const tile = table.tiles[id];
    for (let left = state.mat[seat * table.tiles.length + id]; left > 0 && share > LEAST_SHARE; left--) {
      if (tile.mayBuild[era])
        worth += share * Math.max(0, worthOfFlip(table, state, seat, tile, time) - cost * tile.cost);
      share *= tile.mayBuild[era] ? next : blocked;
    }
  }
  return worth;
};

/** Expected value of the mat. */
export const worthOfMat = (table: Table, state: State, seat: Seat, time: Time): number => {
  const era = time.era < LATE && state.era + 1 < table.eras.length ? state.era + 1 : state.era;
  let worth = 0;
  for (const industry of table.industries) worth += worthOfIndustry(table, state, seat, industry, era, time);
  return weights.mat.share * worth * Math.min(1, time.game / weights.thrift);
};
