import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { endOfEra, kinds, money, passOut, points, ranks, winners } from './closing.ts';
import type { Player } from './closing.ts';
import { opening } from './drafts.ts';
import type { Setting } from './drafts.ts';

const options = ['introductory'];

/** The end of an introductory game. Seats have no money unless given. */
const endOfGame = (players: readonly Player[], setting: Setting = {}): Scene =>
  endOfEra({ options, players: [0, 1].map((seat) => ({ money: 0, ...players[seat] })), ...setting });

it('lancashire.intro.1: the set-up is that of any other game', () => {
  for (const seats of [2, 3, 4]) {
    const { options: chosen, ...intro } = opening({ seats, options });
    const { options: none, ...full } = opening({ seats });
    expect(intro).toEqual(full);
    expect([chosen, none]).toEqual([options, []]);
  }
});

it.each([
  [2, 10],
  [3, 9],
  [4, 8],
])('lancashire.intro.1: with %i seats it ends with canal round %i', (seats, rounds) => {
  const scene = new Scene({ edition: 'lancashire', seats, options }).passUntil(({ round }) => round === rounds);
  expect(scene.pending.awaits).toBe('action');
  passOut(scene);
  expect(scene.now).toMatchObject({ era: 'canal', round: rounds });
  expect(scene.told('gameEnded')).toHaveLength(1);
  expect(scene.told('reshuffled')).toEqual([]);
});

it('lancashire.intro.2: the last round pays no income', () => {
  const scene = endOfGame([
    { money: 3, income: 30 },
    { money: 2, income: 5, points: 9 },
  ]);
  expect(money(scene)).toEqual([3, 2]);
  expect(scene.told('earned')).toEqual([]);
});

it('lancashire.intro.2: the last round causes no shortfall', () => {
  const scene = endOfGame([{ income: 5, points: 9 }], {
    tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' }, 'bolton#1': { seat: 0, tile: 'cotton-2' } },
  });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.told('forfeited')).toEqual([]);
  expect(scene.told('fellShort')).toEqual([]);
  expect(points(scene)[0]).toBe(9 - 5);
});

it('lancashire.intro.2: the earlier rounds pay income', () => {
  const scene = new Scene({
    edition: 'lancashire',
    seats: 2,
    options,
    round: 9,
    players: [
      { income: 20, money: 0 },
      { income: 7, money: 9 },
    ],
  });
  expect(money(scene.passUntil(({ round }) => round === 10))).toEqual([5, 6]);
});

it('lancashire.intro.3: links and tiles score first, then cash, income and tiles', () => {
  const scene = endOfGame([{ money: 9, income: 14 }], {
    links: { 'colne-yorkshire': 0 },
    tiles: { 'colne#1': { seat: 0, tile: 'cotton-2', flipped: true } },
  });
  // Link 2 + 1, tile 5, cash 2, income 2, tile 5 again.
  expect(points(scene)).toEqual([3 + 5 + 2 + 2 + 5, 0]);
  const scored = scene.events.filter((event) => event.event.endsWith('Scored') && 'seat' in event && event.seat === 0);
  expect(scored.map(({ event }) => event)).toEqual([
    'linkScored',
    'tileScored',
    'cashScored',
    'incomeScored',
    'tileScored',
  ]);
});

it('lancashire.intro.3: a negative level takes points after cash and before the second scoring of tiles', () => {
  const scene = endOfGame([{ money: 8, income: 0 }], {
    tiles: { 'bolton#1': { seat: 0, tile: 'cotton-2', flipped: true } },
  });
  // 5 + 2 - 10, but not below 0, and then 5.
  expect(points(scene)).toEqual([5, 0]);
});

it('lancashire.intro.3: cash is not scored at £10 a point as well', () => {
  // 15 for cash, not 6 more.
  expect(points(endOfGame([{ money: 60 }]))).toEqual([15, 0]);
  expect(points(endOfGame([{ money: 11 }]))).toEqual([2, 0]);
});

it('lancashire.intro.3: ties are broken as in the full game', () => {
  // Equal final points: 10 + 1 for cash, 8 + 3 for income.
  const byIncome = endOfGame([
    { points: 10, money: 4, income: 10 },
    { points: 8, money: 0, income: 15 },
  ]);
  expect(points(byIncome)).toEqual([11, 11]);
  expect(winners(byIncome)).toEqual([1]);

  const byCash = endOfGame([
    { points: 10, money: 2 },
    { points: 10, money: 3 },
  ]);
  expect(winners(byCash)).toEqual([1]);

  const bySpace = endOfGame([
    { points: 10, income: 11, money: 3 },
    { points: 10, income: 12 },
  ]);
  expect(winners(bySpace)).toEqual([1]);

  const shared = endOfGame([
    { points: 10, income: 12 },
    { points: 10, income: 12 },
  ]);
  expect(winners(shared)).toEqual([0, 1]);
  expect(ranks(shared)).toEqual([1, 1]);
});

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [59, 14],
  [60, 15],
  [64, 15],
  [400, 15],
])('lancashire.intro.4: £%i scores %i points', (cash, value) => {
  const scene = endOfGame([{ money: cash }]);
  expect(points(scene)).toEqual([value, 0]);
  expect(money(scene)).toEqual([cash, 0]);
});

it.each([
  [10, 20],
  [11, 21],
  [12, 21],
  [31, 31],
  [99, 50],
  [9, 19],
  [0, 10],
])('lancashire.intro.5: on space %i 20 points become %i', (income, value) => {
  expect(points(endOfGame([{ income, points: 20 }]))).toEqual([value, 0]);
});

it('lancashire.intro.5: points never fall below 0', () => {
  const scene = endOfGame([
    { income: 0, points: 4 },
    { income: 7, points: 3 },
  ]);
  expect(points(scene)).toEqual([0, 0]);
});

const inCanal = kinds.filter(({ tile }) => tile !== 'shipyard-2');
const levelOne = inCanal.filter(({ tile }) => tile.endsWith('-1'));
const higher = inCanal.filter(({ tile }) => !tile.endsWith('-1'));

it.each(higher)('lancashire.intro.6: flipped $tile scores its $points twice', ({ tile, site, points: value }) => {
  expect(points(endOfGame([], { tiles: { [site]: { seat: 1, tile, flipped: true } } }))).toEqual([0, 2 * value]);
  expect(points(endOfGame([], { tiles: { [site]: { seat: 1, tile } } }))).toEqual([0, 0]);
});

it.each(levelOne)('lancashire.intro.6: flipped $tile scores its $points only once', ({ tile, site, points: value }) => {
  expect(points(endOfGame([], { tiles: { [site]: { seat: 1, tile, flipped: true } } }))).toEqual([0, value]);
});

it('lancashire.intro.6: links do not score again', () => {
  expect(points(endOfGame([], { links: { 'midlands-northwich': 1 } }))).toEqual([0, 4]);
});
