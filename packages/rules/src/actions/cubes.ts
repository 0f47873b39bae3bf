/** Taking coal and iron. */

import type { Question } from '../actions.ts';
import { COAL, IRON } from '../ids.ts';
import type { CargoId, Seat, SiteId } from '../ids.ts';
import { ask } from '../modules/ask.ts';
import { buyCube } from '../modules/market.ts';
import { cubeSources } from '../modules/supply.ts';
import { refuse } from '../refusal.ts';
import type { Fault } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Levy, Table } from '../table.ts';
import { distancesFrom, laidLinks, sitesWith } from '../terms.ts';
import { takeFrom, takeRule, useOf } from './take.ts';

const coalSourceFault = (table: Table, state: State, _seat: Seat, site: SiteId): Fault | undefined => {
  const mines = sitesWith(table, state, COAL);
  if (!mines.some(({ id }) => id === site)) return refuse('mineEmpty', { site });
  const distances = distancesFrom(table, laidLinks(table, state), useOf(table, state));
  const mine = distances.get(table.sites[site].place);
  if (mine === undefined) return refuse('mineOutOfReach', { site });
  const nearest = Math.min(...mines.map(({ place }) => distances.get(place) ?? Infinity));
  return mine > nearest ? refuse('mineNotNearest', { site, needs: nearest, has: mine }) : undefined;
};

const ironSourceFault = (table: Table, state: State, _seat: Seat, site: SiteId): Fault | undefined =>
  sitesWith(table, state, IRON).some(({ id }) => id === site) ? undefined : refuse('worksEmpty', { site });

const sourcesOf =
  (cargo: CargoId) =>
  (table: Table, state: State): SiteId[] =>
    cubeSources(table, state, cargo);

export const coal = takeRule('coal', COAL, sourcesOf(COAL), coalSourceFault);
export const iron = takeRule('iron', IRON, sourcesOf(IRON), ironSourceFault);

/** Where the next cube may come from: tiles, or its market. */
export interface Offers {
  readonly sites: readonly SiteId[];
  readonly mayBuy: boolean;
}

/** Takes cubes without asking if there is only one source; otherwise asks the seat. */
export const levyCubes =
  (cargo: CargoId, question: Question, offersOf: (table: Table, state: State, cargo: CargoId) => Offers): Levy =>
  (table, state, seat, tell) => {
    while (state.owed[cargo] > 0) {
      const { sites, mayBuy } = offersOf(table, state, cargo);
      if (sites.length + (mayBuy ? 1 : 0) > 1) {
        ask(state, seat, question);
        return false;
      }
      if (sites.length === 1) {
        takeFrom(table, state, seat, cargo, sites[0], tell);
      } else {
        buyCube(table, state, seat, cargo, tell);
        state.owed[cargo]--;
      }
    }
    return true;
  };

/** Buys from the market if no tile can supply the cube. */
const tilesFirst = (table: Table, state: State, cargo: CargoId): Offers => {
  const sites = cubeSources(table, state, cargo);
  return { sites, mayBuy: sites.length === 0 };
};

export const levyCoal = levyCubes(COAL, 'coal', tilesFirst);
export const levyIron = levyCubes(IRON, 'iron', tilesFirst);
