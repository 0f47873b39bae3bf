import { expect, it } from 'vitest';

import { isHoursOff } from './hoursOff.ts';
import { isNewTable } from './newTable.ts';
import { isQuietChoice } from './notices.ts';
import { isNewTournament } from './tournaments.ts';

const sitter = { kind: 'person', name: 'Ada', policy: '', figure: '', colour: '' };
const table = { edition: 'birmingham', wish: { seats: 2 }, sitters: [sitter, sitter], mine: [0], seed: '', nonce: '' };
const long = 'x'.repeat(65);

const tournament = {
  name: 'Cup',
  edition: 'birmingham',
  wish: { seats: 2 },
  rounds: 1,
  isLeague: false,
  draw: 'random',
  points: [1, 0],
  byePoints: 0,
  isRated: false,
  isPublic: false,
};

it('a table is read whose texts are short', () => {
  expect(isNewTable(table)).toBe(true);
  expect(isNewTable({ ...table, sitters: [{ ...sitter, figure: 'x'.repeat(64), colour: 'red' }, sitter] })).toBe(true);
});

it.each([
  ['edition', { edition: long }],
  ['seed', { seed: long }],
  ['nonce', { nonce: long }],
  ['figure', { sitters: [{ ...sitter, figure: long }, sitter] }],
  ['colour', { sitters: [sitter, { ...sitter, colour: long }] }],
  ['colour with a control character', { sitters: [sitter, { ...sitter, colour: 'red\u0000' }] }],
  ['policy', { sitters: [sitter, { ...sitter, policy: long }] }],
  ['name', { sitters: [sitter, { ...sitter, name: 'x'.repeat(41) }] }],
  ['option', { wish: { seats: 2, options: [long] } }],
  ['number of options', { wish: { seats: 2, options: Array.from({ length: 21 }, () => 'x') } }],
  ['automaton', { wish: { seats: 2, automata: [long] } }],
  ['number of automata', { wish: { seats: 2, automata: Array.from({ length: 21 }, () => 'x') } }],
  ['number of sitters', { sitters: Array.from({ length: 11 }, () => sitter) }],
  ['number of own seats', { mine: Array.from({ length: 11 }, () => 0) }],
])('no %s is longer than it can be', (_, change) => {
  expect(isNewTable({ ...table, ...change })).toBe(false);
});

it('the game of a tournament and time zones have their lengths, too', () => {
  expect(isNewTournament(tournament)).toBe(true);
  expect(isNewTournament({ ...tournament, edition: long })).toBe(false);
  expect(isNewTournament({ ...tournament, wish: { seats: 2, options: [long] } })).toBe(false);
  const hours = { zone: 'UTC', weekends: true, holidays: [] };
  expect([isHoursOff(hours), isHoursOff({ ...hours, zone: long })]).toEqual([true, false]);
  expect(isQuietChoice({ quiet: { zone: long, from: 1, to: 2 } })).toBe(false);
});
