import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Players = NonNullable<Setup['players']>;

/** The last action of the game: a pass. */
const endOfGame = (players: Players, draft: Partial<Setup> = {}): Scene => {
  const seats = players.length;
  return new Scene({ seats, era: 'rail', round: 12 - seats, turn: seats - 1, actionsLeft: 1, players, ...draft }).play(
    'pass',
  );
};

const winners = (scene: Scene): readonly number[] => scene.told('gameEnded').flatMap((event) => event.winners);
const ranks = (scene: Scene): number[] => scene.standings.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);

it('birmingham.score.1: the most points win', () => {
  const scene = endOfGame([{ points: 10 }, { points: 30 }, { points: 20 }]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([3, 1, 2]);
});

it('birmingham.score.1: the winner is decided after the rail era is scored', () => {
  const scene = endOfGame([{ points: 10 }, { points: 12 }], {
    links: { 'birmingham-oxford': 0 },
    tiles: { 'dudley#1': { seat: 0, tile: 'coal-2', flipped: true } },
  });
  expect(scene.now.players.map(({ points }) => points)).toEqual([14, 12]);
  expect(winners(scene)).toEqual([0]);
});

it('birmingham.score.1: points continue beyond 100', () => {
  const scene = endOfGame([{ points: 99 }, { points: 95 }], {
    tiles: { 'coventry#1': { seat: 1, tile: 'pottery-5', flipped: true } },
  });
  expect(scene.now.players.map(({ points }) => points)).toEqual([99, 115]);
  expect(winners(scene)).toEqual([1]);
});

it('birmingham.score.1: nothing can be done after the end', () => {
  const scene = endOfGame([{ points: 1 }, {}]);
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.legal()).toEqual([]);
  expect(scene.rule('pass', 0)).toBe('birmingham.score.1');
  expect(scene.rule('loan 30', 1)).toBe('birmingham.score.1');
});

it('birmingham.score.1: points never fall below 0', () => {
  const scene = new Scene({ seats: 2, era: 'rail', round: 9, players: [{ money: 0, income: 0, points: 2 }] });
  scene.passUntil(({ round }) => round === 10);
  expect(scene.now.players[0].points).toBe(0);
});

it('birmingham.score.2: cash and income give no points', () => {
  const scene = endOfGame([
    { money: 400, income: 99 },
    { money: 0, income: 0, points: 1 },
  ]);
  expect(scene.now.players.map(({ points }) => points)).toEqual([0, 1]);
  expect(winners(scene)).toEqual([1]);
});

it('birmingham.score.3: on equal points the higher income wins, whatever the cash', () => {
  const scene = endOfGame([
    { points: 50, income: 12, money: 90 },
    { points: 50, income: 13, money: 0 },
    { points: 49, income: 99, money: 99 },
  ]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([2, 1, 3]);
});

it('birmingham.score.3: within a level the space further on wins', () => {
  const scene = endOfGame([
    { points: 50, income: 61, money: 9 },
    { points: 50, income: 64, money: 8 },
  ]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([2, 1]);
});

it('birmingham.score.4: on the same space more cash wins', () => {
  const scene = endOfGame([
    { points: 50, income: 11, money: 8 },
    { points: 50, income: 11, money: 9 },
  ]);
  expect(winners(scene)).toEqual([1]);
  expect(ranks(scene)).toEqual([2, 1]);
});

it.each([2, 3, 4])('birmingham.score.4: all %i seats can share the win', (seats) => {
  const scene = endOfGame(Array.from({ length: seats }, () => ({ points: 50, income: 12, money: 9 })));
  expect(winners(scene)).toHaveLength(seats);
  expect(ranks(scene)).toEqual(Array.from({ length: seats }, () => 1));
});

it('birmingham.score.4: seats that are still tied share the win', () => {
  const scene = endOfGame([
    { points: 50, income: 12, money: 9 },
    { points: 20, income: 99, money: 99 },
    { points: 50, income: 12, money: 9 },
    { points: 50, income: 12, money: 7 },
  ]);
  expect(new Set(winners(scene))).toEqual(new Set([0, 2]));
  expect(ranks(scene)).toEqual([1, 4, 1, 3]);
});
