import type { Seat, State, Table } from '@coalbrook/rules';

import { usesOfCards } from './cards.ts';
import { worthOfLinks } from './links.ts';
import { worthOfPurse } from './purse.ts';
import { worthOfMat, worthOfTiles } from './tiles.ts';
import { timeLeft } from './time.ts';
import { weights } from './weights.ts';

const worthOfHand = (table: Table, state: State, seat: Seat): number => {
  const uses = usesOfCards(table, state, seat);
  let worth = 0;
  const start = seat * table.cards.length;
  for (let card = 0; card < uses.length; card++) worth += state.hand[start + card] * Math.min(6, uses[card]);
  return weights.card * worth;
};

/** The points that a seat may expect in the end, by rules of thumb. Reads only what the seat can see. */
export const appraise = (table: Table, state: State, seat: Seat): number => {
  const time = timeLeft(table, state, seat);
  return (
    state.points[seat] +
    worthOfPurse(table, state, seat, time) +
    worthOfTiles(table, state, seat, time) +
    worthOfLinks(table, state, seat, time) +
    worthOfMat(table, state, seat, time) +
    worthOfHand(table, state, seat)
  );
};
