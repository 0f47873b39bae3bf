import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { endOfGame, points } from './closing.ts';
import { canal, rail, tableOf } from './drafts.ts';
import type { Setting } from './drafts.ts';

const oneWay = ['virtual-link'];
const bothWays = ['virtual-link-both'];
const variants = [['virtual-link'], ['virtual-link-both']] as const;

const shipyardReady = { 'shipyard-0': 0, 'shipyard-1': 0 };
const port = (seat: number) => ({ seat, tile: 'port-2' });
const mine = (seat: number) => ({ seat, tile: 'coal-2' });

/** Seat 0 can build shipyard II. Coal reaches Birkenhead over seat 1's rail to the port at Ellesmere Port. */
const towardsBirkenhead = (options: readonly string[], setting: Setting = {}): Scene =>
  rail({
    options,
    players: [{ money: 50, hand: { shipyard: 2, port: 1 }, mat: shipyardReady }],
    ...setting,
    tiles: { 'ellesmere-port#1': port(1), ...setting.tiles },
    links: { 'birkenhead-ellesmere-port': 1, ...setting.links },
  });

/** Birkenhead is in the network of seat 0, Liverpool is not. */
const towardsLiverpool = (options: readonly string[], setting: Setting = {}): Scene =>
  rail({
    options,
    players: [{ money: 50, hand: { port: 2, shipyard: 1 }, mat: { ...shipyardReady, 'port-1': 0 } }],
    links: { 'birkenhead-ellesmere-port': 0 },
    tiles: { 'liverpool#2': port(1) },
    ...setting,
  });

const intoBirkenhead = 'build birkenhead#1 shipyard with shipyard';
const intoLiverpool = 'build liverpool#1 port with port';

it('lancashire.virtual.1: with a tile in Liverpool, an industry card can be used in Birkenhead', () => {
  const scene = towardsBirkenhead(oneWay, { tiles: { 'liverpool#1': port(0) } });
  scene.play(intoBirkenhead);
  expect(scene.now.tiles['birkenhead#1']).toMatchObject({ seat: 0, tile: 'shipyard-2', flipped: true });
});

it('lancashire.virtual.1: a link that touches Liverpool is enough', () => {
  expect(towardsBirkenhead(oneWay, { links: { 'liverpool-wigan': 0 } }).allows(intoBirkenhead)).toBe(true);
});

it("lancashire.virtual.1: Liverpool must be in the seat's own network", () => {
  const scene = towardsBirkenhead(oneWay, { tiles: { 'liverpool#1': port(1), 'bolton#1': mine(0) } });
  expect(scene.refuse(intoBirkenhead)).toMatchObject({ reason: 'placeOutsideNetwork', rule: 'lancashire.card.3' });
});

it('lancashire.virtual.1: without the option it cannot be used in Birkenhead', () => {
  const scene = towardsBirkenhead([], { tiles: { 'liverpool#1': port(0) } });
  expect(scene.refuse(intoBirkenhead)).toMatchObject({ reason: 'placeOutsideNetwork', rule: 'lancashire.card.3' });
});

it('lancashire.virtual.1: being in Birkenhead does not help in Liverpool', () => {
  expect(towardsLiverpool(oneWay).rule(intoLiverpool)).toBe('lancashire.card.3');
  expect(towardsLiverpool(oneWay).rule('build liverpool#3 shipyard with shipyard')).toBe('lancashire.card.3');
});

it('lancashire.virtual.2: a link or tile in Birkenhead helps in Liverpool', () => {
  const byLink = towardsLiverpool(bothWays).play(intoLiverpool);
  expect(byLink.now.tiles['liverpool#1']).toMatchObject({ seat: 0, tile: 'port-2' });
  expect(towardsLiverpool(bothWays).allows('build liverpool#3 shipyard with shipyard')).toBe(true);

  const shipyard = { seat: 0, tile: 'shipyard-2', flipped: true };
  const byTile = towardsLiverpool(bothWays, { links: {}, tiles: { 'birkenhead#1': shipyard } });
  expect(byTile.allows(intoLiverpool)).toBe(true);
});

it('lancashire.virtual.2: a tile in Liverpool helps in Birkenhead as well', () => {
  const scene = towardsBirkenhead(bothWays, { tiles: { 'liverpool#1': port(0) } });
  expect(scene.allows(intoBirkenhead)).toBe(true);
});

