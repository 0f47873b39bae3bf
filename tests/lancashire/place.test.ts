import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail, tableOf } from './drafts.ts';

const { places, sites, industries } = tableOf({ seats: 2 });

/** How many sites of each town are for exactly these industries. */
const sitesFor = (...wanted: readonly string[]): Record<string, number> => {
  const shown = (site: number) => sites[site].industries.map((one) => industries[one].slug).toSorted();
  const counts = places.map((place): [string, number] => [
    place.slug,
    place.sites.filter((site) => shown(site).join() === wanted.toSorted().join()).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

const outside = ['blackpool', 'midlands', 'northwich', 'scotland', 'southport', 'yorkshire'];

describe('lancashire.place', () => {
  it('lancashire.place.1: sites for one industry', () => {
    expect(sitesFor('port')).toEqual({
      liverpool: 3,
      'ellesmere-port': 1,
      fleetwood: 1,
      lancaster: 1,
      preston: 1,
      warrington: 1,
    });
    expect(sitesFor('cotton')).toEqual({ colne: 2, macclesfield: 2, stockport: 2 });
    expect(sitesFor('iron')).toEqual({ barrow: 1, blackburn: 1, bolton: 1, manchester: 1, preston: 1, rochdale: 1 });
    expect(sitesFor('shipyard')).toEqual({ barrow: 1, birkenhead: 1, liverpool: 1 });
    expect(sitesFor('coal')).toEqual({ wigan: 2 });
  });

  it('lancashire.place.1: a site for one industry takes no other', () => {
    const scene = canal();
    for (const line of ['double wigan#1 cotton', 'double colne#1 coal', 'double liverpool#1 shipyard']) {
      expect(scene.rule(line)).toBe('lancashire.build.1');
    }
    expect(scene.rule('double warrington#1 cotton')).toBe('lancashire.build.1');
    expect(scene.rule('double preston#3 cotton')).toBe('lancashire.build.1');
  });

  it('lancashire.place.2: sites for a cotton mill or something else', () => {
    expect(sitesFor('cotton', 'coal')).toEqual({
      manchester: 3,
      blackburn: 2,
      bolton: 2,
      burnley: 2,
      bury: 2,
      oldham: 2,
      rochdale: 2,
      warrington: 1,
    });
    expect(sitesFor('cotton', 'port')).toEqual({ lancaster: 1, preston: 1 });
  });

  it('lancashire.place.2: a shared site takes either industry, and no third', () => {
    const scene = canal({ tiles: { 'preston#3': { seat: 1, tile: 'port-1' } } });
    for (const industry of ['cotton', 'coal']) expect(scene.allows(`double warrington#2 ${industry}`)).toBe(true);
    for (const industry of ['cotton', 'port']) expect(scene.allows(`double preston#1 ${industry}`)).toBe(true);
    expect(scene.rule('double warrington#2 port')).toBe('lancashire.build.1');
    expect(scene.rule('double preston#1 coal')).toBe('lancashire.build.1');
  });

  it('lancashire.place.3: the outside places', () => {
    const found = places.filter(({ kind }) => kind === 'outside');
    expect(found.map(({ slug }) => slug).toSorted()).toEqual(outside);
    for (const place of found) expect(place.sites).toEqual([]);
  });

  it.each([
    [
      'northwich',
      'ellesmere-port-northwich',
      ['ellesmere-port-liverpool', 'ellesmere-port-warrington', 'midlands-northwich'],
    ],
    ['midlands', 'midlands-northwich', ['ellesmere-port-northwich', 'macclesfield-midlands']],
    ['yorkshire', 'colne-yorkshire', ['burnley-colne', 'rochdale-yorkshire']],
  ])('lancashire.place.3: a link puts %s in the network', (_, link, next) => {
    const scene = canal({ links: { [link]: 0 } });
    expect(scene.legal('network').toSorted()).toEqual(next.map((line) => `network ${line}`));
  });

  it('lancashire.place.3: Southport belongs to a network in the rail era', () => {
    const scene = rail({ links: { 'southport-wigan': 0 }, tiles: { 'wigan#1': { seat: 1, tile: 'coal-2' } } });
    expect(scene.legal('network')).toContain('network preston-southport');
    expect(scene.legal('network')).toContain('network liverpool-southport');
    expect(scene.rule('network blackpool-preston')).toBe('lancashire.network.4');
  });

  it('lancashire.place.3: routes may lead through outside places', () => {
    const scene = canal({
      players: [{ hand: ['macclesfield', 'macclesfield'], mat: from('cotton', 2) }],
      tiles: { 'warrington#2': { seat: 1, tile: 'coal-1' } },
      links: {
        'ellesmere-port-warrington': 1,
        'ellesmere-port-northwich': 1,
        'midlands-northwich': 1,
        'macclesfield-midlands': 1,
      },
    });
    scene.play('build macclesfield#1 cotton with macclesfield');
    expect(sources(scene, 'coal')).toEqual(['warrington#2']);
  });

  it.each([
    ['scotland', 'lancaster#2', ['lancaster-scotland'], true],
    ['midlands', 'macclesfield#1', ['macclesfield-midlands'], true],
    ['yorkshire', 'colne#1', ['colne-yorkshire'], true],
    ['blackpool', 'preston#1', ['blackpool-preston'], false],
    ['northwich', 'warrington#2', ['ellesmere-port-northwich', 'ellesmere-port-warrington'], false],
    ['southport', 'preston#1', ['preston-southport'], false],
  ])('lancashire.place.4: coal and cotton trade through %s (from %s by %j): %s', (_, site, lines, trades) => {
    const setting = {
      players: [{ hand: { iron: 2 }, money: 50, mat: from('cotton', 2) }],
      links: Object.fromEntries(lines.map((line) => [line, 1])),
    };
    const empty = rail(setting);
    const standing = rail({ ...setting, tiles: { [site]: { seat: 0, tile: 'cotton-2' } } });
    const [buy, sell] = [`double ${site} cotton`, `sell ${site} to abroad`];
    if (trades) {
      expect(sources(empty.play(buy), 'coal')).toEqual(['£1']);
      expect(standing.allows(sell)).toBe(true);
    } else {
      expect(empty.rule(buy)).toBe('lancashire.coal.4');
      expect(standing.rule(sell)).toBe('lancashire.distant.4');
    }
  });

  it.each([false, true])('lancashire.place.4: a port tile has the trade icon (flipped: %s)', (flipped) => {
    const scene = canal({
      players: [{ hand: ['preston', 'preston'], mat: from('cotton', 2) }],
      tiles: { 'preston#3': { seat: 1, tile: 'port-1', flipped } },
    });
    scene.play('build preston#1 cotton with preston');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(scene.allows('sell preston#1 to abroad')).toBe(true);
  });

  it('lancashire.place.5: a place is in the network through a tile of the seat, flipped or not', () => {
    const scene = rail({
      players: [{ hand: ['coal', 'coal'], mat: from('coal', 2) }],
      tiles: {
        'bolton#3': { seat: 0, tile: 'iron-2' },
        'rochdale#3': { seat: 0, tile: 'iron-3', flipped: true },
        'manchester#4': { seat: 1, tile: 'iron-2' },
      },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build bolton#1 coal with coal',
      'build bolton#2 coal with coal',
      'build rochdale#1 coal with coal',
      'build rochdale#2 coal with coal',
    ]);
    expect(scene.rule('build manchester#1 coal with coal')).toBe('lancashire.card.3');
  });

  it('lancashire.place.5: a place is in the network through a link of the seat that touches it, and no further', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'] }],
      links: { 'warrington-wigan': 0, 'blackburn-wigan': 1, 'manchester-warrington': 1 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build warrington#2 coal with coal',
      'build wigan#1 coal with coal',
      'build wigan#2 coal with coal',
    ]);
    expect(scene.rule('build blackburn#1 coal with coal')).toBe('lancashire.card.3');
    expect(scene.rule('build manchester#1 coal with coal')).toBe('lancashire.card.3');
    expect(scene.rule('network blackburn-burnley')).toBe('lancashire.network.4');
    expect(scene.allows('network liverpool-wigan')).toBe(true);
  });

  it('lancashire.place.6: links of any owners connect', () => {
    const scene = canal({
      players: [{ hand: ['preston', 'preston'] }],
      tiles: { 'warrington#2': { seat: 1, tile: 'coal-1' } },
      links: { 'preston-wigan': 0, 'warrington-wigan': 1 },
    });
    scene.play('build preston#2 iron with preston');
    expect(sources(scene, 'coal')).toEqual(['warrington#2']);
  });

  it('lancashire.place.6: a route with a gap does not connect, nor do neighbours without a link', () => {
    const scene = canal({
      players: [{ hand: ['preston', 'preston'] }],
      tiles: { 'warrington#2': { seat: 0, tile: 'coal-1' }, 'wigan#1': { seat: 0, tile: 'coal-2' } },
      links: { 'warrington-wigan': 0 },
    });
    expect(scene.rule('build preston#2 iron with preston')).toBe('lancashire.coal.4');
  });

  it('lancashire.place.6: Liverpool and Birkenhead are not connected without a printed line', () => {
    const scene = rail({
      players: [{ hand: ['birkenhead', 'birkenhead'], money: 50, mat: from('shipyard', 2) }],
      tiles: { 'liverpool#1': { seat: 0, tile: 'port-2' } },
    });
    expect(scene.rule('build birkenhead#1 shipyard with birkenhead')).toBe('lancashire.coal.4');
  });

  it('lancashire.place.6: everything in one place is connected', () => {
    const coal = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' } },
    });
    coal.play('build bolton#3 iron with bolton');
    expect(sources(coal, 'coal')).toEqual(['bolton#1']);
    const cotton = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'lancaster#2': { seat: 0, tile: 'cotton-1' }, 'lancaster#1': { seat: 1, tile: 'port-1' } },
    });
    cotton.play('sell lancaster#2 to lancaster#1');
    expect(cotton.now.tiles['lancaster#2'].flipped).toBe(true);
  });

  it('lancashire.place.7: distance is 0 within a place', () => {
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 1, tile: 'coal-1' }, 'bury#1': { seat: 0, tile: 'coal-1' } },
      links: { 'bolton-bury': 0 },
    });
    scene.play('build bolton#3 iron with bolton');
    expect(sources(scene, 'coal')).toEqual(['bolton#1']);
  });

  it('lancashire.place.7: the shortest of several routes counts', () => {
    // Bury and Manchester are each one step away directly and two through the other, so they are equally near.
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'manchester#1': { seat: 1, tile: 'coal-1' }, 'bury#1': { seat: 1, tile: 'coal-2' } },
      links: { 'bolton-bury': 0, 'bury-manchester': 0, 'bolton-manchester': 0 },
    });
    scene.play('build bolton#3 iron with bolton');
    expect(scene.legal().toSorted()).toEqual(['coal bury#1', 'coal manchester#1']);
  });

  it('lancashire.place.7: distance counts link tiles, not empty lines', () => {
    // Manchester is a neighbour of Bolton on the board, but by link tiles it is two away and Bury one.
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'manchester#1': { seat: 0, tile: 'coal-1' }, 'bury#1': { seat: 1, tile: 'coal-1' } },
      links: { 'bolton-bury': 0, 'bury-manchester': 0 },
    });
    scene.play('build bolton#3 iron with bolton');
    expect(sources(scene, 'coal')).toEqual(['bury#1']);
  });

  it('lancashire.place.7: an outside place on the route counts like any other', () => {
    // It is four links from Macclesfield to Warrington through Northwich and The Midlands, and three to Oldham through Stockport.
    const scene = canal({
      players: [{ hand: ['macclesfield', 'macclesfield'], mat: from('cotton', 2) }],
      tiles: { 'warrington#2': { seat: 1, tile: 'coal-1' }, 'oldham#1': { seat: 1, tile: 'coal-2' } },
      links: {
        'ellesmere-port-warrington': 1,
        'ellesmere-port-northwich': 1,
        'midlands-northwich': 1,
        'macclesfield-midlands': 1,
        'macclesfield-stockport': 1,
        'manchester-stockport': 1,
        'manchester-oldham': 1,
      },
    });
    scene.play('build macclesfield#1 cotton with macclesfield');
    expect(sources(scene, 'coal')).toEqual(['oldham#1']);
  });
});
