import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { placeAsides } from './asides.ts';
import { chaptersOf } from './journalWriter.ts';
import type { JournalLine } from './journalWriter.ts';

const marks = { sites: [], links: [], places: [], cards: [] };
const deed = (seat: number, from: number, to: number): JournalLine => ({
  item: { kind: 'deed', seat: seat as Seat, text: `${seat} plays`, goesOn: false, ...marks },
  from,
  to,
});
const round = (at: number): JournalLine => ({
  item: { kind: 'round', seat: undefined, text: 'Round', ...marks },
  from: at,
  to: at,
});

const lines = [round(2), deed(0, 2, 4), deed(1, 4, 6), round(6), deed(1, 6, 9)];
const aside = (seq: number) => ({ id: `${seq}`, seq, text: `at ${seq}` });

const place = (asides: readonly number[], { first = 0, end = Infinity } = {}) =>
  [...placeAsides(asides.map(aside), chaptersOf(lines.slice(first), first), { first, length: lines.length, end })].map(
    ([at, some]) => [at, some.map(({ seq }) => seq)],
  );

it('what happened stands before the turn that came after it', () => {
  expect(place([0, 4, 5, 6, 9])).toEqual([
    [1, [0]],
    [2, [4, 5]],
    [4, [6]],
    [5, [9]],
  ]);
});

it('what happened before the first line, or after the moment shown, is not told', () => {
  expect(place([2, 5, 6, 9], { first: 3 })).toEqual([
    [4, [6]],
    [5, [9]],
  ]);
  expect(place([2, 9], { end: 6 })).toEqual([[1, [2]]]);
});
