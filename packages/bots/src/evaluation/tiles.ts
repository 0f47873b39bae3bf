import { BEER } from '@coalbrook/rules';
import type { SiteId, State, Table } from '@coalbrook/rules';

import type { FlipChances } from './flipChances.ts';
import type { FlipWorth } from './flipWorth.ts';
import { linksNeed } from './linkNeeds.ts';
import { Ranking } from './ranking.ts';
import { Unsold } from './unsold.ts';
import { weights } from './weights.ts';

// The best counts in full and each further one less: they compete for the same actions, buyers and beer.
const unsold = new Unsold();
const idle = new Ranking(weights.backlog);
const harboured = new Ranking(weights.backlog);

/** Expected points from a seat's tiles, including those not yet flipped. */
export const worthOfTiles = (table: Table, state: State, flips: FlipWorth, chances: FlipChances): number => {
  const breweries: SiteId[] = [];
  const ports: SiteId[] = [];
  let thirst = 0;
  let barrels = 0;
  let worth = 0;
  unsold.clear();
  const { ownSites } = chances.survey;
  for (let index = 0; index < ownSites.length; index++) {
    const site = ownSites[index];
    const tile = table.tiles[state.tile[site]];
    if (state.flipped[site] === 1) {
      worth += flips.points(tile.id);
    } else if (table.industries[tile.industry].port) {
      ports.push(site);
    } else if (tile.cargo === undefined) {
      unsold.add(flips.of(tile.id) * chances.ofSale(tile, site), Math.max(0, tile.beer - chances.beerNear(tile, site)));
      thirst += tile.beer;
    } else if (tile.cargo === BEER) {
      breweries.push(site);
      barrels += state.cubes[site];
    } else {
      worth += flips.of(tile.id) * chances.ofCubes(tile, tile.cargo, site);
    }
  }
  idle.clear();
  for (const site of breweries) {
    const tile = table.tiles[state.tile[site]];
    const isWanted = linksNeed(table, state.era, BEER) || thirst >= state.cubes[site];
    const brewed = flips.of(tile.id) * chances.ofBeer(tile, isWanted);
    thirst -= state.cubes[site];
    if (isWanted) worth += brewed;
    else idle.add(brewed);
  }
  harboured.clear();
  for (const site of ports) {
    const tile = table.tiles[state.tile[site]];
    harboured.add(flips.of(tile.id) * chances.ofPort(tile, site));
  }
  return worth + unsold.total(barrels) + idle.total() + harboured.total();
};
