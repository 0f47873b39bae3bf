import { describe as describeState, mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources, total } from '../sceneHelp.ts';
import { canal, opening, rail, tableOf } from './drafts.ts';

const seatCounts = [2, 3, 4];
const seeds = Array.from({ length: 24 }, (_, index) => `seed ${index}`);

const mat = {
  'cotton-1': 3,
  'cotton-2': 3,
  'cotton-3': 3,
  'cotton-4': 3,
  'coal-1': 1,
  'coal-2': 2,
  'coal-3': 2,
  'coal-4': 2,
  'iron-1': 1,
  'iron-2': 1,
  'iron-3': 1,
  'iron-4': 1,
  'port-1': 2,
  'port-2': 2,
  'port-3': 2,
  'port-4': 2,
  'shipyard-0': 2,
  'shipyard-1': 2,
  'shipyard-2': 2,
};

/** Where the lines of a place lead; each line is named once, at the end that comes first in the alphabet. */
const lines = {
  barrow: 'lancaster',
  birkenhead: 'ellesmere-port',
  blackburn: 'bolton burnley preston wigan',
  blackpool: 'preston',
  bolton: 'bury manchester wigan',
  burnley: 'bury colne',
  bury: 'manchester rochdale',
  colne: 'yorkshire',
  'ellesmere-port': 'liverpool northwich warrington',
  fleetwood: 'preston',
  lancaster: 'preston scotland',
  liverpool: 'southport warrington wigan',
  macclesfield: 'midlands stockport',
  manchester: 'oldham stockport warrington',
  midlands: 'northwich',
  oldham: 'rochdale',
  preston: 'southport wigan',
  rochdale: 'yorkshire',
  southport: 'wigan',
  warrington: 'wigan',
};

const industryCards = ['cotton', 'coal', 'iron', 'port', 'shipyard'];

/** Every card of a game, wherever it lies at the opening. */
const cardsOf = (seats: number): Record<string, number> => {
  const { players, deck } = opening({ seats });
  const cards: Record<string, number> = {};
  for (const counts of [...players.map(({ hand }) => hand), deck]) {
    for (const [card, count] of Object.entries(counts ?? {})) cards[card] = (cards[card] ?? 0) + count;
  }
  return cards;
};

const only = (cards: Readonly<Record<string, number>>, wanted: (card: string) => boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(cards).filter(([card]) => wanted(card)));

