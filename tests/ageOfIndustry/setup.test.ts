import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ageOfIndustry } from '@coalbrook/editions';
import { describe as describeState, mask } from '@coalbrook/rules';
import type { Description, Seat, Wish } from '@coalbrook/rules';
import { editionWords, english } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources, total } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { germany, newEngland, opening, tableOf } from './drafts.ts';

const seatCounts = [3, 4, 5];
const boards = { Germany: [], 'New England': ['new-england'] };
const wishes: readonly [string, Wish][] = Object.entries(boards).flatMap(([name, options]) =>
  seatCounts.map((seats): [string, Wish] => [`${name}, ${seats} seats`, { seats, options }]),
);
const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);
const data = join(import.meta.dirname, '..', '..', 'packages', 'editions', 'src', 'age-of-industry', 'data');

const mat = {
  'cotton-1': 2,
  'cotton-2': 2,
  'cotton-3': 2,
  'goods-0': 2,
  'goods-3': 2,
  'goods-4': 2,
  'iron-1': 2,
  'iron-2': 2,
  'iron-3': 2,
  'coal-1': 2,
  'coal-2': 2,
  'coal-3': 2,
  'port-1': 2,
  'port-2': 2,
  'port-3': 2,
  'ship-0': 1,
  'ship-3': 2,
  'ship-4': 2,
};

const cards = {
  blue: 5,
  brown: 5,
  'light-green': 5,
  orange: 5,
  purple: 5,
  yellow: 5,
  cotton: 8,
  goods: 7,
  coal: 6,
  iron: 6,
  port: 6,
  ship: 3,
};

/** Every card of a game, wherever it lies. */
const cardsOf = ({ players, deck, display, discarded }: Description): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const counts of [...players.map(({ hand }) => hand), deck, display, discarded]) {
    for (const [card, count] of Object.entries(counts ?? {})) found[card] = (found[card] ?? 0) + count;
  }
  return found;
};

/** Some German markets with the same market tile, the others with another. */
const marketsWith = (tile: string, count: number): Record<string, { tile: string }> => {
  const places = ['austria', 'belgium', 'denmark', 'france', 'netherlands', 'poland', 'switzerland'];
  const other = tile === 'cotton' ? 'goods' : 'cotton';
  return Object.fromEntries(places.map((place, index) => [`${place}#1`, { tile: index < count ? tile : other }]));
};

