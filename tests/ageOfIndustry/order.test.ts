import { expect, it } from 'vitest';

import { germany } from './drafts.ts';
import { endOfRound, spent } from './settling.ts';

it('age-of-industry.order.1: seats play in order of money spent, least first', () => {
  const scene = endOfRound({ players: [{ spent: 9 }, { spent: 0 }, { spent: 4 }] });
  expect(scene.told('reordered')).toMatchObject([{ order: [1, 2, 0], spent: [9, 0, 4] }]);
  expect(scene.now).toMatchObject({ round: 6, turn: 0, order: [1, 2, 0], pending: { awaits: 'action', seat: 1 } });
});

it('age-of-industry.order.1: red with $2 comes before yellow with $4, as on page 6', () => {
  const scene = germany({
    round: 1,
    players: [{ hand: { cotton: 2 } }, { hand: { iron: 2 } }, { hand: { ship: 2 } }],
  }).play('build berlin#1 cotton with cotton', 'build cologne#1 iron with iron', 'pass');
  expect(scene.now).toMatchObject({ round: 2, order: [2, 1, 0], pending: { awaits: 'action', seat: 2 } });
});

it('age-of-industry.order.1: the order does not change within a round', () => {
  const scene = germany({
    order: [2, 0, 1],
    players: [{ hand: { ship: 3 } }, { hand: { coal: 3 } }, { hand: { yellow: 3 } }],
  }).play('build berlin#1 cotton with yellow', 'pass');
  expect(scene.now).toMatchObject({ turn: 1, order: [2, 0, 1], pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.order.2: yellow spent most, red next, and blue and green keep their order, as on page 12', () => {
  // Yellow, red, blue and green are seats 0 to 3.
  const players = [{ spent: 12 }, { spent: 7 }, { spent: 3 }, { spent: 3 }];
  expect(endOfRound({ seats: 4, players }).now.order).toEqual([2, 3, 1, 0]);
  expect(endOfRound({ seats: 4, order: [3, 0, 2, 1], players }).now.order).toEqual([3, 2, 1, 0]);
});

it('age-of-industry.order.2: the order stays if all spent the same', () => {
  const players = Array.from({ length: 5 }, () => ({ spent: 6 }));
  expect(endOfRound({ seats: 5, order: [4, 1, 3, 0, 2], players }).now.order).toEqual([4, 1, 3, 0, 2]);
});

it('age-of-industry.order.2: the relative order of the round counts, not the seats', () => {
  const players = [{ spent: 1 }, { spent: 0 }, { spent: 1 }, { spent: 0 }];
  expect(endOfRound({ seats: 4, order: [3, 2, 1, 0], players }).now.order).toEqual([3, 1, 2, 0]);
});

it('age-of-industry.order.3: a tile and its cubes from the tracks count as spent', () => {
  const scene = germany({ players: [{ hand: { blue: 2 }, mat: { 'port-1': 0, 'port-2': 0 } }] });
  // Port 3 costs $8, coal and iron $1 each.
  expect(spent(scene.play('build kiel#1 port with blue'))).toEqual([8 + 1 + 1, 0, 0]);
});

it('age-of-industry.order.3: rails and their cubes count', () => {
  const scene = germany({ tiles: { 'hamburg#1': { seat: 0, tile: 'port-1' } } });
  expect(spent(scene.play('network kiel-hamburg'))).toEqual([1, 0, 0]);
  const later = germany({ tiles: { 'hamburg#1': { seat: 0, tile: 'port-1' } }, links: { 'kiel-hamburg': 0 } });
  later.play('network hamburg-berlin');
  while (later.pending.awaits !== 'action') later.play(later.legal()[0] ?? '');
  expect(spent(later)).toEqual([1 + 1 + 1, 0, 0]);
});

it('age-of-industry.order.3: both actions of a turn add up', () => {
  const scene = germany({ players: [{ hand: { yellow: 3 } }, { hand: { coal: 3 } }, { hand: { ship: 3 } }] });
  scene.play('build berlin#1 cotton with yellow', 'build berlin#2 iron with yellow', 'pass', 'pass', 'pass', 'pass');
  expect(scene.told('reordered')).toMatchObject([{ order: [1, 2, 0], spent: [6, 0, 0] }]);
});

it('age-of-industry.order.3: free cubes from tiles do not count', () => {
  const scene = germany({
    players: [{ hand: { yellow: 3 }, mat: { 'cotton-1': 0 } }],
    tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
  }).play('build chemnitz#2 cotton with yellow');
  expect(spent(scene)).toEqual([6, 0, 0]);
});

it('age-of-industry.order.3: money received is not deducted', () => {
  const scene = germany({ players: [{ hand: { brown: 2 } }], markets: { coal: 3 } });
  scene.play('build bohemia#1 coal with brown');
  expect(scene.now.players[0]).toMatchObject({ money: 17, spent: 1 });

  const sale = germany({
    players: [{ spent: 5 }],
    tiles: { 'hamburg#3': { seat: 0, tile: 'cotton-1' }, 'hamburg#1': { seat: 0, tile: 'port-1' } },
  }).play('sell hamburg#3 to hamburg#1');
  expect(spent(sale)).toEqual([5, 0, 0]);
});

it('age-of-industry.order.3: each round starts with nothing spent', () => {
  const scene = endOfRound({ players: [{ spent: 9 }, { spent: 3 }, { spent: 4 }] });
  expect(spent(scene)).toEqual([0, 0, 0]);
  scene.passUntil(({ round }) => round === 7);
  expect(scene.now.order).toEqual([1, 2, 0]);
});
