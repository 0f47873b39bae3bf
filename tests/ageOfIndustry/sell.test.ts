import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { flipped, money, used } from './settling.ts';

const mill = { 'berlin#1': { seat: 0, tile: 'cotton-1' } } as const;
const port = { 'hamburg#1': { seat: 1, tile: 'port-1' } } as const;
const toPort = { 'hamburg-berlin': 2 };

const at = (setting: Setting): Scene => germany({ links: toPort, ...setting });

it('age-of-industry.sell.1: an unflipped mill of the seat is sold to an unflipped port', () => {
  const scene = at({ tiles: { ...mill, ...port } });
  expect(scene.legal('sell')).toEqual(['sell berlin#1 to hamburg#1']);
  scene.play('sell berlin#1 to hamburg#1');
  expect(flipped(scene)).toEqual(['berlin#1', 'hamburg#1']);
  expect(scene.told('shipped')).toHaveLength(1);
});

it('age-of-industry.sell.1: a goods factory goes to a market', () => {
  const scene = germany({
    tiles: { 'berlin#1': { seat: 0, tile: 'goods-3' } },
    links: { 'berlin-poland': 2 },
    merchants: { 'poland#1': { tile: 'goods' } },
  }).play('sell berlin#1 to poland#1');
  expect(flipped(scene)).toEqual(['berlin#1']);
  expect(used(scene)).toEqual(['poland#1']);
  expect(scene.told('sold')).toHaveLength(1);
});

it('age-of-industry.sell.1: a sale costs neither card nor money', () => {
  const scene = at({ tiles: { ...mill, ...port } }).play('sell berlin#1 to hamburg#1');
  expect(scene.now.players[0]).toMatchObject({ handSize: 6, spent: 0, loans: 0 });
});

it.each([
  ["another seat's mill", { seat: 1, tile: 'cotton-1' }, 'notYourTile'],
  ['a flipped mill', { seat: 0, tile: 'cotton-1', flipped: true }, 'tileIsFlipped'],
  ['an iron works', { seat: 0, tile: 'iron-1' }, 'industryNotSold'],
])('age-of-industry.sell.1: %s cannot be sold', (_, tile, reason) => {
  const scene = at({ tiles: { ...port, 'berlin#1': tile } });
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.refuse('sell berlin#1 to hamburg#1')).toMatchObject({ reason, rule: 'age-of-industry.sell.1' });
});

it('age-of-industry.sell.1: a coal mine, a port or an empty site cannot be sold', () => {
  const scene = germany({
    tiles: { ...port, 'poland#1': { seat: 0, tile: 'coal-1' }, 'danzig#1': { seat: 0, tile: 'port-1' } },
    links: { ...toPort, 'berlin-poland': 0, 'danzig-poland': 0 },
  });
  for (const site of ['poland#1', 'danzig#1', 'berlin#1']) {
    expect(scene.rule(`sell ${site} to hamburg#1`)).toBe('age-of-industry.sell.1');
  }
});

it('age-of-industry.sell.1: a ship cannot be sold', () => {
  const scene = newEngland({
    tiles: { 'boston#1': { seat: 1, tile: 'port-2' }, 'massachusetts-bay#1': { seat: 0, tile: 'ship-3' } },
  });
  expect(scene.rule('sell massachusetts-bay#1 to boston#1')).toBe('age-of-industry.sell.1');
});

it('age-of-industry.sell.1: a flipped port or market accepts nothing more', () => {
  const scene = germany({
    tiles: { ...mill, 'hamburg#1': { seat: 1, tile: 'port-1', flipped: true } },
    links: { ...toPort, 'berlin-poland': 0 },
    merchants: { 'poland#1': { tile: 'cotton', used: true } },
  });
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.refuse('sell berlin#1 to hamburg#1').reason).toBe('portIsFlipped');
  expect(scene.refuse('sell berlin#1 to poland#1').reason).toBe('marketUsed');
});

it('age-of-industry.sell.1: there is no sale without a way', () => {
  const scene = germany({
    tiles: { ...mill, ...port, 'danzig#1': { seat: 1, tile: 'port-1' } },
    links: { 'danzig-poland': 0, 'kiel-hamburg': 0 },
    merchants: { 'poland#1': { tile: 'cotton' } },
  });
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.refuse('sell berlin#1 to hamburg#1')).toMatchObject({
    reason: 'portOutOfReach',
    rule: 'age-of-industry.sell.1',
  });
  expect(scene.refuse('sell berlin#1 to poland#1')).toMatchObject({
    reason: 'merchantOutOfReach',
    rule: 'age-of-industry.sell.1',
  });
});

