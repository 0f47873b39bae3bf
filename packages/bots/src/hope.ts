import { iconsAt, NONE } from '@coalbrook/rules';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

import type { Judge } from './judge.ts';
import { playOut } from './playOut.ts';

/** A tile that has not flipped is nearly as good as one that has. */
const UNFLIPPED = 0.8;
const LINK_TILE = 0.5;
const POUND = 0.05;
const STEP_OF_INCOME = 0.4;

/** What a seat has on the table, as if every tile would flip and nobody else were playing. */
const possessions = (table: Table, state: State, seat: Seat): number => {
  let worth = state.points[seat] + POUND * state.money[seat] + STEP_OF_INCOME * state.income[seat];
  for (let site = 0; site < table.sites.length; site++) {
    if (state.tileOwner[site] !== seat || state.tile[site] === NONE) continue;
    const { points } = table.tiles[state.tile[site]];
    worth += state.flipped[site] === 1 ? points : UNFLIPPED * points;
  }
  for (const { id, ends } of table.links) {
    if (state.linkOwner[id] !== seat) continue;
    for (const end of ends) worth += LINK_TILE * iconsAt(table, state, end);
  }
  return worth;
};

/** Judges by what lies on the table, and never asks who will buy. */
export const hopefulJudge = (table: Table): Judge => ({
  weigh(state, legal) {
    const seat = state.actor;
    const copy = state.copy();
    return legal.map((action: Action) => {
      playOut(table, copy.copyFrom(state), seat, action);
      return { action, worth: possessions(table, copy, seat) };
    });
  },
  appraise: (state, seat) => possessions(table, state, seat),
});
