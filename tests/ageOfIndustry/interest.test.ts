import { expect, it } from 'vitest';

import { germany } from './drafts.ts';
import { endOfGame, endOfRound, lastActionOfRound, loans, money, spent } from './settling.ts';

it('age-of-industry.interest.1: each seat pays $1 for every loan it has', () => {
  const scene = endOfRound({
    players: [
      { money: 9, loans: 3 },
      { money: 4, loans: 0 },
      { money: 5, loans: 1 },
    ],
  });
  expect(scene.now.round).toBe(6);
  expect(money(scene)).toEqual([6, 4, 4]);
  expect(loans(scene)).toEqual([3, 0, 1]);
  const paid = scene.told('interestPaid').filter((event) => event.money > 0);
  expect(paid.map((event) => [event.seat, event.money])).toEqual([
    [0, 3],
    [2, 1],
  ]);
});

it('age-of-industry.interest.1: interest is paid after the new turn order is set', () => {
  const scene = endOfRound({ players: [{ money: 9, loans: 3 }] });
  const names = scene.events.map(({ event }) => event);
  expect(names.indexOf('reordered')).toBeGreaterThan(-1);
  expect(names.indexOf('interestPaid')).toBeGreaterThan(names.indexOf('reordered'));
});

it('age-of-industry.interest.1: interest is paid once in a round, not after each turn', () => {
  const scene = germany({
    players: [
      { hand: { ship: 3 }, money: 9, loans: 2 },
      { hand: { coal: 3 }, money: 9, loans: 2 },
      { hand: { port: 3 } },
    ],
  }).play('pass', 'pass', 'pass', 'pass', 'pass');
  expect(money(scene)).toEqual([9, 9, 0]);
  scene.play('pass');
  expect(money(scene)).toEqual([7, 7, 0]);
});

it('age-of-industry.interest.1: interest is paid after the first round', () => {
  const scene = endOfRound({ round: 1, players: [{ money: 6, loans: 1 }] });
  expect(scene.now.round).toBe(2);
  expect(money(scene)[0]).toBe(5);
});

it('age-of-industry.interest.1: interest is paid in the last round too', () => {
  const scene = endOfGame({ players: [{ money: 5, loans: 1 }, { money: 5 }] });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.told('interestPaid').filter((event) => event.seat === 0)).toMatchObject([{ money: 1 }]);
  // $5 is 1 point, $4 is none.
  expect(scene.told('cashScored').map((event) => event.points)).toEqual([0, 1, 0]);
});

it('age-of-industry.interest.1: interest does not count as spending', () => {
  const scene = endOfRound({ players: [{ money: 9, loans: 5 }] });
  expect(scene.now.order).toEqual([0, 1, 2]);
  expect(spent(scene)).toEqual([0, 0, 0]);
});

it('age-of-industry.interest.2: a loan taken to pay interest costs none in this round', () => {
  const scene = endOfRound({ players: [{ money: 0, loans: 3 }] });
  expect(money(scene)[0]).toBe(10 - 3);
  expect(loans(scene)[0]).toBe(4);
  expect(scene.told('interestPaid').filter((event) => event.seat === 0)).toMatchObject([{ money: 3 }]);
});

it('age-of-industry.interest.2: such a loan costs interest in the next round', () => {
  const scene = lastActionOfRound({ players: [{ money: 0, loans: 3 }] })
    .play('pass')
    .passUntil(({ round }) => round === 7);
  expect(money(scene)[0]).toBe(10 - 3 - 4);
  expect(loans(scene)[0]).toBe(4);
});

it.each([
  [2, 2, 0, 2],
  [1, 2, 9, 3],
  [0, 1, 9, 2],
  [4, 15, 9, 17],
])('age-of-industry.interest.2: $%i and %i loans become $%i and %i', (cash, owed, left, owing) => {
  const scene = endOfRound({ players: [{ money: cash, loans: owed }] });
  expect([money(scene)[0], loans(scene)[0]]).toEqual([left, owing]);
});

it.each([
  [10, 1, 0, 0],
  [9, 1, 8, 1],
  [15, 2, 4, 1],
  [35, 2, 15, 0],
  [29, 5, 6, 3],
  // The interest of $1 needs a new loan.
  [20, 3, 9, 2],
])('age-of-industry.interest.3: of $%i and %i loans $%i and %i are left', (cash, owed, left, owing) => {
  const scene = endOfRound({ players: [{ money: cash, loans: owed }] });
  expect([money(scene)[0], loans(scene)[0]]).toEqual([left, owing]);
});

it('age-of-industry.interest.3: no seat repays before that', () => {
  const scene = germany({ players: [{ hand: { ship: 3 }, money: 25, loans: 2 }] }).play('pass', 'pass');
  expect(scene.now.players[0]).toMatchObject({ money: 25, loans: 2 });
});

it('age-of-industry.interest.3: a seat without loans keeps its money', () => {
  const scene = endOfRound({ players: [{ money: 25 }] });
  expect(money(scene)[0]).toBe(25);
  expect(scene.told('repaid')).toEqual([]);
});
