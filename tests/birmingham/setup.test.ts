import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { total } from '../sceneHelp.ts';
import { canal, opening } from './drafts.ts';

const seatCounts = [2, 3, 4];
const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);

const mat = {
  'cotton-1': 3,
  'cotton-2': 2,
  'cotton-3': 3,
  'cotton-4': 3,
  'manufacturer-1': 1,
  'manufacturer-2': 2,
  'manufacturer-3': 1,
  'manufacturer-4': 1,
  'manufacturer-5': 2,
  'manufacturer-6': 1,
  'manufacturer-7': 1,
  'manufacturer-8': 2,
  'pottery-1': 1,
  'pottery-2': 1,
  'pottery-3': 1,
  'pottery-4': 1,
  'pottery-5': 1,
  'coal-1': 1,
  'coal-2': 2,
  'coal-3': 2,
  'coal-4': 2,
  'iron-1': 1,
  'iron-2': 1,
  'iron-3': 1,
  'iron-4': 1,
  'brewery-1': 2,
  'brewery-2': 2,
  'brewery-3': 2,
  'brewery-4': 1,
};

/** The industries that the sites of each town show. */
const towns = {
  belper: 'cotton/manufacturer coal pottery',
  derby: 'cotton/brewery cotton/manufacturer iron',
  leek: 'cotton/manufacturer cotton/coal',
  stoke: 'cotton/manufacturer pottery/iron manufacturer',
  stone: 'cotton/brewery manufacturer/coal',
  uttoxeter: 'manufacturer/brewery cotton/brewery',
  stafford: 'manufacturer/brewery pottery',
  burton: 'manufacturer/coal brewery',
  cannock: 'manufacturer/coal coal',
  tamworth: 'cotton/coal cotton/coal',
  walsall: 'iron/manufacturer manufacturer/brewery',
  coalbrookdale: 'iron/brewery iron coal',
  wolverhampton: 'manufacturer manufacturer/coal',
  dudley: 'coal iron',
  kidderminster: 'cotton/coal cotton',
  worcester: 'cotton cotton',
  birmingham: 'cotton/manufacturer manufacturer iron manufacturer',
  nuneaton: 'manufacturer/brewery cotton/coal',
  coventry: 'pottery manufacturer/coal iron/manufacturer',
  redditch: 'manufacturer/coal iron',
};

/** Where the lines of a place lead; each line is named once, at the end that comes first in the alphabet. */
const lines = {
  belper: 'derby leek',
  birmingham: 'coventry dudley nuneaton oxford redditch tamworth walsall worcester',
  burton: 'cannock derby stone tamworth walsall',
  cannock: 'farm-north stafford walsall wolverhampton',
  coalbrookdale: 'kidderminster shrewsbury wolverhampton',
  coventry: 'nuneaton',
  derby: 'nottingham uttoxeter',
  dudley: 'kidderminster wolverhampton',
  gloucester: 'redditch worcester',
  kidderminster: 'worcester+farm-south',
  leek: 'stoke',
  nuneaton: 'tamworth',
  oxford: 'redditch',
  stafford: 'stone',
  stoke: 'stone warrington',
  stone: 'uttoxeter',
  tamworth: 'walsall',
  walsall: 'wolverhampton',
};

const industryCards = ['iron', 'coal', 'cotton-manufacturer', 'pottery', 'brewery'];

/** Every card of a game that is not wild, wherever it lies at the opening. */
const cardsOf = (seats: number): Record<string, number> => {
  const { players, deck } = opening(seats);
  const cards: Record<string, number> = {};
  for (const counts of [...players.map(({ hand }) => hand), deck]) {
    for (const [card, count] of Object.entries(counts ?? {})) cards[card] = (cards[card] ?? 0) + count;
  }
  return cards;
};

const only = (cards: Readonly<Record<string, number>>, wanted: (card: string) => boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(cards).filter(([card]) => wanted(card)));

const merchantTiles = (seats: number, seed: string): string[] =>
  Object.values(opening(seats, seed).merchants).map(({ tile }) => tile);

