import { ageOfIndustry } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';

const OWN_PORT = 'ship-card-own-port';
const LOWEST = 'develop-lowest';

const foreignPort = { 'boston#1': { seat: 1, tile: 'port-1' } } as const;
const ownMill = { 'boston#3': { seat: 0, tile: 'cotton-1' } } as const;
const byShipCard = 'build massachusetts-bay#1 ship with ship';
const byColour = 'build massachusetts-bay#1 ship with purple';
const byBoth = 'double massachusetts-bay#1 ship';

const shipper = { hand: ['ship', 'purple', 'ship'], mat: { 'ship-0': 0 } } as const;
const ownPortRule = /^age-of-industry\.options\.[12]$/;

const at = (setting: Setting): Scene => newEngland({ players: [shipper], options: [OWN_PORT], ...setting });

it("age-of-industry.options.1: a mill of the seat beside someone else's port is not enough", () => {
  const tiles = { ...foreignPort, ...ownMill };
  expect(at({ tiles, options: [] }).allows(byShipCard)).toBe(true);
  expect(at({ tiles }).refuse(byShipCard)).toMatchObject({
    reason: 'portNotYours',
    rule: 'age-of-industry.options.1',
  });
});

it("age-of-industry.options.1: a rail beside someone else's port is not enough", () => {
  const setting = {
    tiles: { ...foreignPort, 'lowell#1': { seat: 0, tile: 'cotton-1' } },
    links: { 'boston-lowell': 0 },
  };
  expect(at({ ...setting, options: [] }).allows(byShipCard)).toBe(true);
  expect(at(setting).rule(byShipCard)).toBe('age-of-industry.options.1');
});

it.each([false, true])('age-of-industry.options.1: the seat’s own port is enough, flipped: %s', (flipped) => {
  const scene = at({ tiles: { 'boston#2': { seat: 0, tile: 'port-1', flipped } } }).play(byShipCard);
  expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-3' });
});

it('age-of-industry.options.1: the port must be at a sea lane of that site', () => {
  const tiles = { ...foreignPort, ...ownMill, 'portland#1': { seat: 0, tile: 'port-1' } };
  const scene = at({ tiles });
  expect(scene.rule(byShipCard)).toBe('age-of-industry.options.1');
  expect(scene.allows('build gulf-of-maine#1 ship with ship')).toBe(true);
});

it('age-of-industry.options.1: one of two ports at the lanes of a site is enough', () => {
  const tiles = { 'portland#1': { seat: 1, tile: 'port-1' }, 'portsmouth#1': { seat: 0, tile: 'port-1' } };
  expect(at({ tiles }).allows('build gulf-of-maine#1 ship with ship')).toBe(true);
});

it('age-of-industry.options.2: a seat without a tile on the board cannot use a ship card', () => {
  expect(at({ tiles: foreignPort, options: [] }).allows(byShipCard)).toBe(true);
  expect(at({ tiles: foreignPort }).rule(byShipCard)).toMatch(ownPortRule);
});

