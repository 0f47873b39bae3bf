/** The end of a round, and the end of the game. */

import { addPoints, charge, drawable, NONE, receive } from '@coalbrook/rules';
import type { PlaceId, Seat, State, Step, Table, Tell } from '@coalbrook/rules';

/** Pays back what can be paid back. */
const repayAll = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const unit = table.credit?.unit ?? Infinity;
  const count = Math.min(state.loans[seat], Math.floor(state.money[seat] / unit));
  if (count === 0) return;
  state.loans[seat] -= count;
  state.money[seat] -= count * unit;
  tell?.({ event: 'repaid', seat, amount: count * unit });
};

/** Everybody first pays back what can be paid back; each loan left costs interest, one taken for that costs none. */
export const payInterest: Step = (table, state, tell) => {
  for (const seat of state.order) {
    repayAll(table, state, seat, tell);
    const money = state.loans[seat] * (table.credit?.interest ?? 0);
    if (money === 0) continue;
    charge(table, state, seat, money, tell);
    tell?.({ event: 'interestPaid', seat, money });
  }
  return true;
};

/** The game is over when the deck is empty and somebody has no cards. */
export const isGameOver = (table: Table, state: State): boolean => {
  if (drawable(state) > 0) return false;
  for (let seat = 0; seat < table.seats; seat++) if (state.handSize[seat] === 0) return true;
  return false;
};

/** Nobody needs cards any more. */
export const throwHandsAway: Step = (table, state) => {
  for (let seat = 0; seat < table.seats; seat++) {
    for (let card = 0; card < table.cards.length; card++) {
      const cell = seat * table.cards.length + card;
      state.discarded[card] += state.hand[cell];
      state.hand[cell] = 0;
    }
    state.handSize[seat] = 0;
  }
  return true;
};

const LINK_BASE = 2;

/** What is occupied at a place: tiles, markets, and a settlement itself. */
const occupiedAt = (table: Table, state: State, place: PlaceId): number => {
  const { kind, sites } = table.places[place];
  const tiles = sites.filter((site) => state.tile[site] !== NONE).length;
  const markets = table.merchants.filter((merchant) => merchant.place === place).length;
  return tiles + markets + (kind === 'settlement' ? 1 : 0);
};

export const payLinks: Step = (table, state, tell) => {
  for (const { id, ends } of table.links) {
    const seat = state.linkOwner[id];
    if (seat === NONE) continue;
    const money = ends.reduce((sum, end) => sum + occupiedAt(table, state, end), LINK_BASE);
    receive(table, state, seat, money);
    tell?.({ event: 'linkPaid', seat, link: id, money });
  }
  return true;
};

/** Everybody pays back what can be paid back. */
export const settleLoans: Step = (table, state, tell) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) repayAll(table, state, seat, tell);
  return true;
};

/** Every tile on the board scores its points, flipped or not. */
export const scoreEveryTile: Step = (table, state, tell) => {
  for (const { id } of table.sites) {
    if (state.tile[id] === NONE) continue;
    const tile = table.tiles[state.tile[id]];
    const seat = state.tileOwner[id];
    addPoints(state, seat, tile.points);
    tell?.({ event: 'tileScored', seat, site: id, tile: tile.id, points: tile.points, again: false });
  }
  return true;
};

const POINTS_PER_LOAN = 5;

/** Each loan still open costs points, below 0 if need be. */
export const scoreLoans: Step = (table, state, tell) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) {
    if (state.loans[seat] === 0) continue;
    const points = -POINTS_PER_LOAN * state.loans[seat];
    state.points[seat] += points;
    tell?.({ event: 'loansScored', seat, points });
  }
  return true;
};
