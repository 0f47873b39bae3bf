import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { dockedSeat } from './dockedSeat.ts';

const [me, nobody] = [1 as Seat, -1 as Seat];

it('docks nobody’s mat, one’s own, or that of a seat in this game', () => {
  expect(dockedSeat('none', me, 3)).toBeUndefined();
  expect(dockedSeat('own', me, 3)).toBe(1);
  expect(dockedSeat(0, me, 3)).toBe(0);
  expect(dockedSeat(3, me, 3)).toBe(1);
});

it('docks the first mat for somebody who only watches', () => {
  expect(dockedSeat('own', nobody, 3)).toBe(0);
  expect(dockedSeat(7, nobody, 3)).toBe(0);
});
