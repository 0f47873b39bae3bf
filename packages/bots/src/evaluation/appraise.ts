import type { Seat, State, Table } from '@coalbrook/rules';

import { worthOfHand } from './cards.ts';
import { countsInMoney } from './economy.ts';
import { worthOfEstate } from './estate.ts';
import { FlipChances } from './flipChances.ts';
import { worthOfLinks } from './links.ts';
import { worthOfPurse } from './purse.ts';
import { worthOfMat, worthOfTiles } from './tiles.ts';
import { timeLeft } from './time.ts';

/** A heuristic estimate of a seat's final points. Reads only what the seat can see. */
export const appraise = (table: Table, state: State, seat: Seat): number => {
  const time = timeLeft(table, state, seat);
  const chances = new FlipChances(table, state, seat, time);
  if (countsInMoney(table)) return state.points[seat] + worthOfEstate(table, state, seat, chances);
  return (
    state.points[seat] +
    worthOfPurse(table, state, seat, time) +
    worthOfTiles(table, state, seat, time, chances) +
    worthOfLinks(table, state, seat, time) +
    worthOfMat(table, state, seat, time) +
    worthOfHand(table, state, seat, chances.survey)
  );
};
