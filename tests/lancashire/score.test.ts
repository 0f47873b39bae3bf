import { expect, it } from 'vitest';

import { endOfEra, endOfGame, endOfRound, money, points, ranks, winners } from './closing.ts';

const poor = { money: 0 };

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [19, 1],
  [20, 2],
  [104, 10],
  [999, 99],
])('lancashire.score.1: £%i scores %i more points', (cash, value) => {
  const scene = endOfGame({ players: [{ money: cash, points: 5 }, poor] });
  expect(points(scene)).toEqual([5 + value, 0]);
  expect(money(scene)).toEqual([cash, 0]);
});

it('lancashire.score.1: cash is scored after links and tiles', () => {
  const scene = endOfGame({
    players: [{ money: 25 }, { money: 10 }],
    links: { 'colne-yorkshire': 0 },
    tiles: { 'wigan#1': { seat: 1, tile: 'coal-2', flipped: true } },
  });
  expect(points(scene)).toEqual([2 + 2, 2 + 1]);
  const scored = scene.events.map(({ event }) => event).filter((event) => event.endsWith('Scored'));
  expect(scored).toEqual(['linkScored', 'tileScored', 'cashScored', 'cashScored']);
});

it('lancashire.score.1: cash gives nothing after the canal era', () => {
  const scene = endOfEra({ players: [{ money: 100 }, {}] });
  expect(points(scene)).toEqual([0, 0]);
  expect(scene.told('cashScored')).toEqual([]);
});

it('lancashire.score.1: income gives no points', () => {
  expect(points(endOfGame({ players: [{ money: 0, income: 99 }, poor] }))).toEqual([0, 0]);
});

it('lancashire.score.2: the most points win', () => {
  const scene = endOfGame({ seats: 3, players: [{ points: 10 }, { points: 30 }, { points: 20 }] });
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([3, 1, 2]);
});

it('lancashire.score.2: points from cash are included', () => {
  const scene = endOfGame({
    players: [
      { points: 10, money: 30 },
      { points: 12, money: 9, income: 99 },
    ],
  });
  expect(points(scene)).toEqual([13, 12]);
  expect(winners(scene)).toEqual([0]);
});

it('lancashire.score.2: points continue beyond 100', () => {
  const scene = endOfGame({
    players: [
      { points: 99, money: 0 },
      { points: 95, money: 0 },
    ],
    tiles: { 'liverpool#3': { seat: 1, tile: 'shipyard-2', flipped: true } },
  });
  expect(points(scene)).toEqual([99, 113]);
  expect(winners(scene)).toEqual([1]);
});

it('lancashire.score.2: points never fall below 0', () => {
  const scene = endOfRound({ era: 'rail', players: [{ money: 0, income: 0, points: 2 }] });
  expect(points(scene)).toEqual([0, 0]);
});

it('lancashire.score.2: then the game is over', () => {
  const scene = endOfGame();
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.legal()).toEqual([]);
  expect(scene.refuse('pass', 0)).toMatchObject({ reason: 'gameIsOver', rule: 'lancashire.score.2' });
  expect(scene.refuse('loan 30', 1)).toMatchObject({ reason: 'gameIsOver' });
});

it('lancashire.score.3: on equal points the higher income level wins, whatever the cash', () => {
  const scene = endOfGame({
    seats: 3,
    players: [
      { points: 50, income: 12, money: 9 },
      { points: 50, income: 13, money: 0 },
      { points: 49, income: 99, money: 9 },
    ],
  });
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([2, 1, 3]);
});

it('lancashire.score.3: points from cash can cause a tie', () => {
  const scene = endOfGame({
    players: [
      { points: 48, income: 12, money: 29 },
      { points: 50, income: 13, money: 0 },
    ],
  });
  expect(points(scene)).toEqual([50, 50]);
  expect(winners(scene)).toEqual([1]);
});

it('lancashire.score.3: within a level the space further on wins', () => {
  const scene = endOfGame({
    players: [
      { points: 50, income: 61, money: 9 },
      { points: 50, income: 64, money: 8 },
    ],
  });
  expect(winners(scene)).toEqual([1]);
});

it('lancashire.score.4: on the same space more money wins', () => {
  const scene = endOfGame({
    players: [
      { points: 50, income: 12, money: 8 },
      { points: 50, income: 12, money: 9 },
    ],
  });
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([2, 1]);
});

it('lancashire.score.4: cash that gave points still counts', () => {
  const scene = endOfGame({
    players: [
      { points: 50, money: 9 },
      { points: 49, money: 10 },
    ],
  });
  expect(points(scene)).toEqual([50, 50]);
  expect(winners(scene)).toEqual([1]);
});

it.each([2, 3, 4])('lancashire.score.4: all %i seats can share the win', (seats) => {
  const players = Array.from({ length: seats }, () => ({ points: 50, income: 12, money: 9 }));
  const scene = endOfGame({ seats, players });
  expect(winners(scene)).toHaveLength(seats);
  expect(ranks(scene)).toEqual(players.map(() => 1));
});

it('lancashire.score.4: seats that are still tied share the win', () => {
  const scene = endOfGame({
    seats: 4,
    players: [
      { points: 50, income: 12, money: 9 },
      { points: 20, income: 99, money: 9 },
      { points: 50, income: 12, money: 9 },
      { points: 50, income: 12, money: 7 },
    ],
  });
  expect(winners(scene)).toEqual([0, 2]);
  expect(ranks(scene)).toEqual([1, 4, 1, 3]);
});
