import { lancashire } from '@coalbrook/editions';
import { isOver, makeTable } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { randomGame } from '../contract/randomGame.ts';
import { endOfEra, passOut } from './closing.ts';
import { canal, rail, tableOf } from './drafts.ts';

const faultsOf = (seats: number, ...options: readonly string[]): readonly unknown[] => {
  const table = makeTable(lancashire, { seats, options });
  return table.ok ? [] : table.fault;
};

const impossible = (option: string) => ({
  at: 'options',
  problem: 'impossible',
  found: { kind: 'value', text: expect.stringContaining(option) as string },
});

it.each([2, 3, 4])('lancashire.options.1: with %i seats the two virtual links exclude each other', (seats) => {
  expect(faultsOf(seats, 'virtual-link', 'virtual-link-both')).toMatchObject([impossible('virtual-link')]);
  expect(faultsOf(seats, 'virtual-link-both', 'virtual-link')).toMatchObject([impossible('virtual-link')]);
  expect(faultsOf(seats, 'virtual-link')).toEqual([]);
  expect(faultsOf(seats, 'virtual-link-both')).toEqual([]);
});

it('lancashire.options.1: a drafted position cannot have both either', () => {
  expect(() => rail({ options: ['virtual-link', 'virtual-link-both'] })).toThrow('impossible');
});

it('lancashire.options.2: community is for two seats', () => {
  expect(faultsOf(2, 'community')).toEqual([]);
  expect(faultsOf(3, 'community')).toMatchObject([impossible('community')]);
  expect(faultsOf(4, 'community')).toMatchObject([impossible('community')]);
});

it('lancashire.options.3: classic-deck is for three or four seats', () => {
  expect(faultsOf(2, 'classic-deck')).toMatchObject([impossible('classic-deck')]);
  expect(faultsOf(3, 'classic-deck')).toEqual([]);
  expect(faultsOf(4, 'classic-deck')).toEqual([]);
});

it.each([2, 3, 4])('lancashire.options.3: with %i seats it cannot be combined with community', (seats) => {
  expect(faultsOf(seats, 'classic-deck', 'community')).not.toEqual([]);
  expect(faultsOf(seats, 'community', 'classic-deck')).not.toEqual([]);
});

it.each(['virtual-link', 'virtual-link-both'])('lancashire.options.4: community excludes %s', (option) => {
  expect(faultsOf(2, 'community', option)).toMatchObject([impossible('')]);
  expect(faultsOf(2, option, 'community')).toMatchObject([impossible('')]);
});

const all = ['introductory', 'virtual-link', 'virtual-link-both', 'classic-deck', 'classic-tiles', 'community'];
const combinations = Array.from({ length: 2 ** all.length }, (_, bits) =>
  all.filter((_option, index) => (bits >> index) % 2 === 1),
);

const isAllowed = (seats: number, options: readonly string[]): boolean => {
  const has = (option: string): boolean => options.includes(option);
  if (has('virtual-link') && has('virtual-link-both')) return false;
  if (has('community') && (seats !== 2 || has('virtual-link') || has('virtual-link-both'))) return false;
  return !has('classic-deck') || seats > 2;
};

const allowed = [2, 3, 4].flatMap((seats) =>
  combinations.filter((options) => isAllowed(seats, options)).map((options) => [seats, options] as const),
);

it('lancashire.options.5: all other combinations are allowed, and no more', () => {
  for (const seats of [2, 3, 4]) {
    for (const options of combinations) {
      expect([options, faultsOf(seats, ...options).length === 0]).toEqual([options, isAllowed(seats, options)]);
    }
  }
  // Length and tiles can be chosen freely. Two seats may add one of three options, more seats a virtual link and a deck.
  expect(allowed).toHaveLength(4 * (3 + 1) + 2 * 4 * 3 * 2);
});

it.each(allowed)('lancashire.options.5: a game of %i seats with %j can be played to the end', (seats, options) => {
  const table = tableOf({ seats, options });
  let over = false;
  for (const { state } of randomGame(table, 1, 'busy')) over = isOver(state);
  expect(over).toBe(true);
});

it('lancashire.options.5: classic deck and tiles work in the introductory game', () => {
  const scene = endOfEra({
    seats: 3,
    options: ['introductory', 'classic-deck', 'classic-tiles'],
    players: [{ money: 0 }],
    tiles: { 'bolton#1': { seat: 0, tile: 'cotton-1', flipped: true } },
  });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.now).toMatchObject({ era: 'canal', round: 10 });
  expect(scene.now.players[0].points).toBe(3);
});

it('lancashire.options.5: community works in the introductory game', () => {
  const scene = canal({ options: ['introductory', 'community'], round: 1 });
  expect(scene.now.players[0].money).toBe(25);
  expect(passOut(scene).now).toMatchObject({ era: 'canal', round: 10 });
});

it.each(['virtual-link', 'virtual-link-both'])(
  'lancashire.options.5: in the introductory game %s makes no difference, because there is no coal',
  (option) => {
    const scene = canal({
      options: ['introductory', option],
      players: [{ money: 50, hand: { shipyard: 2 }, mat: { 'shipyard-0': 0 } }],
      tiles: { 'liverpool#1': { seat: 0, tile: 'port-1' }, 'ellesmere-port#1': { seat: 1, tile: 'port-1' } },
      links: { 'ellesmere-port-liverpool': 0 },
    });
    expect(scene.refuse('build birkenhead#1 shipyard with shipyard').reason).toBe('coalOutOfReach');
  },
);
