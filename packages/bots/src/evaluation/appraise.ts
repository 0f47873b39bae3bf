import type { Seat, State, Table } from '@coalbrook/rules';

import { worthOfHand } from './cards.ts';
import { chancesAt, countsInMoney } from './economy.ts';
import { worthOfEstate } from './estate.ts';
import { FlipChances } from './flipChances.ts';
import { FlipWorth } from './flipWorth.ts';
import { worthOfLinks } from './links.ts';
import { worthOfMat } from './mat.ts';
import { worthOfPurse } from './purse.ts';
import { worthOfTiles } from './tiles.ts';
import { timeLeft } from './time.ts';

/** The parts of a heuristic estimate of a seat's final points. Reads only what the seat can see. */
export const appraisal = (table: Table, state: State, seat: Seat): readonly number[] => {
  const time = timeLeft(table, state, seat);
  const chances = new FlipChances(table, state, seat, time, chancesAt(table));
  if (countsInMoney(table)) return [state.points[seat], worthOfEstate(table, state, seat, chances)];
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

/** A heuristic estimate of a seat's final points. */
export const appraise = (table: Table, state: State, seat: Seat): number => {
  const parts = appraisal(table, state, seat);
  let sum = 0;
  for (let index = 0; index < parts.length; index++) sum += parts[index];
  return sum;
};
