import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany, newEngland } from './drafts.ts';
import { endOfGame, flipped, money, used } from './settling.ts';

/** A mill and a factory of seat 0 that are joined to Poland. */
const toPoland = (tile: string): Scene =>
  germany({
    tiles: {
      'berlin#1': { seat: 0, tile: 'cotton-1' },
      'berlin#2': { seat: 0, tile: 'goods-3' },
    },
    links: { 'berlin-poland': 1 },
    merchants: { 'poland#1': { tile } },
  });

const toCotton = 'sell berlin#1 to poland#1';
const toGoods = 'sell berlin#2 to poland#1';

it.each([
  ['cotton', [toCotton]],
  ['goods', [toGoods]],
  ['both', [toCotton, toGoods]],
  ['blank', []],
])('age-of-industry.market.1: market tile %s', (tile, sales) => {
  expect(toPoland(tile).legal('sell').toSorted()).toEqual(sales);
});

it('age-of-industry.market.1: goods that the tile does not show are refused', () => {
  const other = { reason: 'merchantBuysOther', rule: 'age-of-industry.market.1' };
  expect(toPoland('cotton').refuse(toGoods)).toMatchObject(other);
  expect(toPoland('goods').refuse(toCotton)).toMatchObject(other);
});

it.each([toCotton, toGoods])('age-of-industry.market.2: a market for both accepts only one sale: %s', (first) => {
  const scene = toPoland('both').play(first);
  expect(used(scene)).toEqual(['poland#1']);
  expect(scene.pending.awaits).toBe('action');
  const second = first === toCotton ? toGoods : toCotton;
  expect(scene.refuse(second)).toMatchObject({ reason: 'marketUsed', rule: 'age-of-industry.market.2' });
});

it('age-of-industry.market.2: a flipped market accepts no more mills', () => {
  const scene = germany({
    tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1' }, 'berlin#2': { seat: 0, tile: 'cotton-1' } },
    links: { 'berlin-poland': 1 },
    merchants: { 'poland#1': { tile: 'cotton' } },
  }).play(toCotton);
  expect(scene.rule(toGoods)).toBe('age-of-industry.market.2');
});

it('age-of-industry.market.2: no new market tile is placed in later rounds', () => {
  const scene = toPoland('both')
    .play(toCotton)
    .passUntil(({ round, turn }) => round === 4 && turn === 0);
  expect(scene.now.merchants['poland#1']).toMatchObject({ tile: 'both', used: true });
  expect(scene.told('merchantPlaced')).toEqual([]);
});

const mill = { 'boston#3': { seat: 0, tile: 'cotton-1' } } as const;
const port = { 'boston#1': { seat: 1, tile: 'port-1', flipped: true } } as const;
const cottonBay = { 'massachusetts-bay#1': { tile: 'cotton' } };
const toBay = 'sell boston#3 to massachusetts-bay#1';

const ship = (seat: number, cubes: number) => ({ 'massachusetts-bay#1': { seat, tile: 'ship-3', cubes } });

it('age-of-industry.market.3: the market behind a ship site is out of reach without a ship', () => {
  const scene = newEngland({ tiles: { ...mill, ...port }, merchants: cottonBay });
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.refuse(toBay).reason).toBe('merchantOutOfReach');
});

it('age-of-industry.market.3: a ship without a port at Boston does not help, nor does another ship', () => {
  const noPort = newEngland({ tiles: { ...mill, ...ship(1, 0) }, merchants: cottonBay });
  expect(noPort.refuse(toBay).reason).toBe('merchantOutOfReach');
  const elsewhere = newEngland({
    tiles: {
      ...mill,
      ...port,
      'portsmouth#1': { seat: 1, tile: 'port-1' },
      'gulf-of-maine#1': { seat: 1, tile: 'ship-3' },
    },
    links: { 'boston-lawrence': 0, 'lawrence-portsmouth': 0 },
    merchants: { ...cottonBay, 'gulf-of-maine#1': { tile: 'cotton' } },
  });
  expect(elsewhere.legal('sell').toSorted()).toEqual([
    'sell boston#3 to gulf-of-maine#1',
    'sell boston#3 to portsmouth#1',
  ]);
});

