/** The end of a round, and the end of the game. */

import { marketsThatCount, NONE } from '@coalbrook/rules';
import type { Merchant, PlaceId, Seat, State, StepRule, StepRules, Table, Tell } from '@coalbrook/rules';
import { addPoints, charge, receive } from '@coalbrook/rules/compose';

/** Pays back as many loans as the seat can afford. */
const repayAll = (table: Table, state: State, seat: Seat, tell: Tell): void => {
  const unit = table.credit?.unit ?? Infinity;
  const count = Math.min(state.loans[seat], Math.floor(state.money[seat] / unit));
  if (count === 0) return;
  state.loans[seat] -= count;
  state.money[seat] -= count * unit;
  tell?.({ event: 'repaid', seat, amount: count * unit });
};

/** Everybody pays back what they can; each remaining loan costs interest, but not a loan taken to pay the interest. */
const payInterest: StepRule = (table, state, tell) => {
  for (const seat of state.order) {
    repayAll(table, state, seat, tell);
    const money = state.loans[seat] * (table.credit?.interest ?? 0);
    if (money === 0) continue;
    charge(table, state, seat, money, tell);
    tell?.({ event: 'interestPaid', seat, money });
  }
  return true;
};

/** Discards all hands, which are no longer needed. */
const throwHandsAway: StepRule = (table, state) => {
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

/** What counts at a place: tiles, markets, and a settlement itself. */
const occupiedAt = (table: Table, state: State, place: PlaceId, markets: readonly Merchant[]): number => {
  const { kind, sites } = table.places[place];
  const tiles = sites.filter((site) => state.tile[site] !== NONE).length;
  const here = markets.filter((market) => market.place === place).length;
  return tiles + here + (kind === 'settlement' ? 1 : 0);
};

const payLinks: StepRule<'payLinks'> = (table, state, tell, step) => {
  const markets = marketsThatCount(table, step);
  for (const { id, ends } of table.links) {
    const seat = state.linkOwner[id];
    if (seat === NONE) continue;
    const money = ends.reduce((sum, end) => sum + occupiedAt(table, state, end, markets), step.base);
    receive(table, state, seat, money);
    tell?.({ event: 'linkPaid', seat, link: id, money });
  }
  return true;
};

/** Everybody pays back what they can. */
const settleLoans: StepRule = (table, state, tell) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) repayAll(table, state, seat, tell);
  return true;
};

/** Every tile on the board scores its points, flipped or not. */
const scoreEveryTile: StepRule = (table, state, tell) => {
  for (const { id } of table.sites) {
    if (state.tile[id] === NONE) continue;
    const tile = table.tiles[state.tile[id]];
    const seat = state.tileOwner[id];
    addPoints(state, seat, tile.points);
    tell?.({ event: 'tileScored', seat, site: id, tile: tile.id, points: tile.points, again: false });
  }
  return true;
};

/** Each unpaid loan costs points; the total may fall below 0, unless the step has a least one. */
const scoreLoans: StepRule<'scoreLoans'> = (table, state, tell, { pointsPerLoan, leastTotal = -Infinity }) => {
  for (let seat = 0 as Seat; seat < table.seats; seat++) {
    if (state.loans[seat] === 0) continue;
    const before = state.points[seat];
    state.points[seat] = Math.max(leastTotal, before - pointsPerLoan * state.loans[seat]);
    const points = state.points[seat] - before;
    tell?.({ event: 'loansScored', seat, points });
  }
  return true;
};

/** The steps that only this game has. */
export const closingSteps = {
  payInterest,
  throwHandsAway,
  payLinks,
  settleLoans,
  scoreEveryTile,
  scoreLoans,
} satisfies StepRules;
