import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany, newEngland } from './drafts.ts';
import type { Player } from './settling.ts';

const at = (player: Player = {}): Scene => germany({ players: [{ hand: { port: 3 }, ...player }] });

it('age-of-industry.develop.1: one card of the seat’s choice and one tile are removed', () => {
  const scene = at({ hand: ['cotton', 'coal', 'blue'] }).play('remove cotton-1');
  expect(scene.legal().toSorted()).toEqual(['discard blue', 'discard coal', 'discard cotton']);
  scene.play('discard coal');
  expect(scene.now.players[0].hand).toEqual({ cotton: 1, blue: 1 });
  expect(scene.now.players[0].mat['cotton-1']).toBe(1);
  expect(scene.now.players[1].mat['cotton-1']).toBe(2);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.develop.1: developing needs neither iron nor money', () => {
  const scene = germany({ players: [{ hand: { port: 3 } }], markets: { iron: 0, coal: 0 } }).play('remove coal-1');
  expect(scene.now.players[0]).toMatchObject({ money: 0, loans: 0, spent: 0, handSize: 2 });
  expect(scene.told('bought')).toEqual([]);
});

it('age-of-industry.develop.1: available iron is not consumed', () => {
  const scene = germany({
    players: [{ hand: { port: 3 } }],
    tiles: { 'berlin#1': { seat: 0, tile: 'iron-1' } },
  }).play('remove coal-1');
  expect(scene.now.tiles['berlin#1'].cubes).toBe(3);
  expect(scene.now.markets['iron']).toBe(6);
});

it('age-of-industry.develop.1: one tile per action, and no second with the same card', () => {
  const scene = at().play('remove iron-1', 'remove iron-1');
  expect(scene.now.players[0]).toMatchObject({ handSize: 1 });
  expect(scene.told('developed')).toHaveLength(2);
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('age-of-industry.develop.1: developing without a card is refused', () => {
  const scene = at({ hand: [] });
  expect(scene.legal('remove')).toEqual([]);
  expect(scene.refuse('remove cotton-1')).toMatchObject({ reason: 'noCardToSpend', rule: 'age-of-industry.turn.4' });
});

it('age-of-industry.develop.1: the last card is enough', () => {
  const scene = at({ hand: ['ship'] }).play('remove ship-0');
  expect(scene.now.players[0].handSize).toBe(0);
});

it('age-of-industry.develop.2: any tile of the mat can be developed, not only the lowest', () => {
  const all = ['cotton', 'iron', 'coal', 'port'].flatMap((industry) =>
    [1, 2, 3].map((level) => `${industry}-${level}`),
  );
  const higher = ['goods-0', 'goods-3', 'goods-4', 'ship-0', 'ship-3', 'ship-4'];
  expect(at().legal('remove').toSorted()).toEqual([...all, ...higher].map((tile) => `remove ${tile}`).toSorted());
});

it('age-of-industry.develop.2: the lowest tile is still the one to be built', () => {
  const scene = at({ hand: { yellow: 2 } }).play('remove cotton-3');
  expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 2, 'cotton-2': 2, 'cotton-3': 1 });
  scene.play('build berlin#1 cotton with yellow');
  expect(scene.now.tiles['berlin#1'].tile).toBe('cotton-1');
});

it('age-of-industry.develop.2: a tile that is no longer on the mat cannot be developed', () => {
  const scene = at({ mat: { 'cotton-2': 0 } });
  expect(scene.legal('remove cotton')).toEqual(['remove cotton-1', 'remove cotton-3']);
  expect(scene.rule('remove cotton-2')).toMatch(/^age-of-industry\.develop\.[12]$/);
});

it('age-of-industry.develop.2: a tile on the board cannot be developed', () => {
  const scene = germany({
    players: [{ hand: { port: 3 } }],
    tiles: { 'berlin#1': { seat: 0, tile: 'iron-1' }, 'leipzig#1': { seat: 0, tile: 'iron-1' } },
  });
  expect(scene.legal('remove iron')).toEqual(['remove iron-2', 'remove iron-3']);
});

it('age-of-industry.develop.3: two actions unlock goods factory 3, as on page 12', () => {
  const scene = germany({
    players: [{ hand: { blue: 4 } }, { hand: { ship: 3 } }, { hand: { coal: 3 } }],
    tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
  });
  const build = 'build hamburg#3 goods with blue';
  expect(scene.refuse(build)).toMatchObject({ reason: 'tileLocked', rule: 'age-of-industry.build.3' });
  scene.play('remove goods-0');
  expect(scene.rule(build)).toBe('age-of-industry.build.3');
  scene.play('remove goods-0', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now.players[0].mat).toMatchObject({ 'goods-3': 2, 'goods-4': 2 });
  expect(scene.legal('remove goods-0')).toEqual([]);
  scene.play(build);
  expect(scene.now.tiles['hamburg#3'].tile).toBe('goods-3');
});

it('age-of-industry.develop.3: one action unlocks ship 3', () => {
  const scene = newEngland({
    players: [{ hand: { purple: 3 } }],
    tiles: { 'boston#1': { seat: 1, tile: 'port-1' } },
  });
  const build = 'build massachusetts-bay#1 ship with purple';
  expect(scene.rule(build)).toBe('age-of-industry.build.3');
  scene.play('remove ship-0', build);
  expect(scene.now.tiles['massachusetts-bay#1'].tile).toBe('ship-3');
});

it('age-of-industry.develop.3: developing a higher tile does not unlock the lower one', () => {
  const scene = germany({
    players: [{ hand: { blue: 4 } }],
    tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
  }).play('remove goods-3');
  expect(scene.rule('build hamburg#3 goods with blue')).toBe('age-of-industry.build.3');
});