it('lancashire.virtual.2: one of the two towns must be in the network', () => {
  const elsewhere = { tiles: { 'bolton#1': mine(0), 'liverpool#1': port(1) } };
  expect(towardsBirkenhead(bothWays, elsewhere).rule(intoBirkenhead)).toBe('lancashire.card.3');
  const others = { links: { 'birkenhead-ellesmere-port': 1 }, tiles: { 'bolton#1': mine(0) } };
  expect(towardsLiverpool(bothWays, others).rule(intoLiverpool)).toBe('lancashire.card.3');
});

it.each(variants)('lancashire.virtual.3: under %s no location card can be used for the other town', (option) => {
  const players = [{ money: 50, hand: { liverpool: 1, birkenhead: 1 }, mat: { ...shipyardReady, 'port-1': 0 } }];
  const tiles = { 'liverpool#2': port(0) };
  const links = { 'birkenhead-ellesmere-port': 0 };
  const scene = towardsBirkenhead([option], { players, tiles, links });
  expect(scene.refuse('build birkenhead#1 shipyard with liverpool')).toMatchObject({
    reason: 'cardForAnotherPlace',
    rule: 'lancashire.card.2',
  });
  expect(scene.rule('build liverpool#1 port with birkenhead')).toBe('lancashire.card.2');
});

it.each(variants)('lancashire.virtual.3: under %s the industry on the card still counts', (option) => {
  const scene = towardsBirkenhead([option], { tiles: { 'liverpool#1': port(0) } });
  expect(scene.refuse('build birkenhead#1 shipyard with port')).toMatchObject({
    reason: 'cardForAnotherIndustry',
    rule: 'lancashire.card.3',
  });
});

it.each([[], ...variants])(
  'lancashire.virtual.3: location cards and double builds need no network (%s)',
  (...options) => {
    const players = [{ money: 50, hand: { birkenhead: 2 }, mat: shipyardReady }];
    const scene = towardsBirkenhead(options, { players, tiles: { 'bolton#1': mine(0) } });
    expect(scene.allows('build birkenhead#1 shipyard with birkenhead')).toBe(true);
    expect(scene.allows('double birkenhead#1 shipyard')).toBe(true);
  },
);

it.each(variants)('lancashire.virtual.4: under %s coal in Liverpool does not reach Birkenhead', (option) => {
  const scene = rail({
    options: [option],
    players: [{ money: 50, hand: { shipyard: 2 }, mat: shipyardReady }],
    tiles: { 'liverpool#1': port(0), 'wigan#1': mine(0) },
    links: { 'liverpool-wigan': 0 },
  });
  expect(scene.refuse(intoBirkenhead)).toMatchObject({ reason: 'coalOutOfReach', rule: 'lancashire.coal.4' });
});

it.each(variants)('lancashire.virtual.4: under %s the rail to Ellesmere Port must lead to coal', (option) => {
  const build = (links: Readonly<Record<string, number>>): Scene =>
    rail({
      options: [option],
      players: [{ money: 50, hand: { shipyard: 2 }, mat: shipyardReady }],
      tiles: { 'liverpool#1': port(0), 'wigan#1': mine(0), 'warrington#2': mine(1) },
      links: { 'liverpool-wigan': 0, 'birkenhead-ellesmere-port': 1, ...links },
    });
  expect(build({}).refuse(intoBirkenhead).reason).toBe('coalOutOfReach');
  // Over the virtual link the mine at Wigan would be no farther.
  const scene = build({ 'ellesmere-port-warrington': 1 }).play(intoBirkenhead);
  expect(scene.now.tiles['warrington#2']).toMatchObject({ cubes: 2 });
  expect(scene.now.tiles['wigan#1']).toMatchObject({ cubes: 3 });
});

it('lancashire.virtual.4: coal does not travel from Birkenhead to Liverpool', () => {
  const scene = rail({
    options: bothWays,
    players: [{ money: 50, hand: { shipyard: 2 }, mat: shipyardReady }],
    tiles: { 'warrington#2': mine(0), 'ellesmere-port#1': port(0) },
    links: { 'birkenhead-ellesmere-port': 0, 'ellesmere-port-warrington': 0 },
  });
  expect(scene.refuse('build liverpool#3 shipyard with shipyard')).toMatchObject({
    reason: 'coalOutOfReach',
    rule: 'lancashire.coal.4',
  });
});

