import { describe, expect, it } from 'vitest';

import { complete, sitesOf, sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';

describe('lancashire.build', () => {
  it('lancashire.build.1: one unflipped tile moves from the mat to the site', () => {
    const scene = canal({ players: [{ hand: ['stockport', 'stockport'] }] });
    scene.play('build stockport#2 cotton with stockport');
    expect(scene.now.tiles).toEqual({ 'stockport#2': { seat: 0, tile: 'cotton-1', flipped: false, cubes: 0 } });
    expect(scene.now.players.map(({ mat }) => mat['cotton-1'])).toEqual([2, 3]);
  });

  it('lancashire.build.1: the site must be for the industry', () => {
    const scene = canal({ players: [{ hand: ['bolton', 'wigan'] }] });
    expect(scene.rule('build bolton#3 coal with bolton')).toBe('lancashire.build.1');
    expect(scene.rule('build bolton#1 iron with bolton')).toBe('lancashire.build.1');
    expect(scene.rule('build wigan#1 cotton with wigan')).toBe('lancashire.build.1');
    expect(scene.allows('build bolton#1 coal with bolton')).toBe(true);
  });

  it('lancashire.build.1: the site must be free', () => {
    const scene = canal({
      players: [{ hand: ['stockport', 'bolton'] }],
      tiles: { 'stockport#1': { seat: 1, tile: 'cotton-1' }, 'bolton#1': { seat: 1, tile: 'cotton-1' } },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['bolton#2', 'stockport#2']);
    expect(scene.rule('build stockport#1 cotton with stockport')).toMatch(/^lancashire\.overbuild\./);
    expect(scene.rule('build bolton#1 coal with bolton')).toMatch(/^lancashire\.overbuild\./);
  });

  it.each([
    ['preston', 'preston#3', 'preston#1'],
    ['lancaster', 'lancaster#1', 'lancaster#2'],
  ])('lancashire.build.2: at %s the port site comes first', (town, single, shared) => {
    const setting = { seats: 3, players: [{ hand: [town, 'port'] }], links: { 'lancaster-preston': 0 } };
    const scene = canal(setting);
    for (const card of [town, 'port']) {
      expect(scene.rule(`build ${shared} port with ${card}`)).toBe('lancashire.build.2');
      expect(scene.allows(`build ${single} port with ${card}`)).toBe(true);
    }
    const taken = canal({ ...setting, tiles: { [single]: { seat: 1, tile: 'port-1' } } });
    for (const card of [town, 'port']) expect(taken.allows(`build ${shared} port with ${card}`)).toBe(true);
  });

  it('lancashire.build.2: a cotton mill may be built on the shared site although a port site is free', () => {
    const scene = canal({ players: [{ hand: ['preston', 'preston'] }] });
    expect(sitesOf(scene, 'cotton')).toEqual(['preston#1']);
  });

  it('lancashire.build.2: the seat chooses among sites of the same sort', () => {
    const scene = canal({ players: [{ hand: ['manchester', 'liverpool'] }] });
    expect(sitesOf(scene, 'coal')).toEqual(['manchester#1', 'manchester#2', 'manchester#3']);
    expect(sitesOf(scene, 'port')).toEqual(['liverpool#1', 'liverpool#2', 'liverpool#4']);
  });

  it('lancashire.build.2: single-industry sites in other places do not matter', () => {
    const scene = canal({
      players: [{ hand: ['port', 'port'] }],
      tiles: { 'preston#3': { seat: 1, tile: 'port-1' } },
      links: { 'lancaster-preston': 0 },
    });
    expect(sitesOf(scene, 'port')).toEqual(['lancaster#1', 'preston#1']);
  });

  it.each([1, 2, 3, 4])('lancashire.build.3: the lowest tile on the mat is built (coal mine %i)', (level) => {
    const scene = canal({ players: [{ hand: ['wigan', 'wigan'], mat: from('coal', level) }] });
    scene.play('build wigan#1 coal with wigan');
    expect(scene.now.tiles['wigan#1'].tile).toBe(`coal-${level}`);
  });

  it('lancashire.build.1: an industry without tiles on the mat cannot be built', () => {
    const scene = canal({ players: [{ hand: ['wigan', 'wigan'], mat: from('coal', 5) }] });
    expect(scene.rule('build wigan#1 coal with wigan')).toBe('lancashire.build.1');
  });

  it('lancashire.build.3: if the lowest tile is not allowed, the industry is blocked until it is developed', () => {
    const scene = rail({ players: [{ hand: ['wigan', 'wigan'] }] });
    expect(scene.rule('build wigan#1 coal with wigan')).toBe('lancashire.build.4');
    complete(scene, 'develop coal').play('build wigan#1 coal with wigan');
    expect(scene.now.tiles['wigan#1'].tile).toBe('coal-2');
  });

  it('lancashire.build.3: the last tile of a level that is not allowed blocks as well, but not other industries', () => {
    const scene = rail({ players: [{ hand: ['preston', 'preston'], mat: { 'port-1': 1, 'iron-1': 0 } }] });
    expect(scene.rule('build preston#3 port with preston')).toBe('lancashire.build.4');
    const clear = rail({ players: [{ hand: ['preston', 'preston'], mat: { 'port-1': 0 } }] });
    expect(clear.allows('build preston#3 port with preston')).toBe(true);
  });

  it.each([
    ['cotton', 'stockport#1', 'stockport'],
    ['coal', 'wigan#1', 'wigan'],
    ['iron', 'bolton#3', 'bolton'],
    ['port', 'preston#3', 'preston'],
    ['shipyard', 'liverpool#3', 'liverpool'],
  ])('lancashire.build.4: %s of level I cannot be built in the rail era', (industry, site, card) => {
    const setting = {
      players: [{ hand: [card, card], money: 50, mat: { 'shipyard-0': 0 } }],
      tiles: { 'manchester#1': { seat: 1, tile: 'coal-2' }, 'wigan#2': { seat: 1, tile: 'coal-2' } },
      links: { 'bolton-manchester': 1, 'liverpool-wigan': 1 },
    };
    expect(rail(setting).rule(`build ${site} ${industry} with ${card}`)).toBe('lancashire.build.4');
    expect(canal(setting).allows(`build ${site} ${industry} with ${card}`)).toBe(true);
  });

  it('lancashire.build.4: shipyard II can only be built in the rail era', () => {
    const setting = {
      players: [{ hand: ['liverpool', 'liverpool'], money: 50, mat: from('shipyard', 2) }],
      tiles: { 'wigan#2': { seat: 1, tile: 'coal-2' } },
      links: { 'liverpool-wigan': 1 },
    };
    const line = 'build liverpool#3 shipyard with liverpool';
    expect(canal(setting).rule(line)).toBe('lancashire.build.4');
    expect(rail(setting).play(line).now.tiles['liverpool#3'].tile).toBe('shipyard-2');
  });

  it.each([
    ['cotton', 'stockport#1', 'stockport'],
    ['coal', 'wigan#1', 'wigan'],
    ['iron', 'bolton#3', 'bolton'],
    ['port', 'preston#3', 'preston'],
  ])('lancashire.build.4: %s of levels II to IV can be built in either era', (industry, site, card) => {
    for (const level of [2, 3, 4]) {
      for (const era of [canal, rail]) {
        const scene = era({
          players: [{ hand: [card, card], money: 50, mat: from(industry, level) }],
          tiles: { 'manchester#1': { seat: 1, tile: 'coal-2' } },
          links: { 'bolton-manchester': 1, 'manchester-stockport': 1 },
        });
        scene.play(`build ${site} ${industry} with ${card}`);
        expect(scene.now.tiles[site].tile).toBe(`${industry}-${level}`);
      }
    }
  });

  it('lancashire.build.5: money, coal and iron are paid, plus market prices', () => {
    const scene = canal({
      players: [{ hand: ['rochdale', 'rochdale'], money: 40, mat: from('cotton', 3) }],
      links: { 'rochdale-yorkshire': 1 },
      markets: { coal: 5, iron: 3 },
    });
    scene.play('build rochdale#1 cotton with rochdale');
    expect(scene.now.players[0]).toMatchObject({ money: 40 - 16 - 2 - 3, spent: 16 + 2 + 3 });
    expect(scene.now.markets).toEqual({ coal: 4, iron: 2 });
  });

  it('lancashire.build.5: coal must reach the place of the tile, iron need not', () => {
    const tiles = { 'bolton#1': { seat: 0, tile: 'coal-1' }, 'bolton#3': { seat: 1, tile: 'iron-1' } };
    const cotton = canal({ players: [{ hand: ['stockport', 'wigan'], money: 40, mat: from('cotton', 2) }], tiles });
    expect(cotton.rule('build stockport#1 cotton with stockport')).toBe('lancashire.coal.4');
    const mine = canal({ players: [{ hand: ['wigan', 'wigan'], mat: from('coal', 3) }], tiles });
    mine.play('build wigan#1 coal with wigan');
    expect(sources(mine, 'iron')).toEqual(['bolton#3']);
    expect(mine.now.players[0].money).toBe(30 - 8);
  });

  it('lancashire.build.5: coal in the builder’s network does not help an unconnected place', () => {
    const scene = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' } },
      links: { 'warrington-wigan': 0 },
    });
    expect(scene.rule('build bolton#3 iron with bolton')).toBe('lancashire.coal.4');
  });

  it('lancashire.build.6: in the canal era a seat has at most one tile in a place', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'manchester'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' }, 'manchester#1': { seat: 1, tile: 'coal-1' } },
    });
    expect(scene.rule('build wigan#2 coal with wigan')).toBe('lancashire.build.6');
    expect(scene.allows('build manchester#2 coal with manchester')).toBe(true);
    expect(scene.allows('build manchester#4 iron with manchester')).toBe(true);
  });

  it('lancashire.build.6: the limit counts other industries, flipped tiles and tiles built in the same turn', () => {
    const flipped = canal({
      players: [{ hand: ['bolton', 'bolton'] }],
      tiles: { 'bolton#1': { seat: 0, tile: 'cotton-1', flipped: true } },
    });
    expect(flipped.rule('build bolton#2 coal with bolton')).toBe('lancashire.build.6');
    const fresh = canal({ players: [{ hand: ['stockport', 'stockport'] }] });
    fresh.play('build stockport#1 cotton with stockport');
    expect(fresh.rule('build stockport#2 cotton with stockport')).toBe('lancashire.build.6');
  });

  it('lancashire.build.6: a link of the seat to the place does not matter', () => {
    const scene = canal({ players: [{ hand: ['wigan', 'wigan'] }], links: { 'preston-wigan': 0 } });
    expect(scene.allows('build wigan#2 coal with wigan')).toBe(true);
  });

  it('lancashire.build.6: there is no limit in the rail era', () => {
    const scene = rail({
      players: [{ hand: ['bolton', 'bolton'], money: 40, mat: { ...from('iron', 2), ...from('cotton', 2) } }],
      tiles: { 'bolton#1': { seat: 0, tile: 'coal-2' } },
    });
    scene.play('build bolton#3 iron with bolton', 'build bolton#2 cotton with bolton');
    expect(Object.values(scene.now.tiles).map(({ seat }) => seat)).toEqual([0, 0, 0]);
  });

  it('lancashire.build.7: no canal touches Barrow-in-Furness or Birkenhead', () => {
    const { table } = canal();
    const cut = ['barrow', 'birkenhead'];
    const touching = table.links.filter(({ ends }) => ends.some((end) => cut.includes(table.places[end].slug)));
    expect(touching.map(({ slug, eras }) => [slug, eras.map((era) => table.eras[era].slug)])).toEqual([
      ['barrow-lancaster', ['rail']],
      ['birkenhead-ellesmere-port', ['rail']],
    ]);
    const scene = canal({ links: { 'lancaster-preston': 0, 'ellesmere-port-warrington': 0 } });
    for (const { slug } of touching) expect(scene.rule(`network ${slug}`)).toBe('lancashire.network.1');
  });

  it.each([
    ['barrow#1', 'shipyard'],
    ['barrow#2', 'iron'],
    ['birkenhead#1', 'shipyard'],
  ])('lancashire.build.7: %s takes no %s in the canal era with any card', (site, industry) => {
    const [town] = site.split('#');
    const scene = canal({
      seats: 3,
      players: [{ hand: [town, industry], money: 99, mat: from('shipyard', 1) }],
      tiles: { 'liverpool#1': { seat: 1, tile: 'port-1' }, 'lancaster#1': { seat: 1, tile: 'port-1' } },
    });
    for (const card of [town, industry]) {
      expect(scene.rule(`build ${site} ${industry} with ${card}`)).toBe('lancashire.coal.4');
    }
    expect(scene.rule(`double ${site} ${industry}`)).toBe('lancashire.coal.4');
  });

  it('lancashire.build.7: in the canal era Liverpool has the only usable shipyard site', () => {
    const setting = {
      seats: 3,
      players: [{ hand: ['shipyard', 'shipyard'], money: 99 }],
      tiles: { 'liverpool#1': { seat: 1, tile: 'port-1' }, 'lancaster#1': { seat: 1, tile: 'port-1' } },
    };
    const scene = canal({ ...setting, players: [{ ...setting.players[0], mat: from('shipyard', 1) }] });
    expect(sitesOf(scene, 'shipyard')).toEqual(['liverpool#3']);
    expect(sitesOf(scene, 'shipyard', 'double')).toEqual(['liverpool#3']);
  });

  it('lancashire.build.7: rails reach both towns', () => {
    const scene = rail({
      seats: 3,
      players: [{ hand: ['shipyard', 'shipyard'], money: 99, mat: from('shipyard', 2) }],
      links: {
        'barrow-lancaster': 0,
        'lancaster-scotland': 0,
        'birkenhead-ellesmere-port': 0,
        'ellesmere-port-northwich': 0,
        'midlands-northwich': 0,
      },
    });
    expect(sitesOf(scene, 'shipyard')).toEqual(['barrow#1', 'birkenhead#1']);
  });
});