describe('birmingham.setup', () => {
  it('birmingham.setup.1: 20 towns with 47 sites, 2 farms, 5 merchant places and 39 lines', () => {
    const { table } = new Scene({ seats: 4 });
    const ofKind = (kind: string) => table.places.filter((place) => place.kind === kind);
    expect(ofKind('town')).toHaveLength(20);
    expect(ofKind('town').flatMap(({ sites }) => sites)).toHaveLength(47);
    expect(ofKind('merchant')).toHaveLength(5);
    expect(table.links).toHaveLength(39);
    const brewery = table.industries.findIndex(({ slug }) => slug === 'brewery');
    expect(ofKind('farm').map(({ sites }) => sites.map((site) => table.sites[site].industries))).toEqual([
      [[brewery]],
      [[brewery]],
    ]);
  });

  it('birmingham.setup.1: every site and every line is as on the board', () => {
    const { table } = new Scene({ seats: 4 });
    const shown = (site: number) => table.sites[site].industries.map((one) => table.industries[one].slug).join('/');
    const found = table.places
      .filter(({ kind }) => kind === 'town')
      .map(({ slug, sites }) => [slug, sites.map(shown).join(' ')]);
    expect(Object.fromEntries(found)).toEqual(towns);
    const ends = table.links.map((link) => link.ends.map((end) => table.places[end].slug).join('+'));
    const expected = Object.entries(lines).flatMap(([one, others]) => others.split(' ').map((end) => `${one}+${end}`));
    expect(ends.toSorted()).toEqual(expected.toSorted());
  });

  it.each(seatCounts)('birmingham.setup.1: %i seats play a canal era and then a rail era', (seats) => {
    const scene = new Scene({ seats }).passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.told('eraEnded').map(({ era }) => scene.table.eras[era].slug)).toEqual(['canal', 'rail']);
    expect(scene.told('gameEnded')).toHaveLength(1);
  });

  it.each([1, 5])('birmingham.setup.1: %i seats cannot play', (seats) => {
    expect(() => new Scene({ seats })).toThrow('outOfRange');
  });

  it.each(seatCounts)('birmingham.setup.2: with %i seats each has a mat of 45 tiles and 14 link tiles', (seats) => {
    const { players, tiles, links } = opening(seats);
    expect(total(mat)).toBe(45);
    expect(players).toHaveLength(seats);
    for (const player of players) {
      expect(player.mat).toEqual(mat);
      expect(player.links).toBe(14);
    }
    expect([tiles, links]).toEqual([{}, {}]);
  });

  it.each([
    [2, 40],
    [3, 54],
    [4, 64],
  ])('birmingham.setup.3: with %i seats the deck holds %i cards, none of them wild', (seats, size) => {
    const cards = cardsOf(seats);
    expect(total(cards)).toBe(size);
    expect(Object.keys(cards).filter((card) => card.startsWith('wild'))).toEqual([]);
  });

  it('birmingham.setup.3: the piles hold a wild card of each kind for every one of four seats', () => {
    const scene = new Scene({ seats: 4 });
    const before = scene.now.deckSize;
    for (let seat = 0; seat < 4; seat++) {
      scene.play('scout');
      while (scene.pending.awaits === 'discard') scene.play(scene.legal('discard')[0]);
    }
    for (const { hand } of scene.now.players) expect(hand).toMatchObject({ 'wild-location': 1, 'wild-industry': 1 });
    expect(scene.now.deckSize).toBe(before - 4);
  });

  it('birmingham.setup.4: location cards by number of seats', () => {
    const two = {
      birmingham: 3,
      coalbrookdale: 3,
      coventry: 3,
      burton: 2,
      cannock: 2,
      dudley: 2,
      kidderminster: 2,
      stafford: 2,
      wolverhampton: 2,
      worcester: 2,
      nuneaton: 1,
      redditch: 1,
      tamworth: 1,
      walsall: 1,
    };
    const three = { ...two, stoke: 3, leek: 2, stone: 2, uttoxeter: 1 };
    const four = { ...three, derby: 3, belper: 2, uttoxeter: 2 };
    const found = seatCounts.map((seats) => only(cardsOf(seats), (card) => !industryCards.includes(card)));
    expect(found).toEqual([two, three, four]);
  });

  it('birmingham.setup.5: industry cards by number of seats', () => {
    const found = seatCounts.map((seats) => only(cardsOf(seats), (card) => industryCards.includes(card)));
    expect(found).toEqual([
      { iron: 4, coal: 2, pottery: 2, brewery: 5 },
      { iron: 4, coal: 2, 'cotton-manufacturer': 6, pottery: 2, brewery: 5 },
      { iron: 4, coal: 3, 'cotton-manufacturer': 8, pottery: 3, brewery: 5 },
    ]);
  });

  it('birmingham.setup.6: a town without cards may be built in and linked', () => {
    expect(cardsOf(2)).not.toHaveProperty('leek');
    const scene = canal({ players: [{ hand: ['wild-location', 'dudley'], money: 20 }] });
    scene.play('build leek#2 coal with wild-location', 'network leek-stoke');
    expect(scene.now.tiles['leek#2']).toMatchObject({ seat: 0, tile: 'coal-1' });
    expect(scene.now.links).toEqual({ 'leek-stoke': 0 });
  });

  it('birmingham.setup.7: merchant spaces in use by number of seats', () => {
    const two = ['gloucester#1', 'gloucester#2', 'oxford#1', 'oxford#2', 'shrewsbury#1'];
    const three = [...two, 'warrington#1', 'warrington#2'];
    const four = [...three, 'nottingham#1', 'nottingham#2'];
    const found = seatCounts.map((seats) => Object.keys(opening(seats).merchants).toSorted());
    expect(found).toEqual([two.toSorted(), three.toSorted(), four.toSorted()]);
  });

  it('birmingham.setup.7: nothing is sold at a space that is not in use', () => {
    const scene = canal({
      tiles: { 'stoke#1': { seat: 0, tile: 'cotton-1' }, 'burton#2': { seat: 0, tile: 'brewery-1' } },
      links: { 'stoke-warrington': 0 },
    });
    expect(scene.rule('sell stoke#1 to warrington#1')).toBe('birmingham.setup.7');
  });

  it.each(seeds.slice(0, 6))('birmingham.setup.8: every merchant tile lies on one space in use (%s)', (seed) => {
    const two = ['all', 'blank', 'blank', 'cotton', 'manufacturer'];
    const three = [...two, 'blank', 'pottery'];
    const four = [...three, 'cotton', 'manufacturer'];
    const found = seatCounts.map((seats) => merchantTiles(seats, seed).toSorted());
    expect(found).toEqual([two.toSorted(), three.toSorted(), four.toSorted()]);
  });

  it('birmingham.setup.8: merchant tiles are dealt at random', () => {
    const atShrewsbury = new Set(seeds.map((seed) => opening(3, seed).merchants['shrewsbury#1'].tile));
    expect(atShrewsbury.size).toBeGreaterThan(2);
  });

  it.each(seatCounts)('birmingham.setup.9: with %i seats a barrel stands beside each tile that buys', (seats) => {
    for (const { tile, barrel } of Object.values(opening(seats).merchants)) expect(barrel).toBe(tile !== 'blank');
  });

  it('birmingham.setup.10: the coal market lacks one cube and the iron market two, all at £1', () => {
    expect(opening(2).markets).toEqual({ coal: 13, iron: 8 });
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money: 30 }],
      links: { 'coalbrookdale-shrewsbury': 1 },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale');
    expect(scene.now.players[0].money).toBe(30 - 5 + 1);
    expect(scene.now.markets['coal']).toBe(14);
    const works = canal({
      players: [{ hand: ['dudley', 'dudley'], money: 30 }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
    });
    works.play('build dudley#2 iron with dudley');
    expect(works.now.players[0].money).toBe(30 - 5 + 1 + 1);
    expect(works.now.markets['iron']).toBe(10);
  });

  it('birmingham.setup.10: the supply is not limited by the 20 cubes and 15 barrels in the box', () => {
    const coal = canal({
      markets: { coal: 14 },
      players: [{ hand: ['dudley', 'burton'] }],
      tiles: {
        'cannock#2': { seat: 1, tile: 'coal-4' },
        'tamworth#1': { seat: 1, tile: 'coal-4' },
        'belper#2': { seat: 1, tile: 'coal-3' },
      },
    });
    coal.play('build dudley#1 coal with dudley');
    expect(coal.now.tiles['dudley#1'].cubes).toBe(2);
    const beer = new Scene({
      seats: 4,
      era: 'rail',
      players: [{ hand: ['burton', 'burton'], mat: { 'brewery-1': 0 } }],
      tiles: {
        'stone#1': { seat: 1, tile: 'brewery-2' },
        'derby#1': { seat: 1, tile: 'brewery-2' },
        'uttoxeter#1': { seat: 1, tile: 'brewery-3' },
        'uttoxeter#2': { seat: 2, tile: 'brewery-2' },
        'stafford#1': { seat: 2, tile: 'brewery-2' },
        'walsall#2': { seat: 2, tile: 'brewery-3' },
        'coalbrookdale#1': { seat: 3, tile: 'brewery-2' },
        'nuneaton#1': { seat: 3, tile: 'brewery-2' },
      },
    });
    beer.play('build burton#2 brewery with burton');
    expect(beer.now.tiles['burton#2'].cubes).toBe(2);
  });

  it.each(seatCounts)('birmingham.setup.11: %i seats start with £17, no points and income level 0', (seats) => {
    for (const player of opening(seats).players) {
      expect(player).toMatchObject({ money: 17, points: 0, income: 10, level: 0, spent: 0 });
    }
  });

  it('birmingham.setup.11: the turn order of the first round is random', () => {
    const orders = seeds.map((seed) => opening(3, seed).order);
    for (const order of orders) expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    expect(new Set(orders.map(([first]) => first)).size).toBe(3);
    expect(new Set(orders.map(([, second]) => second)).size).toBe(3);
  });

  it.each([
    [2, 40 - 16],
    [3, 54 - 24],
    [4, 64 - 32],
  ])('birmingham.setup.12: %i seats hold 8 cards each, and one more each is dealt face down', (seats, undealt) => {
    const { players, deckSize, aside } = opening(seats);
    expect(players.map(({ handSize }) => handSize)).toEqual(players.map(() => 8));
    expect([deckSize, aside]).toEqual([undealt, seats]);
  });

  it.each(seatCounts)('birmingham.setup.12: with %i seats the face-down cards stay away for the canal era', (seats) => {
    const scene = new Scene({ seats });
    scene.passUntil(({ players }) => players.every(({ handSize }, seat) => handSize === (seat === seats - 1 ? 1 : 0)));
    expect(scene.now).toMatchObject({ era: 'canal', deckSize: seats, aside: seats });
  });
});
