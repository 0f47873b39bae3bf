import { COAL } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** An iron works I that must buy its coal through Yorkshire. */
const coalBuyer = (coal: number, money = 30): Scene =>
  canal({
    players: [{ hand: ['rochdale', 'rochdale'], money }],
    links: { 'rochdale-yorkshire': 1 },
    markets: { coal, iron: 8 },
  });
const works = 'build rochdale#3 iron with rochdale';

/** A coal mine III that must buy its iron, and is connected to nothing. */
const ironBuyer = (iron: number, money = 30): Scene =>
  canal({ players: [{ hand: ['wigan', 'wigan'], money, mat: { 'coal-1': 0, 'coal-2': 0 } }], markets: { iron } });
const mine = 'build wigan#1 coal with wigan';

/** Developing, for which all iron must be bought. */
const developer = (iron: number, money = 30): Scene =>
  canal({ players: [{ hand: { iron: 3 }, money }], markets: { iron } });

/** Two rails that must buy their coal through Yorkshire. */
const railwayman = (coal: number, money: number): Scene =>
  rail({
    players: [{ hand: { iron: 3 }, money }],
    tiles: { 'rochdale#1': { seat: 0, tile: 'cotton-2' } },
    markets: { coal },
  }).play('network rochdale-yorkshire');