it('age-of-industry.sell.1: an empty port site buys nothing, nor does a distant port', () => {
  const scene = germany({
    tiles: { ...mill, 'chemnitz#2': { seat: 0, tile: 'cotton-1' } },
    links: { ...toPort, 'chemnitz-bohemia': 0 },
  });
  expect(scene.rule('sell berlin#1 to hamburg#1')).toBe('age-of-industry.sell.1');
  expect(scene.legal('sell')).toEqual([]);
});

it('age-of-industry.sell.1: a port in the same place is enough', () => {
  const scene = germany({ tiles: { ...port, 'hamburg#3': { seat: 0, tile: 'cotton-1' } } });
  scene.play('sell hamburg#3 to hamburg#1');
  expect(flipped(scene)).toEqual(['hamburg#1', 'hamburg#3']);
});

it('age-of-industry.sell.2: the port need not be the nearest', () => {
  const scene = germany({
    tiles: { ...mill, ...port, 'kiel#1': { seat: 2, tile: 'port-1' }, 'hamburg#3': { seat: 0, tile: 'cotton-1' } },
    links: { ...toPort, 'kiel-hamburg': 1 },
    merchants: { 'poland#1': { tile: 'cotton' } },
  });
  expect(scene.legal('sell hamburg#3').toSorted()).toEqual(['sell hamburg#3 to hamburg#1', 'sell hamburg#3 to kiel#1']);
  scene.play('sell hamburg#3 to kiel#1', 'stop');
  expect(money(scene)).toEqual([8, 0, 5]);
});

it('age-of-industry.sell.2: the market need not be nearer than a port', () => {
  const scene = germany({
    tiles: { ...mill, ...port },
    links: { ...toPort, 'kiel-hamburg': 1, 'denmark-kiel': 2 },
    merchants: { 'denmark#1': { tile: 'cotton' } },
  }).play('sell berlin#1 to denmark#1');
  expect(money(scene)).toEqual([8, 0, 0]);
});

it("age-of-industry.sell.2: a way may consist of other seats' rails only", () => {
  const scene = germany({
    tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' }, ...port },
    links: { 'berlin-leipzig': 1, 'hamburg-berlin': 2 },
  });
  expect(scene.legal('sell')).toEqual(['sell leipzig#1 to hamburg#1']);
});

/** A mill in Portland, a used port beside it, a ship in the gulf and a port in Portsmouth at the other lane. */
const bySea = {
  'portland#2': { seat: 0, tile: 'cotton-1' },
  'portland#1': { seat: 1, tile: 'port-1', flipped: true },
  'gulf-of-maine#1': { seat: 2, tile: 'ship-3' },
  'portsmouth#1': { seat: 2, tile: 'port-1' },
} as const;

it('age-of-industry.sell.2: sea lanes between two ports carry goods past a ship of any seat', () => {
  const merchants = { 'gulf-of-maine#1': { tile: 'blank' } };
  const scene = newEngland({ tiles: bySea, merchants });
  expect(scene.legal('sell')).toEqual(['sell portland#2 to portsmouth#1']);
  scene.play('sell portland#2 to portsmouth#1');
  expect(money(scene)).toEqual([8, 0, 5]);
});

it('age-of-industry.sell.2: sea lanes carry nothing without the ship, or without the port beside the mill', () => {
  const { 'gulf-of-maine#1': _ship, ...noShip } = bySea;
  expect(newEngland({ tiles: noShip }).refuse('sell portland#2 to portsmouth#1').reason).toBe('portOutOfReach');
  const { 'portland#1': _port, ...noPort } = bySea;
  expect(newEngland({ tiles: noPort }).refuse('sell portland#2 to portsmouth#1').reason).toBe('portOutOfReach');
});

it('age-of-industry.sell.2: goods leave Pennsylvania but do not pass through it', () => {
  const links = { 'pennsylvania-new-york': 1, 'pennsylvania-the-west': 1 };
  const merchants = { 'the-west#1': { tile: 'cotton' } };
  const tiles = {
    'new-york#3': { seat: 0, tile: 'cotton-1' },
    'pennsylvania#3': { seat: 0, tile: 'cotton-1' },
  };
  const scene = newEngland({ tiles, links, merchants });
  expect(scene.refuse('sell new-york#3 to the-west#1').reason).toBe('merchantOutOfReach');
  expect(scene.legal('sell')).toEqual(['sell pennsylvania#3 to the-west#1']);

  const around = newEngland({ tiles, links: { 'new-york-albany': 1, 'albany-the-west': 2 }, merchants });
  expect(around.legal('sell')).toEqual(['sell new-york#3 to the-west#1']);
});

