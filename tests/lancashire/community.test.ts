import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { total } from '../sceneHelp.ts';
import { cardsIn, copies, endOfEra, passOut, points } from './closing.ts';
import { canal, opening, rail, tableOf } from './drafts.ts';

const options = ['community'];
const missing = [
  'birkenhead',
  'ellesmere-port',
  'macclesfield',
  'midlands',
  'northwich',
  'oldham',
  'rochdale',
  'stockport',
];

const table = tableOf({ seats: 2, options });
const full = tableOf({ seats: 2 });
const slugsOf = (things: readonly { readonly slug: string }[]): string[] => things.map(({ slug }) => slug).toSorted();

it('lancashire.community.1: eight places are missing, 13 towns with 32 sites and 4 outside places remain', () => {
  const remaining = full.places.filter(({ slug }) => !missing.includes(slug));
  expect(slugsOf(table.places)).toEqual(slugsOf(remaining));
  const towns = table.places.filter(({ kind }) => kind === 'town');
  expect(towns).toHaveLength(13);
  expect(towns.flatMap(({ sites }) => sites)).toHaveLength(32);
  const outside = table.places.filter(({ kind }) => kind === 'outside');
  expect(slugsOf(outside)).toEqual(['blackpool', 'scotland', 'southport', 'yorkshire']);
});

it('lancashire.community.1: the remaining sites are those of the full map', () => {
  const sitesOf = ({ sites, industries }: typeof full): Record<string, string[]> =>
    Object.fromEntries(sites.map((site) => [site.slug, site.industries.map((industry) => industries[industry].slug)]));
  const remaining = Object.entries(sitesOf(full)).filter(([slug]) => !missing.includes(slug.split('#')[0]));
  expect(sitesOf(table)).toEqual(Object.fromEntries(remaining));
});

it('lancashire.community.1: nothing can be built in a missing town, not even with a double build', () => {
  expect(() => canal({ options, tiles: { 'oldham#1': { seat: 0, tile: 'cotton-1' } } })).toThrow('oldham#1');
  const legal = canal({ options, players: [{ money: 99 }] }).legal('double');
  expect(legal).toContain('double colne#1 cotton');
  expect(legal.filter((line) => missing.some((place) => line.includes(`${place}#`)))).toEqual([]);
});

it('lancashire.community.1: Scotland and Yorkshire have trade icons, Blackpool and Southport none', () => {
  const railFrom = (site: string): Scene =>
    rail({ options, players: [{ hand: { coal: 2 } }], tiles: { [site]: { seat: 0, tile: 'cotton-2' } } });
  for (const [site, line] of [
    ['lancaster#2', 'lancaster-scotland'],
    ['colne#1', 'colne-yorkshire'],
  ]) {
    const scene = railFrom(site).play(`network ${line}`);
    expect(scene.told('bought')).toMatchObject([{ price: 1 }]);
  }
  for (const line of ['blackpool-preston', 'preston-southport']) {
    expect(railFrom('preston#1').rule(`network ${line}`)).toBe('lancashire.coal.4');
  }
});

it('lancashire.community.2: the 12 lines to missing places are gone', () => {
  const touching = ({ ends }: (typeof full.links)[number]): boolean =>
    ends.some((end) => missing.includes(full.places[end].slug));
  expect(full.links.filter(touching)).toHaveLength(12);
  expect(slugsOf(table.links)).toEqual(slugsOf(full.links.filter((link) => !touching(link))));
  expect(table.links).toHaveLength(24);
  for (const { slug, ends } of table.links) {
    expect(ends.map((end) => table.places[end].slug).join('-')).toBe(slug);
  }
});

