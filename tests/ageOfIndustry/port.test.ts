import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany } from './drafts.ts';
import { flipped, money } from './settling.ts';

/** A mill and a factory of seat 0 in Berlin, and a port in Hamburg. */
const toHamburg = (tile: string, seat = 1): Scene =>
  germany({
    tiles: {
      'berlin#1': { seat: 0, tile: 'cotton-1' },
      'berlin#2': { seat: 0, tile: 'goods-3' },
      'hamburg#1': { seat, tile },
    },
    links: { 'hamburg-berlin': 2 },
  });

const cotton = 'sell berlin#1 to hamburg#1';
const goods = 'sell berlin#2 to hamburg#1';

it.each([
  ['port-1', [cotton]],
  ['port-2', [cotton, goods]],
  ['port-3', [cotton, goods]],
])('age-of-industry.port.1: what %s accepts', (tile, sales) => {
  expect(toHamburg(tile).legal('sell').toSorted()).toEqual(sales);
});

it('age-of-industry.port.1: port 1 refuses goods', () => {
  expect(toHamburg('port-1').refuse(goods)).toMatchObject({
    reason: 'portTakesOther',
    rule: 'age-of-industry.port.1',
  });
});

it('age-of-industry.port.1: port 1 refuses even its owner’s goods', () => {
  expect(toHamburg('port-1', 0).rule(goods)).toBe('age-of-industry.port.1');
});

it.each(['port-2', 'port-3'])('age-of-industry.port.2: %s takes one sale, not one of each kind', (tile) => {
  const scene = toHamburg(tile).play(cotton);
  expect(scene.pending.awaits).toBe('action');
  expect(scene.refuse(goods)).toMatchObject({ reason: 'portIsFlipped', rule: 'age-of-industry.port.2' });
});

it('age-of-industry.port.2: the port’s owner is not asked', () => {
  const scene = toHamburg('port-3').play(goods);
  expect(scene.pending).toMatchObject({ seat: 0 });
  expect(flipped(scene)).toEqual(['berlin#2', 'hamburg#1']);
});

it('age-of-industry.port.2: a seat need not use a port while there is another', () => {
  const scene = germany({
    tiles: {
      'berlin#1': { seat: 0, tile: 'cotton-1' },
      'hamburg#1': { seat: 1, tile: 'port-1' },
      'hamburg#2': { seat: 2, tile: 'port-2' },
    },
    links: { 'hamburg-berlin': 1 },
  });
  expect(scene.legal('sell').toSorted()).toEqual(['sell berlin#1 to hamburg#1', 'sell berlin#1 to hamburg#2']);
  scene.play('sell berlin#1 to hamburg#2');
  expect(flipped(scene)).toEqual(['berlin#1', 'hamburg#2']);
});

it('age-of-industry.port.2: cubes bought from and sold to the demand tracks do not flip it', () => {
  const scene = germany({
    players: [{ hand: { blue: 2 }, mat: { 'cotton-1': 0 } }],
    tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
    markets: { iron: 3 },
  }).play('build hamburg#3 cotton with blue', 'build hamburg#4 iron with blue');
  expect(scene.told('bought')).toHaveLength(1);
  expect(scene.told('marketed')).toHaveLength(1);
  expect(flipped(scene)).toEqual(['hamburg#4']);
});

it('age-of-industry.port.2: building a port does not flip it', () => {
  const scene = germany({ players: [{ hand: { blue: 2 } }] }).play('build kiel#1 port with blue');
  expect(flipped(scene)).toEqual([]);
});

it.each([
  ['port-1', 5],
  ['port-2', 9],
  ['port-3', 14],
])('age-of-industry.port.3: %s pays its owner $%i in the turn of the seller', (tile, income) => {
  const scene = toHamburg(tile).play(cotton);
  expect(money(scene)).toEqual([8, income, 0]);
});

it.each([
  ['port-1', 5],
  ['port-2', 9],
  ['port-3', 14],
])('age-of-industry.port.3: a seller who owns the %s also gets its $%i', (tile, income) => {
  expect(money(toHamburg(tile, 0).play(cotton))).toEqual([8 + income, 0, 0]);
});
