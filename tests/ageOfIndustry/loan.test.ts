import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany } from './drafts.ts';
import type { Player } from './settling.ts';
import { loans, money, spent } from './settling.ts';

const at = (player: Player, round = 2): Scene => germany({ round, players: [{ hand: { yellow: 3 }, ...player }] });

const mill = 'build berlin#1 cotton with yellow';

it('age-of-industry.loan.1: a loan gives $10', () => {
  const scene = at({}).play(mill);
  expect(scene.told('lent')).toMatchObject([{ seat: 0, amount: 10 }]);
  expect(scene.now.players[0]).toMatchObject({ money: 6, loans: 1 });
});

it('age-of-industry.loan.1: loans are possible in the first round', () => {
  expect(at({}, 1).play(mill).now.players[0]).toMatchObject({ money: 6, loans: 1 });
});

it('age-of-industry.loan.1: the number of loans is not limited', () => {
  expect(at({ loans: 40 }).play(mill).now.players[0]).toMatchObject({ money: 6, loans: 41 });
});

it.each([
  [0, 1, 6],
  [3, 1, 9],
  [4, 0, 0],
  [5, 0, 1],
])('age-of-industry.loan.2: a seat with $%i takes %i loans to pay $4 and keeps $%i', (cash, taken, left) => {
  expect(at({ money: cash }).play(mill).now.players[0]).toMatchObject({ money: left, loans: taken });
});

/** Goods factory 4 costs $14, and $4 for each of its two cubes from empty tracks. */
const factory = (cash: number): Scene =>
  germany({
    players: [{ hand: { blue: 2 }, money: cash, mat: { 'goods-0': 0, 'goods-3': 0 } }],
    tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
    markets: { coal: 0, iron: 0 },
  }).play('build hamburg#3 goods with blue');

it.each([
  [0, 3, 8],
  [1, 3, 9],
  [2, 2, 0],
  [11, 2, 9],
  [12, 1, 0],
  [21, 1, 9],
  [22, 0, 0],
])('age-of-industry.loan.2: a seat with $%i takes %i loans to pay $22 and keeps $%i', (cash, taken, left) => {
  const scene = factory(cash);
  expect(scene.now.players[0]).toMatchObject({ money: left, loans: taken, spent: 22 });
  expect(scene.told('lent').reduce((sum, { amount }) => sum + amount, 0)).toBe(10 * taken);
});

it('age-of-industry.loan.2: a rail can be paid for with a loan', () => {
  const scene = germany({ tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1' } } }).play('network berlin-poland');
  expect(scene.now.players[0]).toMatchObject({ money: 9, loans: 1 });
});

it('age-of-industry.loan.2: no loan is taken unless needed', () => {
  const scene = at({ money: 4 });
  expect(scene.legal('loan')).toEqual([]);
  scene.play('remove ship-0', 'pass');
  expect(scene.now.players[0]).toMatchObject({ money: 4, loans: 0 });
});

it('age-of-industry.loan.2: other seats take no loan', () => {
  expect(loans(at({}).play(mill))).toEqual([1, 0, 0]);
});

it('age-of-industry.loan.3: a loan is repaid for $10', () => {
  const scene = at({ money: 10, loans: 2 }).play('repay');
  expect(scene.now.players[0]).toMatchObject({ money: 0, loans: 1 });
  expect(scene.told('repaid')).toMatchObject([{ seat: 0, amount: 10 }]);
});

it('age-of-industry.loan.3: a seat may repay as long as it has a loan and $10', () => {
  const scene = at({ money: 35, loans: 4 }).play('repay', 'repay', 'repay');
  expect(scene.now.players[0]).toMatchObject({ money: 5, loans: 1 });
  expect(scene.legal('repay')).toEqual([]);
  expect(at({ money: 35, loans: 2 }).play('repay', 'repay').legal('repay')).toEqual([]);
});

it('age-of-industry.loan.3: repaying is refused with $9 or without a loan', () => {
  expect(at({ money: 9, loans: 1 }).refuse('repay')).toMatchObject({
    reason: 'tooLittleMoneyToRepay',
    rule: 'age-of-industry.loan.3',
  });
  expect(at({ money: 50 }).refuse('repay')).toMatchObject({
    reason: 'noLoanToRepay',
    rule: 'age-of-industry.loan.3',
  });
});

it('age-of-industry.loan.3: repaying is possible between two actions, and in the first round', () => {
  expect(at({ money: 20, loans: 1 }).play('pass').allows('repay')).toBe(true);
  expect(at({ money: 20, loans: 1 }, 1).allows('repay')).toBe(true);
});

it('age-of-industry.loan.3: repaying is refused in another seat’s turn', () => {
  const scene = germany({ players: [{}, { money: 20, loans: 2 }] });
  expect(scene.refuse('repay', 1).reason).toBe('notYourTurn');
});

it('age-of-industry.loan.3: repaying is refused while a question is open', () => {
  const scene = at({ money: 20, loans: 2, hand: ['yellow', 'coal'] }).play('pass');
  expect(scene.pending.awaits).toBe('discard');
  expect(scene.rule('repay')).toBe('age-of-industry.turn.6');
});

it('age-of-industry.loan.4: loans and repayments cost no action', () => {
  const scene = at({ money: 10, loans: 1 }).play('repay');
  expect(scene.now).toMatchObject({ actionsLeft: 2, pending: { awaits: 'action', seat: 0 } });
  expect(scene.now.players[0].handSize).toBe(3);
  scene.play(mill);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.loan.4: a combined action is possible after a repayment', () => {
  const scene = at({ money: 10, loans: 1 }).play('repay');
  expect(scene.allows('double munich#1 cotton')).toBe(true);
});

it('age-of-industry.loan.4: a repayment does not count as spending', () => {
  expect(spent(at({ money: 20, loans: 2 }).play('repay', 'repay'))).toEqual([0, 0, 0]);
});

it('age-of-industry.loan.4: a loan does not reduce what is spent', () => {
  expect(spent(at({}).play(mill))).toEqual([4, 0, 0]);
});

it('age-of-industry.loan.5: a loan repaid within the turn costs no interest, as on page 10', () => {
  const scene = germany({
    players: [{ hand: { brown: 2 } }, { hand: { ship: 3 } }, { hand: { port: 3 } }],
    markets: { coal: 3 },
  });
  // $1 for the mine; its three cubes bring $4, and its flip another $4.
  scene.play('build bohemia#1 coal with brown');
  expect(scene.now.players[0]).toMatchObject({ money: 10 - 1 + 4 + 4, loans: 1 });
  scene.play('repay', 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now.round).toBe(3);
  expect(scene.told('interestPaid').filter((event) => event.money > 0)).toEqual([]);
  expect(money(scene)).toEqual([7, 0, 0]);
  expect(loans(scene)).toEqual([0, 0, 0]);
});

it('age-of-industry.loan.5: of two loans, the repaid one costs no interest and the other does', () => {
  const scene = germany({
    players: [{ hand: { ship: 2 }, money: 12, loans: 2 }, { hand: { coal: 3 } }, { hand: { port: 3 } }],
  }).play('repay', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now.round).toBe(3);
  expect(money(scene)).toEqual([1, 0, 0]);
});