describe('lancashire.setup', () => {
  it.each(seatCounts)(
    'lancashire.setup.1: %i seats use 19 towns with 43 sites, 6 outside places, 36 lines',
    (seats) => {
      const { places, sites, links } = tableOf({ seats });
      const towns = places.filter(({ kind }) => kind === 'town');
      const outside = places.filter(({ kind }) => kind === 'outside');
      expect(places).toHaveLength(19 + 6);
      expect([towns.length, outside.length]).toEqual([19, 6]);
      expect(towns.flatMap((town) => town.sites)).toHaveLength(43);
      expect(sites).toHaveLength(43);
      expect(outside.flatMap((place) => place.sites)).toEqual([]);
      expect(links).toHaveLength(36);
    },
  );

  it('lancashire.setup.1: every line is as on the board', () => {
    const { links, places } = tableOf({ seats: 2 });
    const found = links.map((link) => link.ends.map((end) => places[end].slug).join('+'));
    const expected = Object.entries(lines).flatMap(([one, others]) => others.split(' ').map((end) => `${one}+${end}`));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each(seatCounts)('lancashire.setup.1: %i seats play a canal era and then a rail era', (seats) => {
    const scene = new Scene({ edition: 'lancashire', seats }).passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.told('eraEnded').map(({ era }) => scene.table.eras[era].slug)).toEqual(['canal', 'rail']);
    expect(scene.told('gameEnded')).toHaveLength(1);
  });

  it.each([1, 5])('lancashire.setup.1: %i seats cannot play', (seats) => {
    expect(() => new Scene({ edition: 'lancashire', seats })).toThrow('outOfRange');
  });

  it.each(seatCounts)('lancashire.setup.2: with %i seats each has a mat of 37 tiles and 14 link tiles', (seats) => {
    const { players, tiles, links } = opening({ seats });
    expect(total(mat)).toBe(37);
    expect(players).toHaveLength(seats);
    for (const player of players) {
      expect(player.mat).toEqual(mat);
      expect(player.links).toBe(14);
    }
    expect([tiles, links]).toEqual([{}, {}]);
  });

  it('lancashire.setup.2: the same link tiles are used as canals and as rails', () => {
    const byCanal = canal({ links: { 'bolton-bury': 0, 'bury-manchester': 0 } });
    expect(byCanal.now.players[0].links).toBe(12);
    const byRail = rail({ links: { 'bolton-wigan': 0 }, tiles: { 'wigan#1': { seat: 1, tile: 'coal-2' } } });
    byRail.play('network bolton-bury');
    expect(byRail.now.players[0].links).toBe(12);
  });

  it.each([
    [2, 40],
    [3, 54],
    [4, 64],
  ])('lancashire.setup.3: with %i seats %i cards are in the game, none of them wild', (seats, size) => {
    expect(total(cardsOf(seats))).toBe(size);
    expect(tableOf({ seats }).cards.filter(({ wild }) => wild)).toEqual([]);
  });

  it('lancashire.setup.4: location cards by number of seats', () => {
    const two = {
      manchester: 4,
      liverpool: 3,
      preston: 3,
      birkenhead: 2,
      bolton: 2,
      macclesfield: 2,
      oldham: 2,
      rochdale: 2,
      stockport: 2,
      warrington: 2,
      wigan: 2,
      bury: 1,
      'ellesmere-port': 1,
    };
    const three = { ...two, barrow: 2, blackburn: 2, lancaster: 2, fleetwood: 1 };
    const four = { ...three, burnley: 2, colne: 2, lancaster: 3, liverpool: 4 };
    const found = seatCounts.map((seats) => only(cardsOf(seats), (card) => !industryCards.includes(card)));
    expect(found).toEqual([two, three, four]);
  });

  it('lancashire.setup.5: industry cards by number of seats', () => {
    const found = seatCounts.map((seats) => only(cardsOf(seats), (card) => industryCards.includes(card)));
    expect(found).toEqual([
      { coal: 3, iron: 3, port: 3, shipyard: 3 },
      { cotton: 5, coal: 4, iron: 3, port: 4, shipyard: 3 },
      { cotton: 8, coal: 4, iron: 3, port: 5, shipyard: 3 },
    ]);
  });

  it('lancashire.setup.5: two seats cannot hold a cotton mill card, three can', () => {
    const players = [{ hand: ['cotton', 'bolton'] }];
    expect(() => canal({ players })).toThrow('superfluous');
    expect(canal({ seats: 3, players }).now.players[0].hand).toEqual({ cotton: 1, bolton: 1 });
  });

  it('lancashire.setup.6: a town without cards can be linked, and built in with a double build', () => {
    for (const town of ['barrow', 'blackburn', 'burnley', 'colne', 'fleetwood', 'lancaster']) {
      expect(cardsOf(2)).not.toHaveProperty(town);
    }
    const scene = canal({ players: [{ hand: { coal: 2 } }, { hand: { iron: 2 } }] });
    scene.play('double burnley#1 coal');
    expect(scene.now.tiles['burnley#1']).toMatchObject({ seat: 0, tile: 'coal-1' });
    scene.play('double colne#1 cotton', 'network burnley-colne');
    expect(scene.now.links).toEqual({ 'burnley-colne': 0 });
  });

  it('lancashire.setup.6: an industry card can be used in a town without cards', () => {
    const scene = canal({ players: [{ hand: ['port', 'iron'] }], links: { 'fleetwood-preston': 0 } });
    scene.play('build fleetwood#1 port with port');
    expect(scene.now.tiles['fleetwood#1']).toMatchObject({ seat: 0, tile: 'port-1' });
  });

  it.each([
    [2, 40 - 16],
    [3, 54 - 24],
    [4, 64 - 32],
  ])('lancashire.setup.7: with %i seats a card for each of them is among the %i not dealt', (seats, undealt) => {
    expect(opening({ seats })).toMatchObject({ deckSize: undealt, aside: seats });
  });

  it.each(seatCounts)(
    'lancashire.setup.7: with %i seats the cards set aside are not used in the canal era',
    (seats) => {
      const scene = new Scene({ edition: 'lancashire', seats });
      scene.passUntil(({ players }) =>
        players.every(({ handSize }, seat) => handSize === (seat === seats - 1 ? 1 : 0)),
      );
      expect(scene.now).toMatchObject({ era: 'canal', deckSize: seats, aside: seats });
    },
  );

  it('lancashire.setup.7: no seat sees which cards are set aside', () => {
    const { table, state } = canal();
    for (const seat of [0, 1]) {
      const seen = describeState(table, mask(table, state, seat as Seat));
      expect(seen.aside).toBe(2);
      expect(seen.deck).toBeUndefined();
    }
  });

  it.each(seatCounts)('lancashire.setup.8: each of %i seats holds 8 cards', (seats) => {
    const { players } = opening({ seats });
    expect(players.map(({ handSize }) => handSize)).toEqual(players.map(() => 8));
    for (const { hand } of players) expect(total(hand ?? {})).toBe(8);
  });

  it('lancashire.setup.8: only its owner sees a hand', () => {
    const { table, state } = canal();
    const seen = describeState(table, mask(table, state, 0 as Seat)).players;
    expect(total(seen[0].hand ?? {})).toBe(8);
    expect(seen[1].hand).toBeUndefined();
    expect(seen[1].handSize).toBe(8);
  });

  it.each(seatCounts)('lancashire.setup.9: with %i seats both markets begin with 8 cubes', (seats) => {
    expect(opening({ seats }).markets).toEqual({ coal: 8, iron: 8 });
    for (const market of tableOf({ seats }).markets.filter(Boolean)) expect(market?.spaces).toHaveLength(8);
  });

  it('lancashire.setup.9: full markets take no cube of a new mine or works', () => {
    const mine = canal({ players: [{ hand: ['rochdale', 'rochdale'] }], links: { 'rochdale-yorkshire': 1 } });
    mine.play('build rochdale#1 coal with rochdale');
    expect(mine.now.tiles['rochdale#1'].cubes).toBe(2);
    const works = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' } },
    });
    works.play('build bolton#3 iron with bolton');
    expect(works.now.tiles['bolton#3'].cubes).toBe(4);
    expect([mine.told('marketed'), works.told('marketed')]).toEqual([[], []]);
  });

  it('lancashire.setup.9: the supply is not limited by the 24 coal and 16 iron cubes in the box', () => {
    const coal = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: {
        'wigan#1': { seat: 1, tile: 'coal-4' },
        'manchester#1': { seat: 1, tile: 'coal-4' },
        'oldham#1': { seat: 1, tile: 'coal-3' },
        'rochdale#1': { seat: 1, tile: 'coal-3' },
      },
    });
    coal.play('build bolton#1 coal with bolton');
    expect(coal.now.tiles['bolton#1'].cubes).toBe(2);
    const iron = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: {
        'bolton#1': { seat: 1, tile: 'coal-4' },
        'manchester#4': { seat: 1, tile: 'iron-4' },
        'rochdale#3': { seat: 1, tile: 'iron-3' },
      },
    });
    iron.play('build bolton#3 iron with bolton');
    expect(iron.now.tiles['bolton#3'].cubes).toBe(4);
  });

  it('lancashire.setup.9: consumed cubes go to the supply, not to the market', () => {
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'], mat: { 'cotton-1': 0, 'cotton-2': 0 } }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' }, 'manchester#4': { seat: 1, tile: 'iron-1' } },
      markets: { coal: 3, iron: 4 },
    });
    scene.play('build bolton#2 cotton with bolton');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['bolton#1'], ['manchester#4']]);
    expect(scene.now.markets).toEqual({ coal: 3, iron: 4 });
  });

  it.each(seatCounts)('lancashire.setup.10: %i seats start with £30, no points and income level 0', (seats) => {
    for (const player of opening({ seats }).players) {
      expect(player).toMatchObject({ money: 30, points: 0, income: 10, level: 0, spent: 0 });
    }
  });

  it('lancashire.setup.10: the turn order of the first round is random', () => {
    const orders = seeds.map((seed) => opening({ seats: 3 }, seed).order);
    for (const order of orders) expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    for (const position of [0, 1, 2]) expect(new Set(orders.map((order) => order[position])).size).toBe(3);
  });
});
