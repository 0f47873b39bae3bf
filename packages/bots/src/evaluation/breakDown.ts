import type { Seat, State, Table } from '@coalbrook/rules';

import { worthOfHand } from './cards.ts';
import { countsInMoney, prospectsAt } from './economy.ts';
import { partsOfEstate } from './estate.ts';
import { FlipChances } from './flipChances.ts';
import { FlipWorth } from './flipWorth.ts';
import { worthOfLinks } from './links.ts';
import { worthOfMat } from './mat.ts';
import { IncomeWorth, worthOfPurse } from './purse.ts';
import { worthOfTiles } from './tiles.ts';
import { timeLeft } from './time.ts';
import type { WorthPart } from './worthPart.ts';

/** What the estimate of a seat's final points consists of, besides the points that it has. */
export const breakDown = (table: Table, state: State, seat: Seat): Readonly<Record<WorthPart, number>> => {
  const time = timeLeft(table, state, seat);
  const prospects = prospectsAt(table);
  const chances = new FlipChances(table, state, seat, time, prospects.chances);
  if (countsInMoney(table)) return partsOfEstate(table, state, seat, chances, prospects.debts);
  const flips = new FlipWorth(table, state, seat, time);
  const income = new IncomeWorth(table, time).at(state.income[seat]);
  return {
    tiles: worthOfTiles(table, state, flips, chances),
    links: worthOfLinks(table, state, chances.survey, time),
    income,
    money: worthOfPurse(table, state, seat, time) - income,
    mat: worthOfMat(table, state, seat, time, flips),
    cards: worthOfHand(table, state, seat, chances.survey),
  };
};
