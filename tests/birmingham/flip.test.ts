import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Tiles = NonNullable<Setup['tiles']>;

/** Hands with only one kind of card, so no card has to be chosen. */
const at = (draft: Partial<Setup>, incomes: readonly [number, number] = [10, 10]): Scene =>
  new Scene({
    seats: 2,
    era: 'rail',
    round: 2,
    players: [
      { hand: { brewery: 5 }, income: incomes[0] },
      { hand: { iron: 4 }, income: incomes[1] },
    ],
    ...draft,
  });

const toOxford = {
  links: { 'birmingham-oxford': 0, 'birmingham-coventry': 0 },
  merchants: { 'oxford#1': { tile: 'all' } },
} as const;

it.each([
  ['a cotton mill', 'birmingham#1', 'cotton-2'],
  ['a manufacturer', 'birmingham#2', 'manufacturer-2'],
  ['a pottery', 'coventry#1', 'pottery-2'],
])('birmingham.flip.1: %s flips when it is sold', (_, site, tile) => {
  const scene = at({ ...toOxford, tiles: { [site]: { seat: 0, tile } } });
  expect(scene.now.tiles[site].flipped).toBe(false);
  scene.play(`sell ${site} to oxford#1`);
  expect(scene.now.tiles[site].flipped).toBe(true);
  expect(scene.told('flipped')).toHaveLength(1);
});

it('birmingham.flip.1: a sale pays no money', () => {
  const scene = at({ ...toOxford, tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } } });
  const { money } = scene.now.players[0];
  scene.play('sell birmingham#1 to oxford#1');
  expect(scene.told('flipped')).toHaveLength(1);
  expect(scene.now.players[0].money).toBe(money);
});

it.each([
  ['a coal mine', 'coventry#2', 'coal-2'],
  ['an iron works', 'birmingham#3', 'iron-2'],
  ['a brewery', 'walsall#2', 'brewery-2'],
])('birmingham.flip.1: %s cannot be sold', (_, site, tile) => {
  const scene = at({
    ...toOxford,
    links: { ...toOxford.links, 'birmingham-walsall': 0 },
    tiles: { [site]: { seat: 0, tile }, 'birmingham#1': { seat: 0, tile: 'cotton-2' } },
  });
  expect(scene.rule(`sell ${site} to oxford#1`)).toBe('birmingham.sell.1');
});

it('birmingham.flip.2: a mine flips in the turn of another seat that takes its last cube', () => {
  const tiles = (cubes: number): Tiles => ({
    'birmingham#1': { seat: 0, tile: 'cotton-2' },
    'dudley#1': { seat: 1, tile: 'coal-2', cubes },
  });
  const last = at({ tiles: tiles(1) }).play('network birmingham-dudley');
  expect(last.now.tiles['dudley#1']).toMatchObject({ flipped: true, cubes: 0 });
  expect(last.now.players.map(({ income }) => income)).toEqual([10, 17]);
  expect(last.pending).toEqual({ awaits: 'action', seat: 0 });

  const lastButOne = at({ tiles: tiles(2) }).play('network birmingham-dudley');
  expect(lastButOne.now.tiles['dudley#1']).toMatchObject({ flipped: false, cubes: 1 });
  expect(lastButOne.now.players[1].income).toBe(10);
});

it('birmingham.flip.2: an iron works flips in the turn of another seat that takes its last cube', () => {
  const scene = at({ tiles: { 'dudley#2': { seat: 1, tile: 'iron-2', cubes: 1 } } }).play('develop cotton');
  expect(scene.now.tiles['dudley#2']).toMatchObject({ flipped: true, cubes: 0 });
  expect(scene.now.players.map(({ income }) => income)).toEqual([10, 13]);
});

