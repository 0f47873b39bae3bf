import { birmingham } from '@coalbrook/editions';
import { layOut, makeTable } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { stacksOn } from './mats.ts';

it('stacksOn gives the lowest tile of each industry and how many are left', () => {
  const made = makeTable(birmingham, { seats: 2 });
  if (!made.ok) throw new Error('no table');
  const table = made.value;
  const state = layOut(table);
  const [cotton] = table.industries;
  state.mat[cotton.tiles[0]] = 0;
  const [stack] = stacksOn(table, state as View, 0 as Seat);
  expect(stack.lowest?.tile.level).toBe(2);
  expect(stack.left).toBe(8);
  expect(stack.piles.map(({ left, all }) => [left, all])).toEqual([
    [0, 3],
    [2, 2],
    [3, 3],
    [3, 3],
  ]);
});
