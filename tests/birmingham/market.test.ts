import { COAL } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { canal } from './drafts.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** An iron works I that must buy its coal. */
const coalBuyer = (coal: number, money = 40) =>
  canal({
    players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money }],
    links: { 'coalbrookdale-shrewsbury': 1 },
    markets: { coal, iron: 10 },
  });
const works = 'build coalbrookdale#2 iron with coalbrookdale';

/** A brewery I that must buy its iron. */
const ironBuyer = (iron: number, money = 40) =>
  canal({ players: [{ hand: ['burton', 'burton'], money }], markets: { iron } });
const brewery = 'build burton#2 brewery with burton';

/** A manufacturer III that must buy two coal. */
const pairBuyer = (coal: number, money: number) =>
  canal({
    players: [{ hand: ['birmingham', 'birmingham'], money, mat: { 'manufacturer-1': 0, 'manufacturer-2': 0 } }],
    links: { 'birmingham-oxford': 1 },
    markets: { coal },
  });
const manufacturer = 'build birmingham#2 manufacturer with birmingham';

describe('birmingham.market', () => {
  it.each(upTo(14))('birmingham.market.1: the price of coal with %i cubes in the market', (coal) => {
    const price = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1][coal];
    const scene = coalBuyer(coal).play(works);
    expect(sources(scene, 'coal')).toEqual([`£${price}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 40 - 5 - price, spent: 5 + price });
    expect(scene.now.markets['coal']).toBe(Math.max(0, coal - 1));
  });

  it.each(upTo(10))('birmingham.market.1: the price of iron with %i cubes in the market', (iron) => {
    const price = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1][iron];
    const scene = ironBuyer(iron).play(brewery);
    expect(sources(scene, 'iron')).toEqual([`£${price}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 40 - 5 - price, spent: 5 + price });
    expect(scene.now.markets['iron']).toBe(Math.max(0, iron - 1));
  });

  it('birmingham.market.1: the markets hold no more cubes', () => {
    expect(() => canal({ markets: { coal: 15 } })).toThrow('markets.coal');
    expect(() => canal({ markets: { iron: 11 } })).toThrow('markets.iron');
  });

  it.each([
    [14, ['£1', '£1'], 2],
    [13, ['£1', '£2'], 3],
    [5, ['£5', '£6'], 11],
    [2, ['£7', '£7'], 14],
    [1, ['£7', '£8'], 15],
  ])('birmingham.market.2: two cubes are bought, each time the cheapest of %i left (%s)', (coal, prices, cost) => {
    const scene = pairBuyer(coal, 12 + cost).play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(prices);
    expect(scene.now.players[0].money).toBe(0);
    expect(pairBuyer(coal, 12 + cost - 1).rule(manufacturer)).toBe('birmingham.turn.5');
  });

  it('birmingham.market.2: iron that costs more than the money left is refused', () => {
    expect(ironBuyer(8, 5 + 1).rule(brewery)).toBe('birmingham.turn.5');
    expect(ironBuyer(8, 5 + 2).play(brewery).now.players[0].money).toBe(0);
  });

  it('birmingham.market.3: an empty market sells any amount of coal at £8 and iron at £6', () => {
    const coal = pairBuyer(0, 28).play(manufacturer);
    expect(sources(coal, 'coal')).toEqual(['£8', '£8']);
    expect([coal.now.players[0].money, coal.now.markets['coal']]).toEqual([28 - 12 - 16, 0]);
    expect(pairBuyer(0, 27).rule(manufacturer)).toBe('birmingham.turn.5');
    const iron = canal({ players: [{ hand: ['dudley', 'dudley'], money: 24 }], markets: { iron: 0 } });
    iron.play('develop cotton', 'develop cotton', 'develop cotton', 'develop brewery');
    expect(sources(iron, 'iron')).toEqual(['£6', '£6', '£6', '£6']);
    expect(iron.now.markets['iron']).toBe(0);
  });

  it('birmingham.market.3: nothing can be sold at £8 or £6', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'dudley'], money: 30 }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
      links: { 'coalbrookdale-shrewsbury': 1 },
      markets: { coal: 0, iron: 0 },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale', 'build dudley#2 iron with dudley');
    const sold = scene.told('marketed').map(({ count, money }) => [count, money]);
    expect(sold).toEqual([
      [2, 7 + 7],
      [4, 5 + 5 + 4 + 4],
    ]);
  });

  const roads: [string, string, Record<string, number>][] = [
    ['Shrewsbury', 'coalbrookdale#3', { 'coalbrookdale-shrewsbury': 1 }],
    ['Gloucester', 'redditch#1', { 'gloucester-redditch': 1 }],
    ['Oxford', 'redditch#1', { 'oxford-redditch': 0 }],
    ['Warrington', 'leek#2', { 'leek-stoke': 1, 'stoke-warrington': 0 }],
    ['Nottingham', 'belper#2', { 'belper-derby': 0, 'derby-nottingham': 1 }],
  ];

  it.each(roads)('birmingham.market.4: a mine connected to %s sells at once', (_place, site, links) => {
    const scene = canal({
      players: [{ hand: ['wild-location', 'dudley'] }],
      links,
      merchants: { 'shrewsbury#1': { tile: 'blank' }, 'oxford#1': { tile: 'blank' } },
      markets: { coal: 12 },
    });
    scene.play(`build ${site} coal with wild-location`);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.now.markets['coal']).toBe(14);
    expect(scene.now.tiles[site]).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]).toMatchObject({ money: 17 - 5 + 1 + 1, income: 10 + 4 });
  });

  it('birmingham.market.4: a mine without such a connection sells nothing', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'] }],
      links: { 'dudley-wolverhampton': 0, 'coalbrookdale-shrewsbury': 0 },
      markets: { coal: 0 },
    });
    scene.play('build dudley#1 coal with dudley');
    expect(scene.now.markets['coal']).toBe(0);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ flipped: false, cubes: 2 });
    expect(scene.now.players[0].money).toBe(17 - 5);
  });

  it('birmingham.market.4: a mine that replaces another sells too', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'] }],
      tiles: { 'coalbrookdale#3': { seat: 0, tile: 'coal-1' } },
      links: { 'coalbrookdale-shrewsbury': 1 },
      markets: { coal: 12 },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale');
    expect(scene.now.tiles['coalbrookdale#3']).toMatchObject({ tile: 'coal-2', cubes: 1, flipped: false });
    expect(scene.now.players[0].money).toBe(17 - 7 + 1 + 1);
  });

  it('birmingham.market.4: an iron works sells without any connection', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'] }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
      markets: { iron: 6 },
    });
    scene.play('build dudley#2 iron with dudley');
    expect(scene.now.markets['iron']).toBe(10);
    expect(scene.now.tiles['dudley#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]).toMatchObject({ money: 17 - 5 + 2 + 2 + 1 + 1, income: 10 + 3 });
  });

  it.each([
    [0, 7 + 7 + 6 + 6 + 5, 5],
    [3, 6 + 5 + 5 + 4 + 4, 5],
    [8, 3 + 3 + 2 + 2 + 1, 5],
    [11, 2 + 1 + 1, 3],
    [13, 1, 1],
    [14, 0, 0],
  ])('birmingham.market.5: five coal with %i in the market bring £%i for %i', (coal, gain, count) => {
    const scene = canal({
      players: [
        { hand: ['coalbrookdale', 'coalbrookdale'], mat: { 'coal-1': 0, 'coal-2': 0, 'coal-3': 0 } },
        { money: 0 },
      ],
      links: { 'coalbrookdale-shrewsbury': 1 },
      markets: { coal },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale');
    expect(scene.now.markets['coal']).toBe(coal + count);
    expect(scene.now.tiles['coalbrookdale#3']).toMatchObject({ cubes: 5 - count, flipped: count === 5 });
    expect(scene.now.players.map(({ money }) => money)).toEqual([17 - 10 - 2 + gain, 0]);
    expect(scene.now.players[0].spent).toBe(10 + 2);
  });

  it.each([
    [0, 5 + 5 + 4 + 4 + 3 + 3, 6],
    [5, 3 + 2 + 2 + 1 + 1, 5],
    [8, 1 + 1, 2],
    [10, 0, 0],
  ])('birmingham.market.5: six iron with %i in the market bring £%i for %i', (iron, gain, count) => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'], mat: { 'iron-1': 0, 'iron-2': 0, 'iron-3': 0 } }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
      markets: { iron },
    });
    scene.play('build dudley#2 iron with dudley');
    expect(scene.now.markets['iron']).toBe(iron + count);
    expect(scene.now.tiles['dudley#2']).toMatchObject({ cubes: 6 - count, flipped: count === 6 });
    expect(scene.now.players[0].money).toBe(17 - 12 + gain);
  });

  it('birmingham.market.6: a mine that is connected later sells nothing', () => {
    const scene = canal({ players: [{ hand: ['coalbrookdale', 'coalbrookdale'] }], markets: { coal: 4 } });
    scene.play('build coalbrookdale#3 coal with coalbrookdale', 'network coalbrookdale-shrewsbury');
    expect(scene.now.markets['coal']).toBe(4);
    expect(scene.now.tiles['coalbrookdale#3'].cubes).toBe(2);
    expect(scene.told('marketed')).toEqual([]);
  });

  it('birmingham.market.6: cubes that did not fit stay on the tile when the market has room again', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'dudley'] }, { hand: ['redditch', 'iron'] }],
      links: { 'coalbrookdale-shrewsbury': 0, 'oxford-redditch': 1 },
      markets: { coal: 13 },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale');
    expect([scene.now.markets['coal'], scene.now.tiles['coalbrookdale#3'].cubes]).toEqual([14, 1]);
    scene.play('pass', 'build redditch#2 iron with redditch');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    scene.passUntil(({ round }) => round === 3);
    expect([scene.now.markets['coal'], scene.now.tiles['coalbrookdale#3'].cubes]).toEqual([13, 1]);
    expect(scene.told('marketed').filter(({ cargo }) => cargo === COAL)).toHaveLength(1);
  });

  it('birmingham.market.7: the proceeds cannot be used to pay for the mine', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money }],
        links: { 'coalbrookdale-shrewsbury': 1 },
        markets: { coal: 0 },
      });
    const mine = 'build coalbrookdale#3 coal with coalbrookdale';
    expect(withMoney(4).rule(mine)).toBe('birmingham.turn.5');
    expect(withMoney(5).play(mine).now.players[0].money).toBe(7 + 7);
  });

  it('birmingham.market.7: the proceeds cannot be used to pay for the coal of an iron works', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money }],
        links: { 'coalbrookdale-shrewsbury': 1 },
        markets: { coal: 0, iron: 0 },
      });
    expect(withMoney(5 + 7).rule(works)).toBe('birmingham.turn.5');
    expect(withMoney(5 + 8).play(works).now.players[0].money).toBe(5 + 5 + 4 + 4);
  });

  it('birmingham.market.7: a mine that needs iron buys it before it sells', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money, mat: { 'coal-1': 0, 'coal-2': 0 } }],
        links: { 'coalbrookdale-shrewsbury': 1 },
        markets: { coal: 0, iron: 0 },
      });
    const mine = 'build coalbrookdale#3 coal with coalbrookdale';
    expect(withMoney(8 + 5).rule(mine)).toBe('birmingham.turn.5');
    expect(withMoney(8 + 6).play(mine).now.players[0].money).toBe(7 + 7 + 6 + 6);
  });
});
