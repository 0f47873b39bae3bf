/** What a seat owns, where flips pay cash, links pay at the end, and everything is counted in money and levels. */

import { lowestTile, NONE } from '@coalbrook/rules';
import type { PlaceId, Seat, SiteId, State, Table } from '@coalbrook/rules';

import { Hopes } from './hope.ts';
import type { Time } from './time.ts';
import { weights } from './weights.ts';

/** Money for one point in the end. */
const MONEY_PER_POINT = 5;
/** Cards that a seat uses up in a round, about. */
const CARDS_A_ROUND = 1.4;
/** What a link pays beside the tiles at its ends. */
const LINK_BASE = 2;

/** Rounds to come, guessed from the cards that are left. */
const roundsLeft = (table: Table, state: State): number => {
  let cards = state.deckSize;
  for (let seat = 0; seat < table.seats; seat++) cards += state.handSize[seat];
  return cards / (table.seats * CARDS_A_ROUND);
};

/** Money, less what is owed and what that will cost. */
const worthOfPurse = (table: Table, state: State, seat: Seat): number => {
  const { unit, interest } = table.credit ?? { unit: 0, interest: 0 };
  const net = state.money[seat] - state.loans[seat] * unit;
  const open = Math.max(0, -net) / unit;
  const { horizon, unpaid } = weights.estate;
  const rounds = Math.min(horizon, roundsLeft(table, state));
  return net - open * (interest * rounds + unpaid * (1 - rounds / horizon));
};

const occupied = (table: Table, state: State, place: PlaceId): number => {
  const { sites } = table.places[place];
  const tiles = sites.filter((site) => state.tile[site] !== NONE).length;
  return tiles + weights.estate.site * (sites.length - tiles);
};

const worthOfLinks = (table: Table, state: State, seat: Seat): number => {
  let worth = 0;
  for (const { id, ends } of table.links) {
    if (state.linkOwner[id] !== seat) continue;
    worth += LINK_BASE + ends.reduce((sum, end) => sum + occupied(table, state, end), 0);
  }
  return worth;
};

/** Money to hope for from a tile that has not flipped. */
const worthOfTile = (table: Table, state: State, hopes: Hopes, site: SiteId): number => {
  const tile = table.tiles[state.tile[site]];
  const { port, ship } = table.industries[tile.industry];
  if (state.flipped[site] !== 0) return 0;
  if (port) return tile.income * hopes.ofPort(tile, true);
  if (ship) return tile.income * weights.estate.ship;
  return tile.income * (tile.cargo === undefined ? hopes.ofSale(tile, site) : hopes.ofCubes(tile, site));
};

/** What the tiles of a mat could bring, and that an industry can be built at all. */
const worthOfMat = (table: Table, state: State, seat: Seat): number => {
  const { tile: share, access } = weights.estate.mat;
  let worth = 0;
  for (const { id, points, income, cost, locked } of table.tiles) {
    const left = state.mat[seat * table.tiles.length + id];
    if (!locked) worth += share * left * (points * MONEY_PER_POINT + income - cost);
  }
  for (const { id } of table.industries) if (lowestTile(table, state, seat, id)?.locked === false) worth += access;
  return worth;
};

/** The points that what a seat owns may bring. */
export const worthOfEstate = (table: Table, state: State, seat: Seat, time: Time): number => {
  const hopes = new Hopes(table, state, seat, time);
  let money = worthOfPurse(table, state, seat) + worthOfLinks(table, state, seat) + worthOfMat(table, state, seat);
  let levels = 0;
  for (const { id } of table.sites) {
    if (state.tileOwner[id] !== seat) continue;
    levels += table.tiles[state.tile[id]].points;
    money += weights.estate.hope * worthOfTile(table, state, hopes, id);
  }
  return levels + money / MONEY_PER_POINT;
};
