import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

const mill = { 'manchester#1': { seat: 0, tile: 'cotton-1' } } as const;
const port = { 'warrington#1': { seat: 1, tile: 'port-1' } } as const;
const toPort = { 'manchester-warrington': 1 };

/** Hands with only one kind of card, so no card has to be chosen; every distant tile left is a 2. */
const at = (setting: Setting): Scene =>
  canal({
    players: [{ hand: { port: 3 } }, { hand: { iron: 3 } }],
    links: toPort,
    distant: { tiles: { '2': 3 } },
    ...setting,
  });

const incomes = (scene: Scene): (number | undefined)[] => scene.now.players.map(({ income }) => income);
const flipped = (scene: Scene): string[] =>
  Object.entries(scene.now.tiles)
    .filter(([, tile]) => tile.flipped)
    .map(([site]) => site)
    .toSorted();

it('lancashire.sell.1: an unflipped mill of the seat is sold', () => {
  const scene = at({ tiles: { ...mill, ...port } }).play('sell manchester#1 to warrington#1');
  expect(flipped(scene)).toEqual(['manchester#1', 'warrington#1']);
  expect(scene.now.players[0].handSize).toBe(2);
});

it('lancashire.sell.1: another seat’s mill, a flipped mill or no mill cannot be sold', () => {
  const scene = at({
    tiles: {
      ...port,
      'manchester#1': { seat: 0, tile: 'cotton-1', flipped: true },
      'manchester#2': { seat: 1, tile: 'cotton-1' },
    },
  });
  expect(scene.legal('sell')).toEqual([]);
  expect(scene.refuse('sell manchester#1 to warrington#1')).toMatchObject({
    reason: 'tileIsFlipped',
    rule: 'lancashire.sell.1',
  });
  expect(scene.refuse('sell manchester#2 to warrington#1')).toMatchObject({
    reason: 'notYourTile',
    rule: 'lancashire.sell.1',
  });
  expect(scene.rule('sell manchester#3 to warrington#1')).toBe('lancashire.sell.1');
  for (const site of ['manchester#1', 'manchester#2', 'manchester#3']) {
    expect(scene.rule(`sell ${site} to abroad`)).toBe('lancashire.sell.1');
  }
});

it.each([
  ['a coal mine', 'manchester#2', 'coal-2'],
  ['an iron works', 'manchester#4', 'iron-2'],
  ['a port', 'warrington#1', 'port-2'],
])('lancashire.sell.1: %s cannot be sold', (_, site, tile) => {
  const scene = rail({
    players: [{ hand: { port: 3 } }],
    tiles: {
      [site]: { seat: 0, tile },
      'liverpool#1': { seat: 1, tile: 'port-2' },
      'manchester#1': { seat: 0, tile: 'cotton-2' },
    },
    links: { 'manchester-warrington': 0, 'liverpool-warrington': 0 },
  });
  expect(scene.refuse(`sell ${site} to liverpool#1`)).toMatchObject({
    reason: 'industryNotSold',
    rule: 'lancashire.sell.1',
  });
  expect(scene.rule(`sell ${site} to abroad`)).toBe('lancashire.sell.1');
});

it('lancashire.sell.1: nothing can be sold without a mill', () => {
  expect(at({ tiles: port }).legal('sell')).toEqual([]);
});

it('lancashire.sell.2: the seat may sell a mill through a port or to the distant market', () => {
  const begin = (): Scene => at({ tiles: { ...mill, ...port } });
  expect(begin().legal('sell').toSorted()).toEqual([
    'sell manchester#1 to abroad',
    'sell manchester#1 to warrington#1',
  ]);
  const shipped = begin().play('sell manchester#1 to warrington#1');
  expect(incomes(shipped)).toEqual([10 + 5, 10 + 3]);
  expect(shipped.now.distant).toMatchObject({ space: 0, tiles: { '2': 3 } });
  const exported = begin().play('sell manchester#1 to abroad');
  expect(incomes(exported)).toEqual([10 + 2 + 5, 10]);
  expect(flipped(exported)).toEqual(['manchester#1']);
});

it('lancashire.sell.2: only the distant market is possible if no port is connected, just a trade icon on the board', () => {
  const scene = at({
    tiles: { ...port, 'rochdale#1': { seat: 0, tile: 'cotton-1' } },
    links: { 'rochdale-yorkshire': 0 },
  });
  expect(scene.legal('sell')).toEqual(['sell rochdale#1 to abroad']);
});

it('lancashire.sell.2: only the port is possible if the distant market is closed', () => {
  const scene = at({ tiles: { ...mill, ...port }, distant: { space: 8 } });
  expect(scene.legal('sell')).toEqual(['sell manchester#1 to warrington#1']);
});

it('lancashire.sell.3: a port that is not connected takes no cotton', () => {
  const scene = at({
    tiles: { ...mill, ...port, 'liverpool#1': { seat: 0, tile: 'port-1' } },
    links: { ...toPort, 'liverpool-wigan': 0 },
  });
  expect(scene.refuse('sell manchester#1 to liverpool#1')).toMatchObject({
    reason: 'portOutOfReach',
    rule: 'lancashire.sell.3',
  });
  expect(at({ tiles: { ...mill, ...port }, links: {} }).legal('sell')).toEqual([]);
});

it('lancashire.sell.3: links of any seat connect', () => {
  const tiles = { ...mill, 'liverpool#4': { seat: 1, tile: 'port-1' } };
  const links = { 'manchester-warrington': 1, 'warrington-wigan': 0, 'liverpool-wigan': 1 };
  const scene = at({ tiles, links }).play('sell manchester#1 to liverpool#4');
  expect(flipped(scene)).toEqual(['liverpool#4', 'manchester#1']);
});

