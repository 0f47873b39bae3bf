import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { dockedSeats } from './dockedSeats.ts';

const me = 1 as Seat;
const nobody = -1 as Seat;

it('shows one’s own mat or that of a seat', () => {
  expect(dockedSeats('none', me, 3, 'more')).toEqual([]);
  expect(dockedSeats('own', me, 3, 'instead')).toEqual([1]);
  expect(dockedSeats(0, me, 3, 'instead')).toEqual([0]);
  expect(dockedSeats(3, me, 3, 'more')).toEqual([1]);
  expect(dockedSeats('own', me, 3, 'none')).toEqual([]);
});

it('shows the nearest to it to whoever watches', () => {
  expect(dockedSeats('own', nobody, 3, 'more')).toEqual([0]);
  expect(dockedSeats(7, nobody, 3, 'more')).toEqual([0]);
});

it('shows both mats of a game for two where there is room for another column', () => {
  expect(dockedSeats('both', me, 2, 'more')).toEqual([1, 0]);
  expect(dockedSeats('both', nobody, 2, 'more')).toEqual([0, 1]);
  expect(dockedSeats('both', me, 2, 'instead')).toEqual([]);
  expect(dockedSeats('both', me, 3, 'more')).toEqual([]);
});
