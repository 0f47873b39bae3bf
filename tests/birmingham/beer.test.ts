import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

const player = { hand: ['iron', 'iron'], money: 40 };
const mill = { 'birmingham#1': { seat: 0, tile: 'cotton-1' } };
const toOxford = { 'birmingham-oxford': 0 };
const sale = 'sell birmingham#1 to oxford#1';

/** Oxford buys cotton; its barrel is gone unless said otherwise. */
const oxford = (barrel = false) => ({ 'oxford#1': { tile: 'cotton', barrel }, 'oxford#2': { tile: 'blank' } });

describe('birmingham.beer', () => {
  it('birmingham.beer.1: builds, canals, developments and single rails need no beer', () => {
    const early = canal({
      players: [{ hand: ['dudley', 'dudley'], money: 40 }],
      tiles: { 'burton#2': { seat: 0, tile: 'brewery-1' } },
    });
    early.play('network burton-walsall', 'build dudley#1 coal with dudley');
    expect(early.now.tiles['burton#2'].cubes).toBe(1);
    const late = rail({
      players: [player],
      tiles: { 'burton#2': { seat: 0, tile: 'brewery-2' }, 'cannock#2': { seat: 0, tile: 'coal-2' } },
    });
    late.play('network burton-cannock', 'stop', 'develop coal', 'stop');
    expect(late.now.tiles['burton#2'].cubes).toBe(2);
    expect(sources(late, 'beer')).toEqual([]);
  });

  it('birmingham.beer.1: a second rail needs one beer', () => {
    const laid = (flipped: boolean) =>
      rail({
        players: [player],
        tiles: { 'burton#2': { seat: 0, tile: 'brewery-2', flipped }, 'cannock#2': { seat: 0, tile: 'coal-2' } },
      }).play('network burton-cannock');
    expect(laid(true).now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action' } });
    const scene = laid(false).play('network cannock-walsall');
    expect(sources(scene, 'beer')).toEqual(['burton#2']);
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
  });

  it('birmingham.beer.1: most sales need beer, that of manufacturer III needs none', () => {
    const selling = (tile: string) =>
      canal({
        players: [player],
        tiles: { 'birmingham#2': { seat: 0, tile } },
        links: toOxford,
        merchants: { 'oxford#1': { tile: 'manufacturer', barrel: false }, 'oxford#2': { tile: 'blank' } },
      });
    expect(selling('manufacturer-2').rule('sell birmingham#2 to oxford#1')).toBe('birmingham.sell.2');
    const scene = selling('manufacturer-3').play('sell birmingham#2 to oxford#1');
    expect(scene.now.tiles['birmingham#2'].flipped).toBe(true);
  });

  it('birmingham.beer.2: the seat’s own brewery needs no connection', () => {
    const scene = canal({
      players: [player],
      tiles: { ...mill, 'uttoxeter#1': { seat: 0, tile: 'brewery-1' } },
      links: toOxford,
      merchants: oxford(),
    });
    scene.play(sale);
    expect(sources(scene, 'beer')).toEqual(['uttoxeter#1']);
    expect(scene.now.tiles['uttoxeter#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(scene.now.players[0].income).toBe(10 + 4 + 5);
  });

  it('birmingham.beer.2: the seat’s own brewery needs no connection to a second rail', () => {
    const scene = rail({
      players: [player],
      tiles: { 'uttoxeter#1': { seat: 0, tile: 'brewery-2' }, 'dudley#1': { seat: 0, tile: 'coal-2' } },
    });
    scene.play('network birmingham-dudley', 'network dudley-wolverhampton');
    expect(sources(scene, 'beer')).toEqual(['uttoxeter#1']);
  });

  it('birmingham.beer.2: a flipped brewery supplies none', () => {
    const flipped = { 'burton#2': { seat: 0, tile: 'brewery-1', flipped: true } };
    const setting = { players: [player], links: toOxford, merchants: oxford() };
    expect(canal({ ...setting, tiles: { ...mill, ...flipped } }).rule(sale)).toBe('birmingham.sell.2');
    const others = {
      'uttoxeter#1': { seat: 0, tile: 'brewery-1' },
      'walsall#2': { seat: 0, tile: 'brewery-2' },
    };
    const scene = canal({ ...setting, tiles: { ...mill, ...flipped, ...others } }).play(sale);
    expect(scene.legal().toSorted()).toEqual(['beer uttoxeter#1', 'beer walsall#2']);
    expect(scene.rule('beer burton#2')).toBe('birmingham.beer.2');
  });

  it('birmingham.beer.3: another seat’s brewery must be connected to the place of the tile', () => {
    const withLinks = (links: Record<string, number>) =>
      canal({
        players: [player],
        tiles: { ...mill, 'walsall#2': { seat: 1, tile: 'brewery-1' } },
        links: { ...toOxford, ...links },
        merchants: oxford(),
      });
    expect(withLinks({ 'walsall-wolverhampton': 0 }).rule(sale)).toBe('birmingham.sell.2');
    const scene = withLinks({ 'birmingham-walsall': 1 }).play(sale);
    expect(sources(scene, 'beer')).toEqual(['walsall#2']);
    expect(scene.now.tiles['walsall#2'].flipped).toBe(true);
    expect(scene.now.players.map(({ income }) => income)).toEqual([10 + 5, 10 + 4]);
  });

  it('birmingham.beer.3: an unconnected brewery of another seat may not be chosen', () => {
    const scene = canal({
      players: [player],
      tiles: {
        ...mill,
        'walsall#2': { seat: 1, tile: 'brewery-1' },
        'burton#2': { seat: 0, tile: 'brewery-1' },
      },
      links: toOxford,
      merchants: oxford(true),
    });
    scene.play(sale);
    expect(scene.legal().toSorted()).toEqual(['barrel', 'beer burton#2']);
    expect(scene.rule('beer walsall#2')).toBe('birmingham.beer.3');
  });

  it('birmingham.beer.3: for two rails it must be connected to the second, once that is laid', () => {
    const scene = rail({
      players: [player],
      tiles: {
        'birmingham#2': { seat: 0, tile: 'manufacturer-2' },
        'dudley#1': { seat: 0, tile: 'coal-2' },
        'walsall#2': { seat: 1, tile: 'brewery-2' },
      },
    });
    scene.play('network birmingham-dudley');
    expect(scene.legal('network')).toEqual(['network birmingham-walsall']);
    expect(scene.rule('network dudley-wolverhampton')).toBe('birmingham.network.11');
    scene.play('network birmingham-walsall');
    expect(sources(scene, 'beer')).toEqual(['walsall#2']);
    expect(scene.now.tiles['walsall#2'].cubes).toBe(1);
  });

  it('birmingham.beer.3: a connection to the first rail alone is not enough', () => {
    const scene = rail({
      players: [player],
      tiles: {
        'birmingham#2': { seat: 0, tile: 'manufacturer-2' },
        'kidderminster#1': { seat: 0, tile: 'coal-2' },
        'walsall#2': { seat: 1, tile: 'brewery-2' },
      },
      links: { 'birmingham-oxford': 1 },
    });
    scene.play('network birmingham-walsall');
    expect(scene.rule('network dudley-kidderminster')).toBe('birmingham.network.11');
    expect(scene.allows('network birmingham-worcester')).toBe(true);
  });

  it('birmingham.beer.4: a barrel can only be used for a sale to the merchant tile next to it', () => {
    const scene = canal({
      players: [player],
      tiles: mill,
      links: toOxford,
      merchants: { 'oxford#1': { tile: 'cotton', barrel: false }, 'oxford#2': { tile: 'all', barrel: true } },
    });
    expect(scene.rule(sale)).toBe('birmingham.sell.2');
    scene.play('sell birmingham#1 to oxford#2');
    expect(sources(scene, 'beer')).toEqual(['oxford#2']);
    expect(scene.now.merchants['oxford#2'].barrel).toBe(false);
    expect(scene.now.players[0].income).toBe(10 + 2 + 5);
  });

  it('birmingham.beer.4: the barrel of a neighbouring merchant tile cannot be chosen', () => {
    const scene = canal({
      players: [player],
      tiles: {
        ...mill,
        'burton#2': { seat: 0, tile: 'brewery-1' },
        'uttoxeter#1': { seat: 0, tile: 'brewery-1' },
      },
      links: toOxford,
      merchants: { 'oxford#1': { tile: 'cotton', barrel: false }, 'oxford#2': { tile: 'all', barrel: true } },
    });
    scene.play(sale);
    expect(scene.legal().toSorted()).toEqual(['beer burton#2', 'beer uttoxeter#1']);
    expect(scene.rule('barrel')).toBe('birmingham.beer.4');
  });

  it('birmingham.beer.4: merchant barrels cannot be used for a second rail', () => {
    const scene = rail({
      players: [player],
      tiles: { 'birmingham#2': { seat: 0, tile: 'manufacturer-2' } },
      merchants: oxford(true),
    });
    scene.play('network birmingham-oxford');
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action' } });
  });

  const pottery = () =>
    canal({
      players: [player],
      tiles: {
        'coventry#1': { seat: 0, tile: 'pottery-3' },
        'burton#2': { seat: 0, tile: 'brewery-1' },
        'walsall#2': { seat: 1, tile: 'brewery-1' },
      },
      links: { 'birmingham-coventry': 1, 'birmingham-oxford': 1, 'birmingham-walsall': 1 },
      merchants: { 'oxford#1': { tile: 'all' } },
    }).play('sell coventry#1 to oxford#1');

  it('birmingham.beer.5: the seat chooses the source of each barrel', () => {
    expect(pottery().legal().toSorted()).toEqual(['barrel', 'beer burton#2', 'beer walsall#2']);
    const rest = (first: string) => pottery().play(first).legal().toSorted();
    expect(rest('barrel')).toEqual(['beer burton#2', 'beer walsall#2']);
    expect(rest('beer burton#2')).toEqual(['barrel', 'beer walsall#2']);
    expect(rest('beer walsall#2')).toEqual(['barrel', 'beer burton#2']);
    const scene = pottery().play('beer walsall#2', 'barrel');
    expect(sources(scene, 'beer')).toEqual(['walsall#2', 'oxford#1']);
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
    expect(scene.now.tiles['coventry#1'].flipped).toBe(true);
  });

  it('birmingham.beer.5: beer costs nothing', () => {
    const scene = pottery().play('beer walsall#2', 'beer burton#2');
    expect(scene.now.players.map(({ money, spent }) => [money, spent])).toEqual([
      [40, 0],
      [17, 0],
    ]);
    expect(scene.now.merchants['oxford#1'].barrel).toBe(true);
  });
});