describe('lancashire.market', () => {
  it.each(upTo(8))('lancashire.market.1: the price of coal with %i cubes in the market', (coal) => {
    const price = [5, 4, 4, 3, 3, 2, 2, 1, 1][coal];
    const scene = coalBuyer(coal).play(works);
    expect(sources(scene, 'coal')).toEqual([`£${price}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 5 - price, spent: 5 + price });
    expect(scene.now.markets['coal']).toBe(Math.max(0, coal - 1));
  });

  it.each(upTo(8))('lancashire.market.1: the price of iron with %i cubes in the market', (iron) => {
    const price = [5, 4, 4, 3, 3, 2, 2, 1, 1][iron];
    const scene = ironBuyer(iron).play(mine);
    expect(sources(scene, 'iron')).toEqual([`£${price}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 8 - price, spent: 8 + price });
    expect(scene.now.markets['iron']).toBe(Math.max(0, iron - 1));
  });

  it('lancashire.market.1: the markets hold no more cubes', () => {
    expect(() => canal({ markets: { coal: 9 } })).toThrow('markets.coal');
    expect(() => canal({ markets: { iron: 9 } })).toThrow('markets.iron');
  });

  it.each([
    [8, ['£1', '£1'], 2],
    [7, ['£1', '£2'], 3],
    [3, ['£3', '£4'], 7],
    [1, ['£4', '£5'], 9],
    [0, ['£5', '£5'], 10],
  ])('lancashire.market.2: two iron cubes are bought, each time the cheapest of %i left (%s)', (iron, prices, cost) => {
    const scene = developer(iron, cost).play('develop cotton', 'develop cotton');
    expect(sources(scene, 'iron')).toEqual(prices);
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: cost });
    expect(scene.now.markets['iron']).toBe(Math.max(0, iron - 2));
  });

  it.each([
    [7, ['£1', '£2'], 3],
    [4, ['£3', '£3'], 6],
    [1, ['£4', '£5'], 9],
  ])('lancashire.market.2: two coal cubes are bought, each time the cheapest of %i left (%s)', (coal, prices, cost) => {
    const scene = railwayman(coal, 15 + cost).play('network oldham-rochdale');
    expect(sources(scene, 'coal')).toEqual(prices);
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 15 + cost });
    expect(railwayman(coal, 15 + cost - 1).pending.awaits).toBe('action');
  });

  it('lancashire.market.2: a cube that costs more than the money left is refused', () => {
    expect(coalBuyer(6, 5 + 1).rule(works)).toBe('lancashire.turn.5');
    expect(coalBuyer(6, 5 + 2).play(works).now.players[0].money).toBe(0);
    expect(ironBuyer(6, 8 + 1).rule(mine)).toBe('lancashire.turn.5');
    expect(ironBuyer(6, 8 + 2).play(mine).now.players[0].money).toBe(0);
  });

  it('lancashire.market.2: coal and iron of one tile are paid together', () => {
    const withMoney = (money: number): Scene =>
      canal({
        players: [{ hand: ['rochdale', 'rochdale'], money, mat: { 'cotton-1': 0, 'cotton-2': 0 } }],
        links: { 'rochdale-yorkshire': 1 },
        markets: { coal: 4, iron: 1 },
      });
    const mill = 'build rochdale#1 cotton with rochdale';
    expect(withMoney(16 + 3 + 4 - 1).rule(mill)).toBe('lancashire.turn.5');
    const scene = withMoney(16 + 3 + 4).play(mill);
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['£3', '£4']);
    expect(scene.now.players[0]).toMatchObject({ money: 0, spent: 23 });
  });

  it('lancashire.market.3: an empty market sells any number of cubes at £5', () => {
    const scene = developer(0, 20).play('develop cotton', 'develop cotton', 'develop cotton', 'develop port');
    expect(sources(scene, 'iron')).toEqual(['£5', '£5', '£5', '£5']);
    expect([scene.now.players[0].money, scene.now.markets['iron']]).toEqual([0, 0]);
    const coal = railwayman(0, 25).play('network oldham-rochdale');
    expect(sources(coal, 'coal')).toEqual(['£5', '£5']);
    expect([coal.now.players[0].money, coal.now.markets['coal']]).toEqual([0, 0]);
    expect(developer(0, 4).rule('develop cotton')).toBe('lancashire.turn.5');
  });

  it('lancashire.market.3: nothing is sold for £5', () => {
    const scene = canal({
      players: [{ hand: ['rochdale', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' } },
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal: 0, iron: 0 },
    });
    scene.play('build rochdale#1 coal with rochdale', 'build bolton#3 iron with bolton');
    expect(scene.told('marketed').map(({ count, money }) => [count, money])).toEqual([
      [2, 4 + 4],
      [4, 4 + 4 + 3 + 3],
    ]);
  });

  /** An iron works I beside a mine, without any link on the board. */
  const lonelyWorks = (iron: number): Scene =>
    canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' } },
      markets: { iron },
    }).play('build bolton#3 iron with bolton');

  it('lancashire.market.4: an iron works sells at once, without a connection and without being asked', () => {
    const scene = lonelyWorks(4);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.now.markets['iron']).toBe(8);
    expect(scene.now.tiles['bolton#3']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 5 + 2 + 2 + 1 + 1, income: 10 + 3 });
  });

  it.each([
    [5, 3, 2 + 1 + 1],
    [6, 2, 1 + 1],
    [7, 1, 1],
    [8, 0, 0],
  ])(
    'lancashire.market.4: with %i cubes in the market a works I sells %i, as many as possible',
    (iron, count, gain) => {
      const scene = lonelyWorks(iron);
      expect(scene.now.markets['iron']).toBe(8);
      expect(scene.now.tiles['bolton#3']).toMatchObject({ flipped: false, cubes: 4 - count });
      expect(scene.now.players[0].money).toBe(30 - 5 + gain);
    },
  );

  it('lancashire.market.4: a works that replaces another sells too', () => {
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' }, 'bolton#3': { seat: 0, tile: 'iron-1', flipped: true } },
      markets: { iron: 5 },
    }).play('build bolton#3 iron with bolton');
    expect(scene.now.tiles['bolton#3']).toMatchObject({ tile: 'iron-2', cubes: 1, flipped: false });
    expect(scene.now.players[0].money).toBe(30 - 7 + 2 + 1 + 1);
  });

  const manchesterToMidlands = { 'manchester-stockport': 1, 'macclesfield-stockport': 0, 'macclesfield-midlands': 1 };
  const roads: [string, string, Setting][] = [
    ['Yorkshire', 'rochdale#1', { links: { 'rochdale-yorkshire': 1 } }],
    ['The Midlands', 'manchester#2', { links: manchesterToMidlands }],
    ['a port in its own place', 'warrington#2', { tiles: { 'warrington#1': { seat: 1, tile: 'port-1' } } }],
    [
      'a flipped port',
      'wigan#1',
      { links: { 'liverpool-wigan': 1 }, tiles: { 'liverpool#4': { seat: 1, tile: 'port-1', flipped: true } } },
    ],
    [
      'a port of its owner',
      'wigan#2',
      { links: { 'preston-wigan': 0 }, tiles: { 'preston#3': { seat: 0, tile: 'port-1' } } },
    ],
  ];

  it.each(roads)('lancashire.market.5: a mine connected to %s sells at once', (_, site, setting) => {
    const card = site.slice(0, -2);
    const scene = canal({ players: [{ hand: [card, card] }], markets: { coal: 6 }, ...setting });
    scene.play(`build ${site} coal with ${card}`);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.now.markets['coal']).toBe(8);
    expect(scene.now.tiles[site]).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 5 + 1 + 1, income: 10 + 4 });
  });

  const railMine = (links: Record<string, number>): Scene =>
    rail({ players: [{ hand: ['wigan', 'wigan'], mat: { 'coal-1': 0 } }], links, markets: { coal: 0 } }).play(mine);

  it('lancashire.market.5: a mine connected to Scotland sells at once', () => {
    const scene = railMine({ 'preston-wigan': 1, 'lancaster-preston': 1, 'lancaster-scotland': 0 });
    expect(scene.now.markets['coal']).toBe(3);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 7 + 4 + 4 + 3, income: 10 + 7 });
  });

  it('lancashire.market.5: a mine without a connection sells nothing', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'liverpool#1': { seat: 0, tile: 'port-1' } },
      links: { 'preston-wigan': 0, 'rochdale-yorkshire': 0 },
      markets: { coal: 0 },
    }).play(mine);
    expect(scene.now.markets['coal']).toBe(0);
    expect(scene.now.tiles['wigan#1']).toMatchObject({ flipped: false, cubes: 2 });
    expect(scene.now.players[0].money).toBe(30 - 5);
  });

  it('lancashire.market.5: Blackpool, Southport and Northwich have no trade icon', () => {
    const outside = {
      'preston-wigan': 0,
      'blackpool-preston': 0,
      'southport-wigan': 1,
      'warrington-wigan': 0,
      'ellesmere-port-warrington': 1,
      'ellesmere-port-northwich': 0,
    };
    expect(railMine(outside).now.markets['coal']).toBe(0);
    expect(railMine({ ...outside, 'midlands-northwich': 1 }).now.markets['coal']).toBe(3);
  });

  it('lancashire.market.5: a mine that replaces another sells too', () => {
    const scene = canal({
      players: [{ hand: ['rochdale', 'rochdale'] }],
      tiles: { 'rochdale#1': { seat: 0, tile: 'coal-1' } },
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal: 6 },
    }).play('build rochdale#1 coal with rochdale');
    expect(scene.now.tiles['rochdale#1']).toMatchObject({ tile: 'coal-2', cubes: 1, flipped: false });
    expect(scene.now.players[0].money).toBe(30 - 7 + 1 + 1);
  });

  it.each([
    [0, 4 + 4 + 3 + 3 + 2, 5],
    [3, 3 + 2 + 2 + 1 + 1, 5],
    [5, 2 + 1 + 1, 3],
    [7, 1, 1],
    [8, 0, 0],
  ])('lancashire.market.6: five coal with %i in the market bring £%i for %i', (coal, gain, count) => {
    const scene = canal({
      players: [
        { hand: ['rochdale', 'rochdale'], mat: { 'coal-1': 0, 'coal-2': 0, 'coal-3': 0 }, money: 11 },
        { money: 0 },
      ],
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal },
    }).play('build rochdale#2 coal with rochdale');
    expect(scene.now.markets['coal']).toBe(coal + count);
    expect(scene.now.tiles['rochdale#2']).toMatchObject({ cubes: 5 - count, flipped: count === 5 });
    expect(scene.now.players.map(({ money }) => money)).toEqual([gain, 0]);
    expect(scene.now.players[0].spent).toBe(10 + 1);
  });

  it.each([
    [0, 4 + 4 + 3 + 3 + 2 + 2, 6],
    [1, 4 + 3 + 3 + 2 + 2 + 1, 6],
    [4, 2 + 2 + 1 + 1, 4],
    [6, 1 + 1, 2],
    [8, 0, 0],
  ])('lancashire.market.6: six iron with %i in the market bring £%i for %i', (iron, gain, count) => {
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'], mat: { 'iron-1': 0, 'iron-2': 0, 'iron-3': 0 }, money: 12 }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' } },
      markets: { iron },
    }).play('build bolton#3 iron with bolton');
    expect(scene.now.markets['iron']).toBe(iron + count);
    expect(scene.now.tiles['bolton#3']).toMatchObject({ cubes: 6 - count, flipped: count === 6 });
    expect(scene.now.players[0].money).toBe(gain);
  });

  it('lancashire.market.7: a mine that is connected later sells nothing', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'liverpool#1': { seat: 1, tile: 'port-1' } },
      markets: { coal: 4 },
    }).play(mine, 'network liverpool-wigan');
    expect(scene.now.markets['coal']).toBe(4);
    expect(scene.now.tiles['wigan#1'].cubes).toBe(2);
    expect(scene.told('marketed')).toEqual([]);
  });

  it('lancashire.market.7: cubes that did not fit stay on the tile when the market has room again', () => {
    const scene = canal({
      players: [{ hand: ['rochdale', 'rochdale'] }, { hand: ['manchester', 'manchester'] }],
      tiles: { 'warrington#1': { seat: 1, tile: 'port-1' } },
      links: { 'rochdale-yorkshire': 0, 'manchester-warrington': 1 },
      markets: { coal: 7 },
    }).play('build rochdale#1 coal with rochdale');
    expect([scene.now.markets['coal'], scene.now.tiles['rochdale#1'].cubes]).toEqual([8, 1]);
    scene.play('pass', 'build manchester#4 iron with manchester');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    scene.passUntil(({ round }) => round === 3);
    expect([scene.now.markets['coal'], scene.now.tiles['rochdale#1'].cubes]).toEqual([7, 1]);
    expect(scene.told('marketed').filter(({ cargo }) => cargo === COAL)).toHaveLength(1);
  });

  it('lancashire.market.7: the same goes for iron', () => {
    const scene = lonelyWorks(7);
    scene.play('develop cotton', 'develop cotton');
    expect([scene.now.markets['iron'], scene.now.tiles['bolton#3'].cubes]).toEqual([8, 1]);
    expect(sources(scene, 'iron')).toEqual(['bolton#3', 'bolton#3']);
  });

  const tradingMine = (money: number, mat: Record<string, number> = {}): Scene =>
    canal({
      players: [{ hand: ['rochdale', 'rochdale'], money, mat }],
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal: 0, iron: 0 },
    });
  const rochdaleMine = 'build rochdale#1 coal with rochdale';

  it('lancashire.market.8: the proceeds cannot be used to pay for the mine', () => {
    expect(tradingMine(4).rule(rochdaleMine)).toBe('lancashire.turn.5');
    expect(tradingMine(5).play(rochdaleMine).now.players[0].money).toBe(4 + 4);
  });

  it('lancashire.market.8: the proceeds cannot be used to pay for its iron', () => {
    const mat = { 'coal-1': 0, 'coal-2': 0 };
    expect(tradingMine(8 + 4, mat).rule(rochdaleMine)).toBe('lancashire.turn.5');
    expect(tradingMine(8 + 5, mat).play(rochdaleMine).now.players[0].money).toBe(4 + 4 + 3 + 3);
  });

  it('lancashire.market.8: the proceeds cannot be used to pay for the coal of an iron works', () => {
    expect(tradingMine(5 + 4).rule(works)).toBe('lancashire.turn.5');
    expect(tradingMine(5 + 5).play(works).now.players[0].money).toBe(4 + 4 + 3 + 3);
  });
});
