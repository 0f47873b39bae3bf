/** Income at the end of a round, and shortfalls. */

import type { Tell } from '../events.ts';
import type { Seat, SiteId } from '../ids.ts';
import type { State } from '../state.ts';
import type { StepRule, Table } from '../table.ts';
import { ask } from './ask.ts';
import { isEraOver } from './cards.ts';
import { addPoints, incomeLevel } from './money.ts';
import { clearSite } from './tiles.ts';

/** What a tile raises when it is given up. */
const worthOf = (table: Table, state: State, site: SiteId): number =>
  Math.floor(table.tiles[state.tile[site]].cost / 2);

/** The seat's tiles that would raise money. */
export const forfeitableSites = (table: Table, state: State, seat: Seat): SiteId[] => {
  const sites: SiteId[] = [];
  for (const { id } of table.sites) {
    if (state.tileOwner[id] === seat && worthOf(table, state, id) > 0) sites.push(id);
  }
  return sites;
};

export const forfeitTile = (table: Table, state: State, seat: Seat, site: SiteId, tell: Tell): void => {
  const money = worthOf(table, state, site);
  tell?.({ event: 'forfeited', seat, site, tile: state.tile[site], money });
  clearSite(state, site);
  const covered = Math.min(money, state.debt);
  state.debt -= covered;
  state.money[seat] += money - covered;
};

/** Raises money until the debt is covered; the rest costs points. Returns false if the seat must choose. */
const coverDebt = (table: Table, state: State, seat: Seat, tell: Tell): boolean => {
  while (state.debt > 0) {
    const sites = forfeitableSites(table, state, seat);
    if (sites.length > 1) {
      ask(state, seat, 'forfeit');
      return false;
    }
    if (sites.length === 1) {
      forfeitTile(table, state, seat, sites[0], tell);
    } else {
      const points = Math.min(state.points[seat], state.debt);
      addPoints(state, seat, -points);
      tell?.({ event: 'fellShort', seat, debt: state.debt, points });
      state.debt = 0;
    }
  }
  return true;
};

const receiveIncome = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const level = incomeLevel(table, state, seat);
  const money = Math.max(level, -state.money[seat]);
  state.money[seat] += money;
  state.debt = money - level;
  tell?.({ event: 'earned', seat, money: level });
};

/** Pays or charges every person in the new turn order, except after the last round of the game. */
export const payIncome: StepRule = (table, state, tell) => {
  const isLastRound = state.era + 1 === table.eras.length && isEraOver(table, state);
  if (isLastRound) return true;
  for (;;) {
    const charged = state.order[state.progress - 1];
    if (state.debt > 0 && !coverDebt(table, state, charged, tell)) return false;
    if (state.progress === table.seats) return true;
    const seat = state.order[state.progress++];
    if (!table.automata[seat]) receiveIncome(table, state, seat, tell);
  }
};
