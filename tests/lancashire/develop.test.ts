import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

type Mat = Readonly<Record<string, number>>;

/** A hand with only one kind of card, so no card has to be chosen. */
const at = (setting: Setting = {}, mat: Mat = {}, money = 30): Scene =>
  canal({ players: [{ hand: { port: 3 }, money, mat }], ...setting });

it('lancashire.develop.1: the seat may stop after one tile', () => {
  const scene = at().play('develop cotton');
  expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
  scene.play('stop');
  expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 2, 'cotton-2': 3, 'coal-1': 1 });
  expect(scene.now.players[0]).toMatchObject({ handSize: 2, money: 29, spent: 1 });
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('lancashire.develop.1: two tiles of one industry for one card, but no third', () => {
  const scene = at().play('develop cotton', 'develop cotton');
  expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 1, 'cotton-2': 3 });
  expect(scene.now.players[0].handSize).toBe(2);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('lancashire.develop.1: two tiles of two industries, only from the seat’s own mat', () => {
  const scene = at().play('develop iron', 'develop port');
  expect(scene.now.players[0].mat).toMatchObject({ 'port-1': 1, 'iron-2': 1 });
  expect(scene.now.players[0].mat['iron-1'] ?? 0).toBe(0);
  expect(scene.told('developed')).toHaveLength(2);
  expect(scene.now.players[1].mat).toMatchObject({ 'iron-1': 1, 'port-1': 2 });
});

it('lancashire.develop.1: a developed tile leaves the game', () => {
  const scene = at()
    .play('develop iron', 'stop')
    .passUntil(({ era }) => era === 'rail');
  expect(scene.now.players[0].mat['iron-1'] ?? 0).toBe(0);
  expect(scene.now.players[0].mat['iron-2']).toBe(1);
  expect(scene.now.tiles).toEqual({});
});

it('lancashire.develop.1: every industry may be developed', () => {
  expect(at().legal('develop').toSorted()).toEqual([
    'develop coal',
    'develop cotton',
    'develop iron',
    'develop port',
    'develop shipyard',
  ]);
});

it('lancashire.develop.1: an industry without tiles has nothing to develop', () => {
  const none = { 'iron-1': 0, 'iron-2': 0, 'iron-3': 0, 'iron-4': 0 };
  expect(at({}, none).refuse('develop iron')).toMatchObject({
    reason: 'nothingToDevelop',
    rule: 'lancashire.develop.1',
  });
  const scene = at({}, { ...none, 'iron-4': 1 }).play('develop iron');
  expect(scene.rule('develop iron')).toBe('lancashire.develop.1');
  expect(scene.allows('develop coal')).toBe(true);
});

it('lancashire.develop.2: each time the lowest tile left is removed', () => {
  const scene = at().play('develop coal', 'develop coal');
  const { mat } = scene.now.players[0];
  expect([mat['coal-1'] ?? 0, mat['coal-2'], mat['coal-3'], mat['coal-4']]).toEqual([0, 1, 2, 2]);
});

it('lancashire.develop.2: locked shipyards can be developed', () => {
  const scene = at().play('develop shipyard', 'develop shipyard');
  const { mat } = scene.now.players[0];
  expect([mat['shipyard-0'] ?? 0, mat['shipyard-1'], mat['shipyard-2']]).toEqual([0, 2, 2]);
  expect(scene.now.players[0].money).toBe(30 - 2);
  scene.play('develop shipyard', 'stop');
  expect(scene.now.players[0].mat['shipyard-1']).toBe(1);
});

it('lancashire.develop.2: a level that can no longer be built may be developed', () => {
  const scene = rail({ players: [{ hand: { port: 3 } }] }).play('develop port', 'develop coal');
  expect(scene.now.players[0].mat['port-1']).toBe(1);
  expect(scene.now.players[0].mat['coal-1'] ?? 0).toBe(0);
});

it('lancashire.develop.2: a level that cannot be built yet may be developed', () => {
  const scene = at({}, { 'shipyard-0': 0, 'shipyard-1': 0 }).play('develop shipyard', 'stop');
  expect(scene.now.players[0].mat['shipyard-2']).toBe(1);
});

it('lancashire.develop.3: iron from a works is free, whoever owns it, and is used before the market', () => {
  const scene = at({ tiles: { 'bolton#3': { seat: 1, tile: 'iron-1', cubes: 3 } } });
  scene.play('develop cotton', 'develop cotton');
  expect(scene.now.tiles['bolton#3'].cubes).toBe(1);
  expect(scene.now.markets['iron']).toBe(8);
  expect(scene.now.players[0]).toMatchObject({ money: 30, spent: 0 });
});

it('lancashire.develop.3: iron for the second tile is taken after the first', () => {
  const scene = at({ tiles: { 'bolton#3': { seat: 1, tile: 'iron-1', cubes: 1 } } }).play('develop cotton');
  expect(scene.now.players[0].money).toBe(30);
  expect(scene.now.players[1].income).toBe(10 + 3);
  scene.play('develop cotton');
  expect(scene.now.players[0]).toMatchObject({ money: 29, spent: 1 });
  expect(scene.now.markets['iron']).toBe(7);
});

it('lancashire.develop.3: iron for the second tile is priced after the first', () => {
  const scene = at({ markets: { iron: 3 } }, {}, 7).play('develop cotton', 'develop cotton');
  expect(sources(scene, 'iron')).toEqual(['£3', '£4']);
  expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 7 });

  const poor = at({ markets: { iron: 3 } }, {}, 6).play('develop cotton');
  expect(poor.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('lancashire.develop.3: developing is refused if the iron cannot be paid for', () => {
  expect(at({ markets: { iron: 0 } }, {}, 4).refuse('develop cotton').reason).toBe('tooLittleMoneyForIron');
  expect(at({ markets: { iron: 0 } }, {}, 5).allows('develop cotton')).toBe(true);
});

it('lancashire.develop.3: the level makes no difference to the price', () => {
  const scene = at({}, { 'cotton-1': 0, 'cotton-2': 0, 'cotton-3': 0 }).play('develop cotton', 'stop');
  expect(sources(scene, 'iron')).toEqual(['£1']);
});

it('lancashire.develop.3: the seat chooses among several works for each tile', () => {
  const scene = at({
    tiles: { 'bolton#3': { seat: 1, tile: 'iron-1' }, 'rochdale#3': { seat: 0, tile: 'iron-1' } },
  }).play('develop cotton');
  expect(scene.legal().toSorted()).toEqual(['iron bolton#3', 'iron rochdale#3']);
  scene.play('iron rochdale#3', 'develop cotton', 'iron bolton#3');
  expect(sources(scene, 'iron')).toEqual(['rochdale#3', 'bolton#3']);
});
