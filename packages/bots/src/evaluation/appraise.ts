import type { Seat, State, Table } from '@coalbrook/rules';

import { worthOfHand } from './cards.ts';
import { countsInMoney, prospectsAt, prospectsBelowNets } from './economy.ts';
import { worthOfEstate } from './estate.ts';
import { FlipChances } from './flipChances.ts';
import { FlipWorth } from './flipWorth.ts';
import { worthOfLinks } from './links.ts';
import { worthOfMat } from './mat.ts';
import { worthOfPurse } from './purse.ts';
import { worthOfTiles } from './tiles.ts';
import { timeLeft } from './time.ts';
import type { Prospects } from './weights.ts';

/** The parts of a heuristic estimate of a seat's final points. Reads only what the seat can see. */
const partsWith = (prospects: Prospects, table: Table, state: State, seat: Seat): readonly number[] => {
  const time = timeLeft(table, state, seat);
  const chances = new FlipChances(table, state, seat, time, prospects.chances);
  if (countsInMoney(table)) return [state.points[seat], worthOfEstate(table, state, seat, chances, prospects.debts)];
  const flips = new FlipWorth(table, state, seat, time);
  return [
    state.points[seat],
    worthOfPurse(table, state, seat, time),
    worthOfTiles(table, state, flips, chances),
    worthOfLinks(table, state, chances.survey, time),
    worthOfMat(table, state, seat, time, flips),
    worthOfHand(table, state, seat, chances.survey),
  ];
};

/** The parts of the estimate that nets add to. */
export const appraisal = (table: Table, state: State, seat: Seat): readonly number[] =>
  partsWith(prospectsBelowNets(table), table, state, seat);

/** A heuristic estimate of a seat's final points. */
export const appraise = (table: Table, state: State, seat: Seat): number => {
  const parts = partsWith(prospectsAt(table), table, state, seat);
  let sum = 0;
  for (let index = 0; index < parts.length; index++) sum += parts[index];
  return sum;
};
