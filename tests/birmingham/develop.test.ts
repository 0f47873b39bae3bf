import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Mat = Readonly<Record<string, number>>;

/** A hand with only one kind of card, so no card has to be chosen. */
const at = (draft: Partial<Setup>, mat: Mat = {}, money = 17): Scene =>
  new Scene({ seats: 2, round: 2, players: [{ hand: { brewery: 5 }, money, mat }], ...draft });

it('birmingham.develop.1: the seat may stop after one tile', () => {
  const scene = at({}).play('develop cotton');
  expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
  scene.play('stop');
  expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 2, 'coal-1': 1 });
  expect(scene.now.players[0]).toMatchObject({ handSize: 4, money: 15 });
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('birmingham.develop.1: two tiles of one industry, but no third', () => {
  const scene = at({}).play('develop cotton', 'develop cotton');
  expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 1, 'cotton-2': 2 });
  expect(scene.now.players[0].handSize).toBe(4);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('birmingham.develop.1: two tiles of two industries', () => {
  const scene = at({}).play('develop iron', 'develop brewery');
  expect(scene.now.players[0].mat['iron-1']).toBe(0);
  expect(scene.now.players[0].mat['brewery-1']).toBe(1);
  expect(scene.told('developed')).toHaveLength(2);
  expect(scene.now.players[1].mat).toMatchObject({ 'iron-1': 1, 'brewery-1': 2 });
});

it('birmingham.develop.2: the lowest level left is removed', () => {
  const scene = at({}).play('develop coal', 'develop coal');
  expect(scene.now.players[0].mat['coal-1']).toBe(0);
  expect(scene.now.players[0].mat).toMatchObject({ 'coal-2': 1, 'coal-3': 2, 'coal-4': 2 });
});

it('birmingham.develop.2: a level that can no longer be built may be developed', () => {
  const scene = at({ era: 'rail' }).play('develop manufacturer', 'stop');
  expect(scene.now.players[0].mat['manufacturer-1']).toBe(0);
  expect(scene.now.players[0].mat['manufacturer-2']).toBe(2);
});

it('birmingham.develop.2: a level that cannot be built yet may be developed', () => {
  const scene = at({}, { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 }).play('develop brewery', 'stop');
  expect(scene.now.players[0].mat['brewery-4']).toBe(0);
});

it('birmingham.develop.2: a developed tile leaves the game', () => {
  const scene = at({})
    .play('develop iron', 'stop')
    .passUntil(({ era }) => era === 'rail');
  expect(scene.now.players[0].mat['iron-1']).toBe(0);
  expect(scene.now.players[0].mat['iron-2']).toBe(1);
});

it('birmingham.develop.2: an industry without tiles has nothing to develop', () => {
  const none = { 'iron-1': 0, 'iron-2': 0, 'iron-3': 0, 'iron-4': 0 };
  expect(at({}, none).rule('develop iron')).toBe('birmingham.develop.1');
  const scene = at({}, { ...none, 'iron-4': 1 }).play('develop iron');
  expect(scene.rule('develop iron')).toBe('birmingham.develop.1');
  expect(scene.allows('develop coal')).toBe(true);
});

it('birmingham.develop.3: iron from a works is free, whoever owns it, and is used before the market', () => {
  const scene = at({ tiles: { 'dudley#2': { seat: 1, tile: 'iron-1', cubes: 3 } } });
  scene.play('develop cotton', 'develop cotton');
  expect(scene.now.tiles['dudley#2'].cubes).toBe(1);
  expect(scene.now.markets['iron']).toBe(8);
  expect(scene.now.players[0]).toMatchObject({ money: 17, spent: 0 });
});

it('birmingham.develop.3: iron for the second tile is taken after the first', () => {
  const scene = at({ tiles: { 'dudley#2': { seat: 1, tile: 'iron-1', cubes: 1 } } }).play('develop cotton');
  expect(scene.now.players[0].money).toBe(17);
  expect(scene.now.players[1].income).toBe(13);
  scene.play('develop cotton');
  expect(scene.now.players[0]).toMatchObject({ money: 15, spent: 2 });
  expect(scene.now.markets['iron']).toBe(7);
});

it('birmingham.develop.3: iron for the second tile is priced after the first', () => {
  const scene = at({ markets: { iron: 3 } }, {}, 9).play('develop cotton', 'develop cotton');
  expect(scene.told('bought').map(({ price }) => price)).toEqual([4, 5]);
  expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 9 });

  const poor = at({ markets: { iron: 3 } }, {}, 8).play('develop cotton');
  expect(poor.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('birmingham.develop.3: iron from an empty market costs £6', () => {
  const scene = at({ markets: { iron: 1 } }).play('develop cotton', 'develop cotton');
  expect(scene.told('bought').map(({ price }) => price)).toEqual([5, 6]);
  expect(at({ markets: { iron: 0 } }, {}, 5).refuse('develop cotton').reason).toBe('tooLittleMoneyForIron');
});

it('birmingham.develop.3: among several works the seat chooses for each tile', () => {
  const scene = at({
    tiles: { 'dudley#2': { seat: 1, tile: 'iron-1' }, 'redditch#2': { seat: 0, tile: 'iron-1' } },
  }).play('develop cotton');
  expect(scene.legal().toSorted()).toEqual(['iron dudley#2', 'iron redditch#2']);
  scene.play('iron redditch#2', 'develop cotton', 'iron dudley#2');
  expect(scene.now.tiles['redditch#2'].cubes).toBe(3);
  expect(scene.now.tiles['dudley#2'].cubes).toBe(3);
});

it.each(['canal', 'rail'])('birmingham.develop.4: pottery I cannot be developed in the %s era', (era) => {
  const scene = at({ era });
  expect(scene.rule('develop pottery')).toBe('birmingham.develop.4');
  scene.play('develop cotton');
  expect(scene.rule('develop pottery')).toBe('birmingham.develop.4');
});

it('birmingham.develop.4: pottery II can be developed, pottery III behind it cannot', () => {
  const scene = at({}, { 'pottery-1': 0 }).play('develop pottery');
  expect(scene.now.players[0].mat['pottery-2']).toBe(0);
  expect(scene.rule('develop pottery')).toBe('birmingham.develop.4');
});

it('birmingham.develop.4: pottery IV and V can be developed one after the other', () => {
  const scene = at({}, { 'pottery-1': 0, 'pottery-2': 0, 'pottery-3': 0 }).play('develop pottery', 'develop pottery');
  const { mat } = scene.now.players[0];
  expect(Object.keys(mat).filter((slug) => slug.startsWith('pottery') && mat[slug] > 0)).toEqual([]);
});

it('birmingham.develop.4: building pottery I makes pottery II the lowest', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: { coventry: 3 }, money: 30 }] });
  scene.play('build coventry#1 pottery with coventry', 'develop pottery');
  expect(scene.now.players[0].mat['pottery-2']).toBe(0);
  expect(scene.now.players[0].mat['pottery-3']).toBe(1);
});