it('lancashire.community.2: 14 lines are for both eras, 10 for rails only', () => {
  const both = table.links.filter(({ eras }) => eras.length === 2);
  const railOnly = table.links.filter(({ eras }) => eras.length === 1);
  expect(both).toHaveLength(14);
  expect(slugsOf(railOnly)).toEqual([
    'barrow-lancaster',
    'blackburn-bolton',
    'blackburn-preston',
    'blackpool-preston',
    'bolton-wigan',
    'burnley-bury',
    'liverpool-southport',
    'liverpool-warrington',
    'preston-southport',
    'southport-wigan',
  ]);
  const scene = canal({ options, tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' } } });
  expect(scene.rule('network blackpool-preston')).toBe('lancashire.network.1');
  expect(scene.legal('network')).toEqual([
    'network fleetwood-preston',
    'network lancaster-preston',
    'network preston-wigan',
  ]);
});

const atLancaster = {
  players: [{ hand: { coal: 2 } }],
  tiles: { 'lancaster#2': { seat: 0, tile: 'cotton-2' } },
};

it('lancashire.community.3: a canal can be laid from Lancaster to Scotland', () => {
  const scene = canal({ options, ...atLancaster }).play('network lancaster-scotland');
  expect(scene.now.links).toEqual({ 'lancaster-scotland': 0 });
  expect(scene.allows('sell lancaster#2 to abroad')).toBe(true);
});

it('lancashire.community.3: on the full map that line takes rails only', () => {
  const scene = canal(atLancaster);
  expect(scene.refuse('network lancaster-scotland')).toMatchObject({
    reason: 'lineNotInEra',
    rule: 'lancashire.network.1',
  });
});

it('lancashire.community.3: that line also takes rails, and scores 2 in either era', () => {
  expect(rail({ options, ...atLancaster }).allows('network lancaster-scotland')).toBe(true);
  const links = { 'lancaster-scotland': 0 };
  const players = [{ money: 0 }, { money: 0 }];
  expect(points(endOfEra({ options, players, links }))).toEqual([2, 0]);
  expect(points(endOfEra({ options, players, links, era: 'rail' }))).toEqual([2, 0]);
});

const cards = copies({
  1: 'bury fleetwood wigan shipyard',
  2: 'barrow blackburn bolton burnley colne lancaster preston warrington iron',
  3: 'liverpool manchester port',
  4: 'coal',
  5: 'cotton',
});

it('lancashire.community.4: the 40 cards', () => {
  expect(total(cards)).toBe(40);
  expect(cardsIn(opening({ seats: 2, options }))).toEqual(cards);
});

it('lancashire.community.4: all of them return in the rail era', () => {
  expect(cardsIn(endOfEra({ options }).now)).toEqual(cards);
});

it('lancashire.community.5: eight distant tiles', () => {
  expect(opening({ seats: 2, options }).distant).toEqual({ space: 0, tiles: { '1': 1, '2': 4, '3': 2, '4': 1 } });
});

it('lancashire.community.5: the same eight in the rail era', () => {
  const scene = endOfEra({ options, distant: { space: 6, tiles: { '4': 1 } } });
  expect(scene.now.distant).toEqual({ space: 0, tiles: { '1': 1, '2': 4, '3': 2, '4': 1 } });
});

it('lancashire.community.6: each seat starts with £25', () => {
  const { players } = opening({ seats: 2, options });
  for (const player of players) expect(player).toMatchObject({ money: 25, income: 10, points: 0, links: 14 });
  expect(opening({ seats: 2 }).players[0].money).toBe(30);
});

it('lancashire.community.7: 2 cards are aside in the canal era, none in the rail era', () => {
  expect(opening({ seats: 2, options })).toMatchObject({ aside: 2, deckSize: 40 - 16 });
  expect(endOfEra({ options }).now).toMatchObject({ aside: 0, deckSize: 40 - 16 });
});

it('lancashire.community.7: 10 rounds in each era', () => {
  const scene = new Scene({ edition: 'lancashire', seats: 2, options });
  scene.passUntil(({ round }) => round === 10);
  expect(scene.now.era).toBe('canal');
  scene.passUntil(({ era }) => era === 'rail');
  expect(passOut(scene).now).toMatchObject({ era: 'rail', round: 10 });
  expect(scene.told('roundBegan')).toHaveLength(19);
});

it('lancashire.community.7: markets of eight spaces, full at the start', () => {
  expect(opening({ seats: 2, options }).markets).toEqual({ coal: 8, iron: 8 });
  const iron = canal({ options, players: [{ hand: { coal: 2 } }] }).play('develop cotton', 'develop cotton');
  expect(iron.told('bought').map(({ price }) => price)).toEqual([1, 1]);

  // Two empty spaces at £1 take two of the four cubes.
  const works = canal({
    options,
    players: [{ hand: { preston: 2 } }],
    tiles: { 'preston#3': { seat: 1, tile: 'port-1' } },
    markets: { iron: 6 },
  }).play('build preston#2 iron with preston');
  expect(works.told('marketed')).toMatchObject([{ count: 2, money: 2 }]);
});

it('lancashire.community.7: mats and hands are those of two seats', () => {
  const { players } = opening({ seats: 2, options });
  for (const { mat, handSize } of players) {
    expect(mat).toEqual(opening({ seats: 2 }).players[0].mat);
    expect(total(mat)).toBe(37);
    expect(handSize).toBe(8);
  }
});