it('age-of-industry.options.2: replacing a ship needs the seat’s own port as well', () => {
  const setting = {
    players: [{ ...shipper, mat: { 'ship-0': 0, 'ship-3': 0 } }],
    tiles: { ...foreignPort, 'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes: 0 } },
  };
  expect(at({ ...setting, options: [] }).allows(byShipCard)).toBe(true);
  expect(at(setting).rule(byShipCard)).toMatch(ownPortRule);
  const own = at({ ...setting, tiles: { ...setting.tiles, 'boston#2': { seat: 0, tile: 'port-1' } } });
  expect(own.allows(byShipCard)).toBe(true);
});

it('age-of-industry.options.2: colour cards and the combined action work as usual', () => {
  const scene = at({ tiles: foreignPort });
  expect(scene.allows(byColour)).toBe(true);
  expect(scene.allows(byBoth)).toBe(true);
});

it('age-of-industry.options.2: a ship card may be the card of a combined action', () => {
  const scene = at({ tiles: foreignPort, players: [{ ...shipper, hand: { ship: 2 } }] });
  expect(scene.rule(byShipCard)).toMatch(ownPortRule);
  scene.play(byBoth);
  expect(scene.now.tiles['massachusetts-bay#1'].tile).toBe('ship-3');
});

it('age-of-industry.options.3: only the lowest tile of each industry can be developed', () => {
  const scene = germany({ players: [{ hand: { port: 3 } }], options: [LOWEST] });
  expect(scene.legal('remove').toSorted()).toEqual([
    'remove coal-1',
    'remove cotton-1',
    'remove goods-0',
    'remove iron-1',
    'remove port-1',
    'remove ship-0',
  ]);
  for (const tile of ['cotton-2', 'cotton-3', 'goods-3', 'ship-4']) {
    expect(scene.refuse(`remove ${tile}`)).toMatchObject({
      reason: 'higherTileBelow',
      rule: 'age-of-industry.options.3',
    });
  }
});

it('age-of-industry.options.3: each development takes the lowest tile left', () => {
  const scene = germany({ players: [{ hand: { port: 3 }, mat: { 'cotton-1': 1 } }], options: [LOWEST] });
  scene.play('remove cotton-1');
  expect(scene.legal('remove cotton')).toEqual(['remove cotton-2']);
  expect(scene.rule('remove cotton-3')).toBe('age-of-industry.options.3');
});

it('age-of-industry.options.3: tiles on the board do not count', () => {
  const scene = germany({
    players: [{ hand: { port: 3 } }],
    tiles: { 'berlin#1': { seat: 0, tile: 'iron-1' }, 'leipzig#1': { seat: 0, tile: 'iron-1' } },
    options: [LOWEST],
  });
  expect(scene.legal('remove iron')).toEqual(['remove iron-2']);
});

const combinations = [3, 4, 5].flatMap((seats) =>
  [[], ['new-england']].flatMap((board) =>
    [[OWN_PORT], [LOWEST], [OWN_PORT, LOWEST], [LOWEST, OWN_PORT]].map(
      (options) => [seats, [...board, ...options]] as const,
    ),
  ),
);

it.each(combinations)('age-of-industry.options.4: %i seats may choose %j', (seats, options) => {
  expect(makeTable(ageOfIndustry, { seats, options }).ok).toBe(true);
});

it('age-of-industry.options.4: both apply if chosen together', () => {
  const scene = at({ tiles: { ...foreignPort, ...ownMill }, options: [OWN_PORT, LOWEST] });
  expect(scene.rule(byShipCard)).toBe('age-of-industry.options.1');
  expect(scene.rule('remove cotton-2')).toBe('age-of-industry.options.3');
});

it('age-of-industry.options.4: each alone leaves the other rule as it is', () => {
  const tiles = { ...foreignPort, ...ownMill };
  expect(at({ tiles }).allows('remove cotton-2')).toBe(true);
  expect(at({ tiles, options: [LOWEST] }).allows(byShipCard)).toBe(true);
});

it('age-of-industry.options.4: on the Germany board ship-card-own-port changes nothing', () => {
  const setting: Setting = {
    players: [{ hand: ['ship', 'blue', 'port'], mat: { 'ship-0': 0 } }],
    tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' }, 'berlin#1': { seat: 0, tile: 'cotton-1' } },
    links: { 'hamburg-berlin': 0 },
  };
  const without = germany(setting);
  const chosen = germany({ ...setting, options: [OWN_PORT] });
  expect(chosen.legal()).toEqual(without.legal());
  expect(chosen.legal().filter((line) => line.includes(' ship'))).toEqual(['remove ship-3', 'remove ship-4']);
  expect(chosen.rule('build hamburg#2 ship with ship')).toBe(without.rule('build hamburg#2 ship with ship'));
});
