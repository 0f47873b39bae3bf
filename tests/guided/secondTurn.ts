/** A position to put things into: the first seat's second turn, with nothing on the board. */

import { awaitsChance, beginGame, draw, seededDraw, seedOf } from '@coalbrook/rules';
import type { Seat, State, Table } from '@coalbrook/rules';

export const me = 0 as Seat;

export const secondTurn = (table: Table): State => {
  const state = beginGame(table);
  while (awaitsChance(state)) draw(table, state, seededDraw(table, state, seedOf('reasons')));
  state.round = 2;
  state.actionsLeft = 2;
  state.actor = me;
  state.order[0] = me;
  state.order[1] = 1 as Seat;
  return state;
};
