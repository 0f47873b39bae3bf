import { birmingham } from '@coalbrook/editions';
import { beginGame, makeTable, mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { incomeSpace } from './incomeSpace.ts';

const made = makeTable(birmingham, { seats: 2 });
if (!made.ok) throw new Error('no table');
const table = made.value;
const seat = 0 as Seat;

// birmingham.income: one space a level up to £0, then two, three and four.
it.each([
  [10, 1],
  [11, 2],
  [12, 1],
  [30, 1],
  [31, 3],
  [61, 4],
  [99, undefined],
])('space %i is %o short of the next level', (space, left) => {
  const state = beginGame(table);
  state.income[seat] = space;
  expect(incomeSpace(table, mask(table, state, seat), seat)).toEqual({ space, left });
});