it.each([0, 1, 2])('age-of-industry.market.3: a ship of seat %i opens its market', (seat) => {
  const scene = newEngland({ tiles: { ...mill, ...port, ...ship(seat, 3) }, merchants: cottonBay }).play(toBay);
  expect(used(scene)).toEqual(['massachusetts-bay#1']);
  expect(money(scene)).toEqual([8, 0, 0]);
});

it('age-of-industry.market.3: a rail to the port also joins the market', () => {
  const scene = newEngland({
    tiles: { ...port, ...ship(2, 1), 'lowell#1': { seat: 0, tile: 'cotton-1' } },
    links: { 'boston-lowell': 1 },
    merchants: cottonBay,
  });
  expect(scene.legal('sell')).toEqual(['sell lowell#1 to massachusetts-bay#1']);
});

it('age-of-industry.market.3: the seller chooses port or market, and the ship flips, as on page 11', () => {
  const scene = newEngland({
    tiles: { ...mill, 'boston#1': { seat: 1, tile: 'port-1' }, ...ship(0, 0) },
    merchants: cottonBay,
  });
  expect(scene.legal('sell').toSorted()).toEqual(['sell boston#3 to boston#1', toBay]);
  scene.play(toBay);
  expect(flipped(scene)).toEqual(['boston#3', 'massachusetts-bay#1']);
  expect(used(scene)).toEqual(['massachusetts-bay#1']);
  expect(money(scene)).toEqual([8 + 12, 0, 0]);
});

it('age-of-industry.market.3: a flipped ship pays its owner', () => {
  const scene = newEngland({ tiles: { ...mill, ...port, ...ship(2, 0) }, merchants: cottonBay }).play(toBay);
  expect(money(scene)).toEqual([8, 0, 12]);
});

it('age-of-industry.market.3: the ship does not flip while there is coal on the import', () => {
  const scene = newEngland({ tiles: { ...mill, ...port, ...ship(2, 1) }, merchants: cottonBay }).play(toBay);
  expect(flipped(scene)).toEqual(['boston#1', 'boston#3']);
  expect(scene.now.tiles['massachusetts-bay#1'].cubes).toBe(1);
  expect(money(scene)).toEqual([8, 0, 0]);
});

it('age-of-industry.market.3: the ship does not flip when goods are sold to the port', () => {
  const scene = newEngland({
    tiles: { ...mill, 'boston#1': { seat: 1, tile: 'port-1' }, ...ship(0, 0) },
    merchants: cottonBay,
  }).play('sell boston#3 to boston#1');
  expect(flipped(scene)).toEqual(['boston#1', 'boston#3']);
});

it.each([toCotton, toGoods])('age-of-industry.market.4: nothing can be sold to a market without demand: %s', (line) => {
  const scene = toPoland('blank');
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.rule(line)).toMatch(/^age-of-industry\.market\.[14]$/);
});

it('age-of-industry.market.4: a market without demand does not flip, even if its ship does', () => {
  const scene = newEngland({
    players: [{ hand: { purple: 2 }, mat: { 'cotton-1': 0 } }],
    tiles: { ...port, ...ship(2, 1) },
    merchants: { 'massachusetts-bay#1': { tile: 'blank' } },
  }).play('build boston#3 cotton with purple');
  expect(flipped(scene)).toEqual(['boston#1', 'massachusetts-bay#1']);
  expect(money(scene)[2]).toBe(12);
  expect(used(scene)).toEqual([]);
});

it('age-of-industry.market.4: a market without demand does not flip at the end of the game', () => {
  expect(used(endOfGame({ merchants: { 'poland#1': { tile: 'blank' } } }))).toEqual([]);
});
