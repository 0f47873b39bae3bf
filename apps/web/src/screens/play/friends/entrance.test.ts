import type { Seat } from '@coalbrook/rules';
import { isNameTaken } from '@coalbrook/wire/online';
import type { OnlineTable, Visited } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { entranceOf, gatheredAt } from './entrance.ts';

/** A table where Ann and a bot sit at seats 0 and 1, and the seats from 2 on are free. */
const tableWith = (free: number, change: Partial<OnlineTable> = {}): OnlineTable => ({
  game: 'g',
  status: free > 0 ? 'open' : 'running',
  header: {} as OnlineTable['header'],
  seats: ['Ann', 'Watt', ...Array.from({ length: free }, (_, index) => `Free ${index}`)].map((name, seat) => ({
    kind: seat === 1 ? 'bot' : 'person',
    name,
    policy: '',
    figure: '',
    colour: '',
    isFree: seat > 1,
    isPresent: true,
  })),
  held: [],
  commitment: '',
  begun: 0,
  watchDelay: 0,
  ...change,
});

const visited = (table: OnlineTable, seats: readonly number[], isWatch = false): Visited => ({
  table,
  seats: seats as readonly Seat[],
  isWatch,
});

it.each([
  ['free seats', visited(tableWith(2), [2, 3]), 'free'],
  ['a full table', visited(tableWith(0), []), 'full'],
  ['a finished game', visited(tableWith(0, { status: 'over' }), []), 'over'],
  ['a taken seat, by its own link', visited(tableWith(0), [0]), 'device'],
  ['watching', visited(tableWith(0), [], true), 'watch'],
  ['whoever has a seat, while others are free', visited(tableWith(2, { held: [0 as Seat] }), [2, 3]), 'seated'],
  ['whoever has a seat at a full table', visited(tableWith(0, { held: [0 as Seat] }), []), 'seated'],
  ['whoever has the seat of the link', visited(tableWith(0, { held: [0 as Seat] }), [0]), 'seated'],
  ['whoever has a seat, by the link of another one', visited(tableWith(1, { held: [2 as Seat] }), [0]), 'device'],
  ['whoever has a seat, by the link for spectators', visited(tableWith(1, { held: [2 as Seat] }), [], true), 'seated'],
])('a link to %s', (_, visit, entrance) => {
  expect(entranceOf(visit)).toBe(entrance);
});

it.each([
  ['Ann', true],
  [' ann ', true],
  ['Watt', true],
  ['Аnn', true],
  ['VVatt', true],
  ['Free 1', false],
  ['Anna', false],
])('the name %s is taken: %s', (name, isTaken) => {
  expect(isNameTaken(tableWith(2).seats, 2 as Seat, name)).toBe(isTaken);
});

it('whoever is invited learns who is at the table; bots and free seats are nobody', () => {
  expect(gatheredAt(tableWith(2))).toEqual(['Ann']);
});