it('birmingham.flip.2: a brewery flips in the turn of another seat that takes its last barrel', () => {
  const draft = (cubes: number): Partial<Setup> => ({
    links: { 'birmingham-oxford': 0, 'birmingham-tamworth': 1, 'burton-tamworth': 1 },
    merchants: { 'oxford#1': { tile: 'all', barrel: false } },
    tiles: {
      'birmingham#1': { seat: 0, tile: 'cotton-2' },
      'burton#2': { seat: 1, tile: 'brewery-2', cubes },
    },
  });
  const last = at(draft(1)).play('sell birmingham#1 to oxford#1');
  expect(last.now.tiles['burton#2']).toMatchObject({ flipped: true, cubes: 0 });
  expect(last.now.players.map(({ income }) => income)).toEqual([14, 15]);

  const lastButOne = at(draft(2)).play('sell birmingham#1 to oxford#1');
  expect(lastButOne.now.tiles['burton#2']).toMatchObject({ flipped: false, cubes: 1 });
  expect(lastButOne.now.players.map(({ income }) => income)).toEqual([14, 10]);
});

it('birmingham.flip.2: a mine that sells its last cube to the market flips, one that keeps a cube does not', () => {
  const built = (coal: number): Scene =>
    new Scene({
      seats: 2,
      round: 2,
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'] }],
      links: { 'coalbrookdale-shrewsbury': 1 },
      markets: { coal },
    }).play('build coalbrookdale#3 coal with coalbrookdale');
  const empty = built(12).now;
  expect(empty.tiles['coalbrookdale#3']).toMatchObject({ tile: 'coal-1', flipped: true, cubes: 0 });
  expect(empty.players[0]).toMatchObject({ money: 17 - 5 + 2, income: 14 });

  const one = built(13).now;
  expect(one.tiles['coalbrookdale#3']).toMatchObject({ flipped: false, cubes: 1 });
  expect(one.players[0]).toMatchObject({ money: 17 - 5 + 1, income: 10 });
});

it('birmingham.flip.2: an iron works that sells its last cube to the market flips', () => {
  const { now } = new Scene({
    seats: 2,
    round: 2,
    players: [{ hand: ['coalbrookdale', 'coalbrookdale'] }],
    links: { 'coalbrookdale-shrewsbury': 1 },
    markets: { iron: 6 },
  }).play('build coalbrookdale#2 iron with coalbrookdale');
  expect(now.tiles['coalbrookdale#2']).toMatchObject({ tile: 'iron-1', flipped: true, cubes: 0 });
  // £5 and coal for £1; the four cubes bring 2, 2, 1 and 1.
  expect(now.players[0]).toMatchObject({ money: 17 - 5 - 1 + 6, income: 13 });
});

it.each([
  [8, -2, 15, 3],
  [29, 10, 36, 12],
  [61, 21, 68, 22],
])('birmingham.flip.3: coal mine II moves the marker from space %i by 7 spaces', (from, was, to, level) => {
  const scene = at(
    {
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'dudley#1': { seat: 1, tile: 'coal-2', cubes: 1 } },
    },
    [10, from],
  );
  expect(scene.now.players[1].level).toBe(was);
  scene.play('network birmingham-dudley');
  expect(scene.now.players[1]).toMatchObject({ income: to, level });
});

it('birmingham.flip.3: two tiles flipped by one sale advance both owners at once', () => {
  const scene = at({
    links: { 'birmingham-oxford': 0, 'birmingham-walsall': 1 },
    merchants: { 'oxford#1': { tile: 'all', barrel: false } },
    tiles: {
      'birmingham#2': { seat: 0, tile: 'manufacturer-6' },
      'walsall#2': { seat: 1, tile: 'brewery-3', cubes: 1 },
    },
  }).play('sell birmingham#2 to oxford#1');
  expect(scene.now.players.map(({ income }) => income)).toEqual([16, 15]);
});

it.each([
  [92, 99],
  [95, 99],
  [99, 99],
])('birmingham.flip.4: an advance of 7 from space %i ends on space %i', (from, to) => {
  const scene = at(
    {
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'dudley#1': { seat: 1, tile: 'coal-2', cubes: 1 } },
    },
    [10, from],
  ).play('network birmingham-dudley');
  expect(scene.now.players[1]).toMatchObject({ income: to, level: 30 });
});
