/** The value of what a seat owns in games where flips pay cash and links pay at the end. */

import { findFinalStep, NONE } from '@coalbrook/rules';
import type { IndustryId, PlaceId, Seat, SiteId, State, Table } from '@coalbrook/rules';

import { worthOfStock } from './cards.ts';
import { moneyPerPoint } from './economy.ts';
import type { FlipChances } from './flipChances.ts';
import { profitOf } from './profit.ts';
import { weights } from './weights.ts';

/** Rounds left, estimated from the remaining cards. */
const roundsLeft = (table: Table, state: State): number => {
  let cards = state.deckSize;
  for (let seat = 0; seat < table.seats; seat++) cards += state.handSize[seat];
  return cards / (table.seats * weights.estate.pace);
};

/** What counts at a place, now or probably later. */
const occupied = (table: Table, state: State, place: PlaceId, rest: number): number => {
  const { sites, kind } = table.places[place];
  let count = kind === 'settlement' ? 1 : 0;
  for (const merchant of table.merchants) if (merchant.place === place) count++;
  for (const site of sites) count += state.tile[site] === NONE ? weights.estate.site * rest : 1;
  return count;
};

const moneyOfLinks = (table: Table, state: State, seat: Seat, rest: number): number => {
  const base = findFinalStep(table, 'payLinks')?.base ?? 0;
  let money = 0;
  for (const { id, ends } of table.links) {
    if (state.linkOwner[id] !== seat) continue;
    money += base;
    for (const end of ends) money += occupied(table, state, end, rest);
  }
  return money;
};

/** Expected money from an unflipped tile. */
const moneyOfTile = (table: Table, state: State, chances: FlipChances, site: SiteId): number => {
  const tile = table.tiles[state.tile[site]];
  const { port, ship } = table.industries[tile.industry];
  if (state.flipped[site] !== 0) return 0;
  if (port) return tile.income * chances.ofPort(tile, site);
  if (ship) return tile.income * weights.estate.ship;
  if (tile.cargo === undefined) return tile.income * chances.ofSale(tile, site);
  return tile.income * chances.ofCubes(tile, tile.cargo, site);
};

/** Expected value of the next tiles of an industry, reduced for each tile that must be removed first. */
const worthOfIndustry = (table: Table, state: State, seat: Seat, industry: IndustryId, perPoint: number): number => {
  const { locked: behind, next } = weights.estate.mat;
  let worth = 0;
  let share = 1;
  for (const id of table.industries[industry].tiles) {
    for (let left = state.mat[seat * table.tiles.length + id]; left > 0; left--) {
      const tile = table.tiles[id];
      if (tile.locked) share *= behind;
      else {
        worth += share * profitOf(tile, perPoint);
        share *= next;
      }
    }
  }
  return worth;
};

/** The value of a seat's money and debt: loans cost interest, and an unpaid loan costs far more at the end. */
const worthOfMoney = (table: Table, state: State, seat: Seat, hoped: number, rounds: number): number => {
  const { unit, interest } = table.credit ?? { unit: 1, interest: 0 };
  const { horizon, depth } = weights.estate;
  const perPoint = moneyPerPoint(table);
  const pointsPerLoan = findFinalStep(table, 'scoreLoans')?.pointsPerLoan ?? 0;
  const net = state.money[seat] - state.loans[seat] * unit;
  const open = Math.ceil(Math.max(0, -net) / unit);
  const money = net + hoped - open * interest * Math.min(horizon, rounds);
  const uncovered = Math.max(0, -money) / unit;
  const fine = uncovered * (pointsPerLoan - unit / perPoint) * (1 - Math.min(1, rounds / horizon));
  return money / perPoint - fine - depth * open ** 2;
};

/** Expected points from what a seat owns. */
export const worthOfEstate = (table: Table, state: State, seat: Seat, chances: FlipChances): number => {
  const { late, mat } = weights.estate;
  const rounds = roundsLeft(table, state);
  const rest = Math.min(1, rounds / late);
  let levels = 0;
  let hoped = moneyOfLinks(table, state, seat, rest);
  for (let site = 0 as SiteId; site < table.sites.length; site++) {
    if (state.tileOwner[site] !== seat) continue;
    levels += table.tiles[state.tile[site]].points;
    hoped += moneyOfTile(table, state, chances, site);
  }
  const perPoint = moneyPerPoint(table);
  let ahead = worthOfStock(table, state, seat, chances.survey);
  for (const { id, berths } of table.industries) {
    if (berths.length > 0) ahead += mat.share * worthOfIndustry(table, state, seat, id, perPoint);
  }
  return levels + worthOfMoney(table, state, seat, hoped, rounds) + rest * ahead;
};