it('lancashire.sell.3: a port in the same place is connected', () => {
  const tiles = { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: 'port-1' } };
  expect(flipped(at({ tiles, links: {} }).play('sell preston#1 to preston#3'))).toEqual(['preston#1', 'preston#3']);
});

it('lancashire.sell.3: a flipped port takes no cotton, although it has a trade icon', () => {
  const scene = at({ tiles: { ...mill, 'warrington#1': { seat: 0, tile: 'port-1', flipped: true } } });
  expect(scene.refuse('sell manchester#1 to warrington#1')).toMatchObject({
    reason: 'portIsFlipped',
    rule: 'lancashire.sell.3',
  });
  expect(scene.legal('sell')).toEqual(['sell manchester#1 to abroad']);
});

it('lancashire.sell.3: an empty port site is not a port', () => {
  const tiles = { ...mill, ...port, 'preston#1': { seat: 1, tile: 'cotton-1' } };
  const scene = at({ tiles, links: { ...toPort, 'warrington-wigan': 0, 'liverpool-wigan': 0, 'preston-wigan': 0 } });
  for (const site of ['liverpool#1', 'preston#1']) {
    expect(scene.refuse(`sell manchester#1 to ${site}`)).toMatchObject({
      reason: 'portMissing',
      rule: 'lancashire.sell.3',
    });
  }
});

it('lancashire.sell.3: the seat may use its own port or another’s, whose owner is not asked', () => {
  const own = at({ tiles: { ...mill, 'warrington#1': { seat: 0, tile: 'port-1' } } });
  expect(incomes(own.play('sell manchester#1 to warrington#1'))).toEqual([10 + 3 + 5, 10]);
  const other = at({ tiles: { ...mill, ...port } }).play('sell manchester#1 to warrington#1');
  expect(other.pending).toEqual({ awaits: 'action', seat: 0 });
});

it.each([
  ['port-1', 3],
  ['port-2', 3],
  ['port-3', 4],
  ['port-4', 4],
])('lancashire.sell.4: %s moves its owner by %i', (tile, spaces) => {
  const scene = at({ tiles: { ...mill, 'warrington#1': { seat: 1, tile } } });
  expect(incomes(scene.play('sell manchester#1 to warrington#1'))).toEqual([10 + 5, 10 + spaces]);
});

it('lancashire.sell.4: the port flips first, then the mill', () => {
  const scene = at({ tiles: { ...mill, ...port } }).play('sell manchester#1 to warrington#1');
  expect(scene.told('flipped').map(({ seat, site }) => [seat, scene.table.sites[site].slug])).toEqual([
    [1, 'warrington#1'],
    [0, 'manchester#1'],
  ]);
  expect(scene.now.players.map(({ money, points }) => [money, points])).toEqual([
    [30, 0],
    [30, 0],
  ]);
});

/** Three mills, a port of each seat, and everything connected. */
const three: Setting = {
  tiles: {
    ...mill,
    ...port,
    'oldham#1': { seat: 0, tile: 'cotton-1' },
    'stockport#1': { seat: 0, tile: 'cotton-1' },
    'liverpool#1': { seat: 0, tile: 'port-1' },
  },
  links: {
    ...toPort,
    'manchester-oldham': 0,
    'manchester-stockport': 0,
    'warrington-wigan': 0,
    'liverpool-wigan': 0,
  },
};

it('lancashire.sell.5: several mills may be sold in one action for one card, each to a different outlet', () => {
  const scene = at(three).play('sell manchester#1 to warrington#1');
  expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
  expect(incomes(scene)).toEqual([10 + 5, 10 + 3]);
  scene.play('sell oldham#1 to abroad');
  expect(incomes(scene)).toEqual([15 + 2 + 5, 13]);
  scene.play('sell stockport#1 to liverpool#1');
  expect(incomes(scene)).toEqual([22 + 3 + 5, 13]);
  expect(scene.now.players[0].handSize).toBe(2);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('lancashire.sell.5: the seat may stop after any sale', () => {
  const scene = at(three).play('sell manchester#1 to warrington#1', 'stop');
  expect(flipped(scene)).toEqual(['manchester#1', 'warrington#1']);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('lancashire.sell.5: each sale is finished before the next, so a port can be used once', () => {
  const scene = at(three).play('sell manchester#1 to warrington#1');
  expect(scene.rule('sell oldham#1 to warrington#1')).toBe('lancashire.sell.3');
  expect(scene.rule('sell manchester#1 to liverpool#1')).toBe('lancashire.sell.1');
  expect(scene.legal().toSorted()).toEqual([
    'sell oldham#1 to abroad',
    'sell oldham#1 to liverpool#1',
    'sell stockport#1 to abroad',
    'sell stockport#1 to liverpool#1',
    'stop',
  ]);
});

it('lancashire.sell.5: the action ends by itself when no further mill can be sold', () => {
  const tiles = { ...mill, ...port, 'colne#1': { seat: 0, tile: 'cotton-1' } };
  const scene = at({ tiles }).play('sell manchester#1 to warrington#1');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  expect(scene.now.actionsLeft).toBe(1);
});

it('lancashire.sell.5: during the action only sales are possible', () => {
  const scene = at(three).play('sell manchester#1 to warrington#1');
  expect(scene.rule('loan 10')).toBe('lancashire.turn.7');
});