it.each([
  ['cotton-1', 8],
  ['cotton-2', 12],
  ['cotton-3', 20],
  ['goods-3', 16],
  ['goods-4', 24],
])('age-of-industry.sell.3: %s pays the seller $%i', (tile, income) => {
  const scene = germany({
    tiles: { 'berlin#1': { seat: 0, tile } },
    links: { 'berlin-poland': 1 },
    merchants: { 'poland#1': { tile: 'both' } },
  }).play('sell berlin#1 to poland#1');
  expect(money(scene)).toEqual([income, 0, 0]);
  expect(flipped(scene)).toEqual(['berlin#1']);
  expect(used(scene)).toEqual(['poland#1']);
});

it('age-of-industry.sell.3: tile and port both flip, and nothing else does', () => {
  const scene = at({
    tiles: { ...mill, ...port, 'hamburg#2': { seat: 2, tile: 'port-1' }, 'berlin#2': { seat: 0, tile: 'iron-1' } },
  }).play('sell berlin#1 to hamburg#1');
  expect(flipped(scene)).toEqual(['berlin#1', 'hamburg#1']);
  expect(used(scene)).toEqual([]);
});

/** Page 11: red is seat 0, yellow seat 1, green seat 2. */
const example = (market: string): Scene =>
  germany({
    players: [{ mat: { 'goods-0': 0 } }],
    tiles: {
      'berlin#1': { seat: 0, tile: 'cotton-1' },
      'magdeburg#1': { seat: 0, tile: 'cotton-1' },
      'breslau#1': { seat: 0, tile: 'goods-3' },
      'danzig#1': { seat: 0, tile: 'port-1' },
      'hamburg#1': { seat: 1, tile: 'port-1' },
    },
    links: {
      'hamburg-berlin': 2,
      'berlin-magdeburg': 1,
      'berlin-poland': 0,
      'breslau-poland': 2,
      'danzig-poland': 1,
    },
    merchants: { 'poland#1': { tile: market } },
  });

it('age-of-industry.sell.4: three sales of one action bring $37 and $5, as on page 11', () => {
  const scene = example('goods');
  scene.play('sell breslau#1 to poland#1', 'sell berlin#1 to danzig#1', 'sell magdeburg#1 to hamburg#1');
  expect(money(scene)).toEqual([37, 5, 0]);
  expect(flipped(scene)).toEqual(['berlin#1', 'breslau#1', 'danzig#1', 'hamburg#1', 'magdeburg#1']);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.sell.4: without the market for goods they could not be sold, as on page 11', () => {
  const scene = example('cotton');
  expect(scene.legal('sell breslau#1')).toEqual([]);
  expect(scene.rule('sell breslau#1 to danzig#1')).toBe('age-of-industry.port.1');
});

it('age-of-industry.sell.4: each sale is paid and flipped before the next', () => {
  const scene = example('goods').play('sell berlin#1 to danzig#1');
  expect(money(scene)).toEqual([13, 0, 0]);
  expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
  expect(scene.legal().toSorted()).toEqual(['sell breslau#1 to poland#1', 'sell magdeburg#1 to hamburg#1', 'stop']);
  expect(scene.refuse('sell magdeburg#1 to danzig#1').reason).toBe('portIsFlipped');
  expect(scene.rule('sell berlin#1 to hamburg#1')).toBe('age-of-industry.sell.1');
});

it('age-of-industry.sell.4: the seat may stop after any sale, but not before the first', () => {
  const scene = example('goods');
  expect(scene.legal()).not.toContain('stop');
  scene.play('sell berlin#1 to danzig#1', 'stop');
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  expect(scene.allows('sell magdeburg#1 to hamburg#1')).toBe(true);
});

it('age-of-industry.sell.4: the action ends by itself when nothing more can be sold', () => {
  const scene = at({ tiles: { ...mill, ...port, 'munich#1': { seat: 0, tile: 'cotton-1' } } });
  scene.play('sell berlin#1 to hamburg#1');
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.sell.4: a seat without cards may sell', () => {
  const scene = at({ players: [{ hand: [] }], tiles: { ...mill, ...port } });
  expect(scene.allows('sell berlin#1 to hamburg#1')).toBe(true);
});
