import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

/** Hands with only one kind of card, so no card has to be chosen. */
const hands = [
  { hand: { brewery: 5 } },
  { hand: { iron: 4 } },
  { hand: { 'cotton-manufacturer': 6 } },
  { hand: { coventry: 3 } },
];

it('birmingham.order.1: seats play in order of money spent, least first', () => {
  const scene = new Scene({ seats: 3, round: 2, players: hands.slice(0, 3) });
  scene.play('network birmingham-coventry', 'network birmingham-dudley');
  scene.play('pass', 'pass');
  scene.play('network leek-stoke', 'pass');
  expect(scene.now).toMatchObject({ round: 3, turn: 0, order: [1, 2, 0], pending: { awaits: 'action', seat: 1 } });
});

it('birmingham.order.1: the order does not change before the round ends', () => {
  const scene = new Scene({ seats: 3, round: 2, order: [2, 0, 1], players: hands.slice(0, 3) });
  scene.play('network leek-stoke', 'pass');
  expect(scene.now).toMatchObject({ round: 2, turn: 1, order: [2, 0, 1], pending: { awaits: 'action', seat: 0 } });
  scene.play('pass', 'pass');
  expect(scene.now).toMatchObject({ round: 2, turn: 2, order: [2, 0, 1], pending: { awaits: 'action', seat: 1 } });
  scene.play('pass', 'pass');
  expect(scene.now).toMatchObject({ round: 3, turn: 0, order: [0, 1, 2] });
});

it('birmingham.order.2: seats that spent the same keep their order', () => {
  const scene = new Scene({ seats: 4, round: 2, order: [3, 1, 0, 2], players: hands });
  scene.play('network birmingham-coventry', 'pass');
  scene.play('pass', 'pass');
  scene.play('network leek-stoke', 'pass');
  scene.play('pass', 'pass');
  expect(scene.now.order).toEqual([1, 2, 3, 0]);
});

it('birmingham.order.2: the order stays if nobody spends', () => {
  const scene = new Scene({ seats: 4, round: 2, order: [2, 0, 3, 1] }).passUntil(({ round }) => round === 3);
  expect(scene.now.order).toEqual([2, 0, 3, 1]);
});

it('birmingham.order.3: tiles, links and market cubes count', () => {
  const built = new Scene({ seats: 2, round: 2, players: [{ hand: { dudley: 2 } }] });
  expect(built.play('build dudley#1 coal with dudley').now.players[0].spent).toBe(5);

  const canal = new Scene({ seats: 2, round: 2, players: hands.slice(0, 2) });
  expect(canal.play('network leek-stoke').now.players[0].spent).toBe(3);

  const iron = new Scene({ seats: 2, round: 2, players: hands.slice(0, 2) });
  expect(iron.play('develop cotton', 'develop cotton').now.players[0].spent).toBe(2 + 2);

  const coal = new Scene({ seats: 2, era: 'rail', round: 2, players: hands.slice(0, 2) });
  expect(coal.play('network birmingham-oxford').now.players[0].spent).toBe(5 + 1);
});

it('birmingham.order.3: market proceeds are not deducted', () => {
  const scene = new Scene({
    seats: 2,
    round: 2,
    players: [{ hand: { coalbrookdale: 2 } }, { hand: { dudley: 2 } }],
    links: { 'coalbrookdale-shrewsbury': 0 },
  });
  // £5 and £1 for coal, £2 back for two iron cubes.
  scene.play('build coalbrookdale#2 iron with coalbrookdale');
  expect(scene.now.players[0]).toMatchObject({ money: 17 - 6 + 2, spent: 6 });
  scene.play('pass', 'build dudley#1 coal with dudley');
  expect(scene.now.players[1].spent).toBe(5);
  scene.play('pass');
  expect(scene.now.order).toEqual([1, 0]);
});

it('birmingham.order.3: loans and merchant bonuses are not deducted', () => {
  const scene = new Scene({
    seats: 3,
    round: 2,
    players: hands.slice(0, 3),
    links: { 'stoke-warrington': 0 },
    merchants: { 'warrington#1': { tile: 'pottery' } },
    tiles: { 'stoke#2': { seat: 0, tile: 'pottery-1' } },
  });
  scene.play('network leek-stoke', 'sell stoke#2 to warrington#1');
  expect(scene.now.players[0]).toMatchObject({ money: 17 - 3 + 5, spent: 3 });
  scene.play('pass', 'pass', 'loan 30', 'network birmingham-dudley');
  expect(scene.now.order).toEqual([1, 0, 2]);
});

it('birmingham.order.3: paying negative income does not count as spending', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ income: 2, money: 30 }, {}] });
  scene.passUntil(({ round }) => round === 3);
  expect(scene.now.players[0]).toMatchObject({ money: 30 - 8, spent: 0 });
  scene.passUntil(({ round }) => round === 4);
  expect(scene.now).toMatchObject({ order: [0, 1] });
  expect(scene.now.players[0].money).toBe(30 - 16);
});

it('birmingham.order.4: amounts spent are reset after each round', () => {
  const scene = new Scene({ seats: 2, round: 2, players: hands.slice(0, 2) });
  scene.play('network leek-stoke', 'network stoke-stone', 'pass');
  expect(scene.now.players.map(({ spent }) => spent)).toEqual([6, 0]);
  scene.play('pass');
  expect(scene.now.order).toEqual([1, 0]);
  expect(scene.now.players.map(({ spent }) => spent)).toEqual([0, 0]);
  scene.play('network birmingham-dudley', 'discard iron').passUntil(({ round }) => round === 4);
  expect(scene.now.order).toEqual([0, 1]);
});

it('birmingham.order.4: the order after the last canal round applies in the first rail round', () => {
  const scene = new Scene({ seats: 2, round: 10, players: [{ hand: { brewery: 2 } }, { hand: { iron: 2 } }] });
  scene.play('network leek-stoke', 'pass', 'pass', 'pass');
  expect(scene.now).toMatchObject({ era: 'rail', round: 1, order: [1, 0], pending: { awaits: 'action', seat: 1 } });
  expect(scene.now.players.map(({ spent }) => spent)).toEqual([0, 0]);
});
