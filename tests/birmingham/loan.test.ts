import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

/** A hand with only one kind of card, so no card has to be chosen. */
const at = (income: number): Scene =>
  new Scene({ seats: 2, round: 2, players: [{ hand: { brewery: 5 }, income, money: 1 }] });

it.each([
  [10, 7, -3],
  [11, 8, -2],
  [12, 8, -2],
  [15, 10, 0],
  [17, 12, 1],
  [18, 12, 1],
  [29, 24, 7],
  [30, 24, 7],
  [31, 26, 8],
  [39, 30, 10],
  [40, 33, 11],
  [61, 54, 18],
  [64, 54, 18],
  [72, 60, 20],
  [73, 64, 21],
  [96, 84, 26],
  [97, 88, 27],
  [99, 88, 27],
])(
  'birmingham.loan.1: a loan gives £30 and moves from space %i to space %i, the highest of level %i',
  (income, space, level) => {
    const scene = at(income).play('loan 30');
    expect(scene.now.players[0]).toMatchObject({ money: 31, income: space, level, handSize: 4, spent: 0 });
  },
);

it('birmingham.loan.1: other amounts cannot be borrowed', () => {
  const scene = at(10);
  for (const amount of [0, 10, 20, 60]) expect(scene.rule(`loan ${amount}`)).toBe('birmingham.loan.1');
  expect(scene.legal('loan')).toEqual(['loan 30']);
});

it('birmingham.loan.2: level -7 may borrow and ends on level -10', () => {
  const scene = at(3);
  expect(scene.now.players[0].level).toBe(-7);
  scene.play('loan 30');
  expect(scene.now.players[0]).toMatchObject({ money: 31, income: 0, level: -10 });
});

it.each([
  [2, -8],
  [1, -9],
  [0, -10],
])('birmingham.loan.2: no loan on space %i, level %i', (income, level) => {
  const scene = at(income);
  expect(scene.now.players[0].level).toBe(level);
  expect(scene.rule('loan 30')).toBe('birmingham.loan.2');
  expect(scene.legal('loan')).toEqual([]);
});

it('birmingham.loan.3: two loans are possible in one turn', () => {
  const scene = at(10).play('loan 30', 'loan 30');
  expect(scene.now.players[0]).toMatchObject({ money: 61, income: 4, level: -6 });
});

it('birmingham.loan.3: a loan is possible in the last turn of the game', () => {
  const scene = new Scene({
    seats: 2,
    era: 'rail',
    round: 10,
    turn: 1,
    players: [{}, { hand: { iron: 2 }, money: 0 }],
  });
  scene.play('loan 30', 'loan 30');
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.now.players[1]).toMatchObject({ money: 60, income: 4, points: 0 });
});

it('birmingham.loan.3: it is repaid only through lower income each round', () => {
  const scene = at(13)
    .play('loan 30')
    .passUntil(({ round }) => round === 3);
  expect(scene.now.players[0]).toMatchObject({ money: 31 - 1, income: 9, level: -1 });
  scene.passUntil(({ round }) => round === 5);
  expect(scene.now.players[0]).toMatchObject({ money: 31 - 3, income: 9 });
});