it.each(variants)('lancashire.virtual.5: under %s no link can be laid from the other town', (option) => {
  const fromLiverpool = rail({
    options: [option],
    players: [{ hand: { port: 2 } }],
    tiles: { 'liverpool#1': port(0), 'ellesmere-port#1': port(1) },
  });
  expect(fromLiverpool.rule('network birkenhead-ellesmere-port')).toBe('lancashire.network.4');

  const fromBirkenhead = rail({
    options: [option],
    players: [{ hand: { port: 2 } }],
    tiles: { 'birkenhead#1': { seat: 0, tile: 'shipyard-2', flipped: true }, 'liverpool#1': port(1) },
  });
  expect(fromBirkenhead.rule('network liverpool-southport')).toBe('lancashire.network.4');
});

it.each(variants)('lancashire.virtual.5: under %s it does not help in places beyond', (option) => {
  const scene = rail({
    options: [option],
    players: [{ hand: { port: 2 }, mat: { 'port-1': 0 } }],
    tiles: { 'liverpool#1': port(0) },
    links: { 'birkenhead-ellesmere-port': 1 },
  });
  expect(scene.rule('build ellesmere-port#1 port with port')).toBe('lancashire.card.3');
});

/** A mill and a mine on the rail to Birkenhead; the only port is in Liverpool. */
const acrossTheWater = (option: string, links: Readonly<Record<string, number>> = {}): Scene =>
  rail({
    options: [option],
    players: [{ hand: { warrington: 2 }, mat: { 'coal-1': 0 } }],
    tiles: {
      'manchester#1': { seat: 0, tile: 'cotton-2' },
      'birkenhead#1': { seat: 0, tile: 'shipyard-2', flipped: true },
      'liverpool#1': port(0),
    },
    links: {
      'manchester-warrington': 0,
      'ellesmere-port-warrington': 0,
      'birkenhead-ellesmere-port': 0,
      ...links,
    },
    markets: { coal: 6 },
  });

it.each(variants)('lancashire.virtual.5: under %s it connects no mill to a port or trade icon', (option) => {
  const scene = acrossTheWater(option);
  expect(scene.refuse('sell manchester#1 to liverpool#1')).toMatchObject({
    reason: 'portOutOfReach',
    rule: 'lancashire.sell.3',
  });
  expect(scene.refuse('sell manchester#1 to abroad')).toMatchObject({
    reason: 'tradeOutOfReach',
    rule: 'lancashire.distant.4',
  });
  const joined = acrossTheWater(option, { 'liverpool-warrington': 1 });
  expect(joined.allows('sell manchester#1 to liverpool#1')).toBe(true);
  expect(joined.allows('sell manchester#1 to abroad')).toBe(true);
});

it.each(variants)('lancashire.virtual.5: under %s it carries no cubes to the coal market', (option) => {
  const apart = acrossTheWater(option).play('build warrington#2 coal with warrington');
  expect(apart.now.tiles['warrington#2']).toMatchObject({ cubes: 3 });
  expect(apart.now.markets['coal']).toBe(6);
  const joined = acrossTheWater(option, { 'liverpool-warrington': 1 }).play('build warrington#2 coal with warrington');
  expect(joined.now.tiles['warrington#2']).toMatchObject({ cubes: 1 });
  expect(joined.now.markets['coal']).toBe(8);
});

it.each(variants)('lancashire.virtual.5: under %s no line is added and nothing scored', (option) => {
  const { links } = tableOf({ seats: 2, options: [option] });
  expect(links).toEqual(tableOf({ seats: 2 }).links);

  const scene = endOfGame({
    options: [option],
    players: [{ money: 0 }, { money: 0 }],
    tiles: {
      'birkenhead#1': { seat: 0, tile: 'shipyard-2', flipped: true },
      'liverpool#1': { ...port(0), flipped: true },
    },
  });
  expect(points(scene)).toEqual([18 + 4, 0]);
  expect(scene.told('linkScored')).toEqual([]);
});

it.each(variants)('lancashire.virtual.5: under %s it is not a network for a seat without tiles and links', (option) => {
  const scene = canal({ options: [option], players: [{ hand: { port: 2 } }] });
  expect(scene.rule('network ellesmere-port-liverpool')).toBe('lancashire.network.5');
});