describe('age-of-industry.setup', () => {
  it.each(wishes)('age-of-industry.setup.1: %s can play', (_, wish) => {
    const { players, pending } = opening(wish);
    expect(players).toHaveLength(wish.seats);
    expect(pending.awaits).toBe('action');
  });

  it('age-of-industry.setup.1: the two boards are different', () => {
    const slugs = Object.values(boards).map((options) => tableOf({ seats: 3, options }).places.map(({ slug }) => slug));
    expect(slugs[0]).toContain('berlin');
    expect(slugs[1]).toContain('boston');
    expect(slugs[0].filter((slug) => slugs[1].includes(slug))).toEqual([]);
  });

  it.each([1, 2, 6])('age-of-industry.setup.1: %i seats cannot play', (seats) => {
    expect(() => new Scene({ edition: 'age-of-industry', seats })).toThrow('outOfRange');
    expect(() => new Scene({ edition: 'age-of-industry', seats, options: ['new-england'] })).toThrow('outOfRange');
  });

  it.each(['germany', 'newEngland'])('age-of-industry.setup.2: the data of %s call the board reconstructed', (file) => {
    const board = JSON.parse(readFileSync(join(data, `${file}.json`), 'utf8')) as { readonly reconstructed?: boolean };
    expect(board.reconstructed).toBe(true);
  });

  it('age-of-industry.setup.2: the choice of boards says which ones are reconstructions', () => {
    const option = editionWords(ageOfIndustry, english).options['new-england'];
    expect(option?.sentence).toMatch(/reconstruct/i);
  });

  it.each(wishes)('age-of-industry.setup.3: %s, each with a mat of 35 tiles and 12 rails', (_, wish) => {
    const { players, tiles, links } = opening(wish);
    expect(total(mat)).toBe(35);
    for (const player of players) {
      expect(player.mat).toEqual(mat);
      expect(player.links).toBe(12);
    }
    expect([tiles, links]).toEqual([{}, {}]);
  });

  it.each(wishes)('age-of-industry.setup.4: %s, the same 66 cards', (_, wish) => {
    expect(total(cards)).toBe(66);
    expect(cardsOf(opening(wish))).toEqual(cards);
    expect(tableOf(wish).cards.filter(({ wild }) => wild)).toEqual([]);
  });

  it('age-of-industry.setup.4: nobody can hold a fourth ship card or a sixth card of a colour', () => {
    const holding = (hand: Record<string, number>) => () => germany({ players: [{ hand }] });
    expect(holding({ ship: 4 })).toThrow('superfluous');
    expect(holding({ brown: 6 })).toThrow('superfluous');
    expect(holding({ ship: 3, brown: 5 })).not.toThrow();
  });

  it.each([
    [3, 46],
    [4, 40],
    [5, 34],
  ])('age-of-industry.setup.5: %i seats hold 6 cards each, 2 are displayed and %i are in the deck', (seats, deck) => {
    for (const options of Object.values(boards)) {
      const { players, display, deckSize, aside } = opening({ seats, options });
      expect(players.map(({ handSize }) => handSize)).toEqual(players.map(() => 6));
      for (const { hand } of players) expect(total(hand ?? {})).toBe(6);
      expect([total(display ?? {}), deckSize, aside]).toEqual([2, deck, 0]);
    }
  });

  it('age-of-industry.setup.5: only its owner sees a hand, everybody sees the display', () => {
    const { table, state, now } = germany({ display: { cotton: 1, brown: 1 } });
    const seen = describeState(table, mask(table, state, 1 as Seat));
    expect(seen.players.map(({ hand }) => hand === undefined)).toEqual([true, false, true]);
    expect(seen.players.map(({ handSize }) => handSize)).toEqual([6, 6, 6]);
    expect(seen.display).toEqual({ cotton: 1, brown: 1 });
    expect(seen.deck).toBeUndefined();
    expect(seen.deckSize).toBe(now.deckSize);
  });

  it('age-of-industry.setup.5: hands are dealt at random', () => {
    const hands = seeds.map((seed) => JSON.stringify(opening({ seats: 3 }, seed).players[0].hand));
    expect(new Set(hands).size).toBeGreaterThan(20);
  });

  it.each(wishes)('age-of-industry.setup.6: %s, without money, loans and points', (_, wish) => {
    for (const player of opening(wish).players) {
      expect(player).toMatchObject({ money: 0, loans: 0, points: 0, spent: 0 });
    }
  });

  it.each(wishes)('age-of-industry.setup.7: %s, both demand tracks full', (_, wish) => {
    expect(opening(wish).markets).toEqual({ coal: 6, iron: 6 });
    for (const market of tableOf(wish).markets.filter(Boolean)) expect(market?.spaces).toHaveLength(6);
  });

  it('age-of-industry.setup.7: full tracks take no cube of a new mine', () => {
    const scene = germany({ players: [{ hand: ['brown', 'brown'] }] });
    scene.play('build bohemia#1 coal with brown');
    expect(scene.now.tiles['bohemia#1'].cubes).toBe(3);
    expect(scene.told('marketed')).toEqual([]);
  });

  it('age-of-industry.setup.7: the supply is not limited by the thirty cubes of each kind in the box', () => {
    const coal = germany({
      seats: 5,
      players: [{ hand: ['light-green', 'brown'], mat: from('coal', 2) }],
      tiles: {
        'bohemia#1': { seat: 1, tile: 'coal-3' },
        'chemnitz#1': { seat: 1, tile: 'coal-3' },
        'dortmund#1': { seat: 2, tile: 'coal-3' },
        'mannheim#1': { seat: 2, tile: 'coal-3' },
        'dortmund#2': { seat: 3, tile: 'coal-3' },
        'belgium#1': { seat: 3, tile: 'coal-3' },
      },
    });
    coal.play('build poland#1 coal with light-green');
    expect(coal.now.tiles['poland#1'].cubes).toBe(4);
  });

  it('age-of-industry.setup.7: consumed cubes return to the supply, not to a track', () => {
    const scene = germany({
      players: [{ hand: ['yellow', 'yellow'], mat: from('cotton', 3) }],
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' }, 'leipzig#2': { seat: 1, tile: 'iron-1' } },
      links: { 'leipzig-chemnitz': 1 },
      markets: { coal: 3, iron: 4 },
    });
    scene.play('build leipzig#1 cotton with yellow');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['chemnitz#1'], ['leipzig#2']]);
    expect(scene.now.markets).toEqual({ coal: 3, iron: 4 });
    expect(scene.now.tiles).toMatchObject({ 'chemnitz#1': { cubes: 2 }, 'leipzig#2': { cubes: 2 } });
  });

  it('age-of-industry.setup.7: cubes bought from a track return to the supply, so that its space is free', () => {
    const scene = germany({ players: [{ hand: ['blue', 'blue'], mat: from('port', 2) }] });
    scene.play('build kiel#1 port with blue');
    expect(scene.now.markets).toEqual({ coal: 5, iron: 6 });
  });

  it.each([
    ['cotton', 7],
    ['goods', 5],
    ['both', 3],
    ['blank', 3],
  ])('age-of-industry.setup.8: market tile %s occurs %i times', (tile, count) => {
    expect(Object.values(germany({ merchants: marketsWith(tile, count) }).now.merchants)).toHaveLength(7);
    if (count < 7) expect(() => germany({ merchants: marketsWith(tile, count + 1) })).toThrow('superfluous');
    const most = seeds.map((seed) => {
      const { merchants } = opening({ seats: 3 }, seed);
      return Object.values(merchants).filter((market) => market.tile === tile).length;
    });
    expect(Math.max(...most)).toBeLessThanOrEqual(count);
    expect(Math.max(...most)).toBeGreaterThan(0);
  });

  it.each(wishes)('age-of-industry.setup.8: %s, one market tile on each of seven markets', (_, wish) => {
    const { merchants } = opening(wish);
    expect(Object.keys(merchants)).toHaveLength(7);
    for (const { tile } of Object.values(merchants)) expect(['cotton', 'goods', 'both', 'blank']).toContain(tile);
    expect(total(Object.fromEntries(tableOf(wish).buyers.map(({ slug, copies }) => [slug, copies]))) - 7).toBe(11);
  });

  it('age-of-industry.setup.8: market tiles are placed at random, and everybody sees them', () => {
    const atPoland = new Set(seeds.map((seed) => opening({ seats: 3 }, seed).merchants['poland#1'].tile));
    expect(atPoland.size).toBe(4);
    const { table, state, now } = newEngland({ merchants: { 'new-york-bay#1': { tile: 'blank' } } });
    expect(describeState(table, mask(table, state, 0 as Seat)).merchants).toEqual(now.merchants);
  });

  it('age-of-industry.setup.8: tiles left over never come into play', () => {
    const scene = germany();
    const before = scene.now.merchants;
    scene.passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.told('merchantPlaced')).toEqual([]);
    expect(scene.now.merchants).toEqual(before);
  });

  it.each(seatCounts)(
    'age-of-industry.setup.9: any of %i seats may be first, and the others follow in seating order',
    (seats) => {
      const orders = seeds.map((seed) => opening({ seats }, seed).order);
      for (const order of orders) expect(order).toEqual(order.map((_, index) => (order[0] + index) % seats));
      expect(new Set(orders.map(([first]) => first)).size).toBe(seats);
    },
  );
});
