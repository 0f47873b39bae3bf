import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { canal, rail } from './drafts.ts';

/** A hand with only one kind of card, so no card has to be chosen. */
const at = (income: number): Scene => canal({ players: [{ hand: { iron: 3 }, income, money: 1 }] });

const marks = [
  [10, [9, -1], [8, -2], [7, -3]],
  [11, [10, 0], [9, -1], [8, -2]],
  [12, [10, 0], [9, -1], [8, -2]],
  [13, [12, 1], [10, 0], [9, -1]],
  [15, [14, 2], [12, 1], [10, 0]],
  [30, [28, 9], [26, 8], [24, 7]],
  [31, [30, 10], [28, 9], [26, 8]],
  [33, [30, 10], [28, 9], [26, 8]],
  [34, [33, 11], [30, 10], [28, 9]],
  [60, [57, 19], [54, 18], [51, 17]],
  [61, [60, 20], [57, 19], [54, 18]],
  [68, [64, 21], [60, 20], [57, 19]],
  [96, [92, 28], [88, 27], [84, 26]],
  [97, [96, 29], [92, 28], [88, 27]],
  [99, [96, 29], [92, 28], [88, 27]],
] as const;

it.each(marks)(
  'lancashire.loan.1: a loan moves the marker from space %i to the highest space of the new level',
  (income, one, two, three) => {
    for (const [amount, [space, level]] of [
      [10, one],
      [20, two],
      [30, three],
    ] as const) {
      const scene = at(income).play(`loan ${amount}`);
      expect(scene.now.players[0]).toMatchObject({ money: 1 + amount, income: space, level, handSize: 2, spent: 0 });
      expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    }
  },
);

it('lancashire.loan.1: other amounts cannot be borrowed', () => {
  const scene = at(10);
  for (const amount of [0, 5, 15, 40, 60]) expect(scene.rule(`loan ${amount}`)).toBe('lancashire.loan.1');
  expect(scene.legal('loan')).toEqual(['loan 10', 'loan 20', 'loan 30']);
});

it.each([
  [3, -7, ['loan 10', 'loan 20', 'loan 30']],
  [2, -8, ['loan 10', 'loan 20']],
  [1, -9, ['loan 10']],
  [0, -10, []],
])('lancashire.loan.2: on space %i, level %i, only some loans are left', (income, level, loans) => {
  const scene = at(income);
  expect(scene.now.players[0].level).toBe(level);
  expect(scene.legal('loan')).toEqual(loans);
  for (const loan of ['loan 10', 'loan 20', 'loan 30']) {
    if (!loans.includes(loan)) {
      expect(scene.refuse(loan)).toMatchObject({ reason: 'incomeTooLow', rule: 'lancashire.loan.2' });
    }
  }
});

it.each([
  [3, 30],
  [2, 20],
  [1, 10],
])('lancashire.loan.2: from space %i a loan of £%i just reaches level -10', (income, amount) => {
  const scene = at(income).play(`loan ${amount}`);
  expect(scene.now.players[0]).toMatchObject({ money: 1 + amount, income: 0, level: -10 });
  expect(scene.legal('loan')).toEqual([]);
});

it.each([
  [2, 6],
  [3, 5],
  [4, 4],
])('lancashire.loan.3: with %i seats round %i of the rail era is the last with loans', (seats, round) => {
  const last = rail({ seats, round, turn: seats - 1, actionsLeft: 1 });
  expect(last.now.deckSize).toBeGreaterThan(0);
  expect(last.legal('loan')).toEqual(['loan 10', 'loan 20', 'loan 30']);
  last.passUntil((now) => now.round === round + 1);
  expect(last.now.deckSize).toBe(0);
  expect(last.legal('loan')).toEqual([]);
  for (const loan of ['loan 10', 'loan 20', 'loan 30']) {
    expect(last.refuse(loan)).toMatchObject({ reason: 'noMoreLoans', rule: 'lancashire.loan.3' });
  }
});

it.each([
  [2, [7, 8, 9, 10]],
  [3, [6, 7, 8, 9]],
  [4, [5, 6, 7, 8]],
])('lancashire.loan.3: with %i seats there are no loans in rounds %s, the last four', (seats, rounds) => {
  for (const round of rounds) expect(rail({ seats, round }).rule('loan 10')).toBe('lancashire.loan.3');
  expect(rail({ seats, round: rounds[0] - 1 }).allows('loan 10')).toBe(true);
});

it.each([
  [2, 10],
  [3, 9],
  [4, 8],
])('lancashire.loan.3: with %i seats loans are possible until the end of the canal era, round %i', (seats, round) => {
  const scene = canal({ seats, round, turn: seats - 1, actionsLeft: 1 });
  expect(scene.now.deckSize - scene.now.aside).toBe(0);
  expect(scene.legal('loan')).toEqual(['loan 10', 'loan 20', 'loan 30']);
});

it.each([
  [2, [7, 8, 9, 10]],
  [3, [6, 7, 8, 9]],
  [4, [5, 6, 7, 8]],
])(
  'lancashire.loan.3: loans are possible throughout the introductory game, with %i seats in rounds %s',
  (seats, rounds) => {
    for (const round of rounds) {
      const scene = canal({ seats, round, options: ['introductory'] });
      expect(scene.legal('loan')).toEqual(['loan 10', 'loan 20', 'loan 30']);
      for (const loan of scene.legal('loan')) expect(scene.allows(loan)).toBe(true);
    }
  },
);

it('lancashire.loan.4: two loans are possible in one turn', () => {
  const scene = at(13).play('loan 10', 'loan 30');
  expect(scene.now.players[0]).toMatchObject({ money: 41, income: 8, level: -2 });
});

it('lancashire.loan.4: as many loans as the level allows', () => {
  const scene = canal({ seats: 2, round: 2, players: [{ money: 100, income: 10 }] });
  const borrow = (amount: number): void => {
    scene.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0);
    scene.play(`loan ${amount}`);
    scene.passUntil(({ pending }) => pending.awaits === 'action');
  };
  for (const amount of [30, 30, 30, 10]) borrow(amount);
  expect(scene.now.players[0]).toMatchObject({ income: 0, level: -10 });
  scene.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0);
  expect(scene.rule('loan 10')).toBe('lancashire.loan.2');
});

it('lancashire.loan.4: it is repaid only through lower income each round', () => {
  const scene = at(12)
    .play('loan 20')
    .passUntil(({ round }) => round === 3);
  expect(scene.now.players[0]).toMatchObject({ money: 21 - 1, income: 9, level: -1 });
  scene.passUntil(({ round }) => round === 5);
  expect(scene.now.players[0]).toMatchObject({ money: 21 - 3, income: 9 });
});
