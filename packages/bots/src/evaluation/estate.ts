/** The value of what a seat owns in games where flips pay cash and links pay at the end. */

import { findFinalStep, marketsThatCount, NONE, oncePerTable } from '@coalbrook/rules';
import type { Industry, Seat, SiteId, State, Survey, Table } from '@coalbrook/rules';

import { worthOfStock } from './cards.ts';
import { moneyPerPoint } from './economy.ts';
import type { FlipChances } from './flipChances.ts';
import { profitsOf } from './profit.ts';
import { weights } from './weights.ts';
import type { Debts } from './weights.ts';
import type { WorthPart } from './worthPart.ts';

/** What the end of the game pays and costs. */
interface FinalTerms {
  readonly moneyPerPoint: number;
  /** What a link pays, apart from what its ends do. */
  readonly linkMoney: number;
  readonly pointsPerLoan: number;
}

const termsOf = oncePerTable((table): FinalTerms => ({
  moneyPerPoint: moneyPerPoint(table),
  linkMoney: findFinalStep(table, 'payLinks')?.base ?? 0,
  pointsPerLoan: findFinalStep(table, 'scoreLoans')?.pointsPerLoan ?? 0,
}));

/** Rounds left, estimated from the remaining cards. */
const roundsLeft = (table: Table, state: State): number => {
  let cards = state.deckSize;
  for (let seat = 0; seat < table.seats; seat++) cards += state.handSize[seat];
  return cards / (table.seats * weights.estate.pace);
};

/** What counts at each place, apart from its sites. */
const occupiedFromStart = oncePerTable((table) => {
  const payLinks = findFinalStep(table, 'payLinks');
  const markets = payLinks ? marketsThatCount(table, payLinks) : [];
  return table.places.map(
    ({ id, kind }) => (kind === 'settlement' ? 1 : 0) + markets.filter(({ place }) => place === id).length,
  );
});

const moneyOfLinks = (table: Table, state: State, { ownLinks }: Survey, rest: number): number => {
  const { linkMoney } = termsOf(table);
  const fromStart = occupiedFromStart(table);
  const perSite = weights.estate.site * rest;
  let money = 0;
  for (let own = 0; own < ownLinks.length; own++) {
    const { ends } = table.links[ownLinks[own]];
    money += linkMoney;
    for (let end = 0; end < ends.length; end++) {
      const { sites } = table.places[ends[end]];
      let occupied = fromStart[ends[end]];
      for (let index = 0; index < sites.length; index++) occupied += state.tile[sites[index]] === NONE ? perSite : 1;
      money += occupied;
    }
  }
  return money;
};

/** Expected money from an unflipped tile. */
const moneyOfTile = (table: Table, state: State, chances: FlipChances, site: SiteId): number => {
  const tile = table.tiles[state.tile[site]];
  return state.flipped[site] === 0 ? tile.income * chances.of(tile, site) : 0;
};

/** Expected value of the next tiles of an industry, reduced for each tile that must be removed first. */
const worthOfIndustry = (table: Table, state: State, seat: Seat, { tiles }: Industry): number => {
  const { locked: behind, next } = weights.estate.mat;
  const profits = profitsOf(table);
  const start = seat * table.tiles.length;
  let worth = 0;
  let share = 1;
  for (let index = 0; index < tiles.length; index++) {
    const { id, locked } = table.tiles[tiles[index]];
    for (let left = state.mat[start + id]; left > 0; left--) {
      if (!locked) worth += share * profits[id];
      share *= locked ? behind : next;
    }
  }
  return worth;
};

/** What a seat owns: money and points that it brings. */
interface Estate {
  readonly rounds: number;
  /** Points for tiles on the board. */
  readonly levels: number;
  /** Money that links will pay, and all money that is hoped for. */
  readonly linkMoney: number;
  readonly hoped: number;
  /** Points expected of the hand, and of hand and mat together. */
  readonly stock: number;
  readonly ahead: number;
}

/** The value of a seat's money and debt: loans cost interest, and an unpaid loan costs far more at the end. */
const worthOfMoney = (table: Table, state: State, seat: Seat, { hoped, rounds }: Estate, debts: Debts): number => {
  const { unit, interest } = table.credit ?? { unit: 1, interest: 0 };
  const { first, further, due } = debts;
  const { moneyPerPoint: perPoint, pointsPerLoan } = termsOf(table);
  const net = state.money[seat] - state.loans[seat] * unit;
  const open = Math.ceil(Math.max(0, -net) / unit);
  const roundsOwed = Math.min(1, open) * Math.min(first, rounds) + Math.max(0, open - 1) * Math.min(further, rounds);
  const money = net + hoped - interest * roundsOwed;
  const uncovered = Math.max(0, -money) / unit;
  const fine = uncovered * (pointsPerLoan - unit / perPoint) * (1 - Math.min(1, rounds / due));
  return money / perPoint - fine - weights.estate.depth * open ** 2;
};

const estateOf = (table: Table, state: State, seat: Seat, chances: FlipChances): Estate => {
  const { late, mat } = weights.estate;
  const rounds = roundsLeft(table, state);
  const rest = Math.min(1, rounds / late);
  let levels = 0;
  const linkMoney = moneyOfLinks(table, state, chances.survey, rest);
  let hoped = linkMoney;
  for (const site of chances.survey.ownSites) {
    levels += table.tiles[state.tile[site]].points;
    hoped += moneyOfTile(table, state, chances, site);
  }
  const stock = worthOfStock(table, state, seat, chances.survey);
  let ahead = stock;
  for (const industry of table.industries) {
    if (industry.berths.length > 0) ahead += mat.share * worthOfIndustry(table, state, seat, industry);
  }
  return { rounds, levels, linkMoney, hoped, stock: rest * stock, ahead: rest * ahead };
};

/** Expected points from what a seat owns. */
export const worthOfEstate = (table: Table, state: State, seat: Seat, chances: FlipChances, debts: Debts): number => {
  const estate = estateOf(table, state, seat, chances);
  return estate.levels + worthOfMoney(table, state, seat, estate, debts) + estate.ahead;
};

/** The same by part. Loans and what they cost belong to the money. */
export const partsOfEstate = (
  table: Table,
  state: State,
  seat: Seat,
  chances: FlipChances,
  debts: Debts,
): Readonly<Record<WorthPart, number>> => {
  const estate = estateOf(table, state, seat, chances);
  const { levels, linkMoney, hoped, stock, ahead } = estate;
  const { moneyPerPoint: perPoint } = termsOf(table);
  const fromLinks = linkMoney / perPoint;
  const fromTiles = (hoped - linkMoney) / perPoint;
  return {
    tiles: levels + fromTiles,
    links: fromLinks,
    income: 0,
    money: worthOfMoney(table, state, seat, estate, debts) - fromLinks - fromTiles,
    mat: ahead - stock,
    cards: stock,
  };
};
