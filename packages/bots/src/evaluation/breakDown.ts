import type { Seat, State, Table } from '@coalbrook/rules';

import { worthOfHand } from './cards.ts';
import { chancesAt, countsInMoney } from './economy.ts';
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
  const chances = new FlipChances(table, state, seat, time, chancesAt(table));
  if (countsInMoney(table)) return partsOfEstate(table, state, seat, chances);
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
