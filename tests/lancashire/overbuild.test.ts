import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sitesOf, sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

describe('lancashire.overbuild', () => {
  it('lancashire.overbuild.1: a tile of a higher level replaces one of the same industry, at full cost', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' } },
    });
    scene.play('build wigan#1 coal with wigan');
    expect(scene.now.tiles['wigan#1']).toEqual({ seat: 0, tile: 'coal-2', flipped: false, cubes: 3 });
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 7, spent: 7 });
  });

  it('lancashire.overbuild.1: an equal or lower level replaces nothing', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'bolton'], mat: { 'coal-1': 0 } }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' }, 'bolton#1': { seat: 0, tile: 'coal-3' } },
    });
    expect(scene.rule('build wigan#1 coal with wigan')).toBe('lancashire.overbuild.1');
    expect(scene.rule('build bolton#1 coal with bolton')).toBe('lancashire.overbuild.1');
  });

  it('lancashire.overbuild.1: another industry replaces nothing', () => {
    const scene = rail({
      players: [{ hand: ['bolton', 'preston'], money: 40, mat: { ...from('cotton', 3), ...from('port', 3) } }],
      tiles: { 'bolton#1': { seat: 0, tile: 'coal-2' }, 'preston#1': { seat: 0, tile: 'cotton-2', flipped: true } },
    });
    expect(scene.rule('build bolton#1 cotton with bolton')).toBe('lancashire.overbuild.1');
    expect(scene.rule('build preston#1 port with preston')).toBe('lancashire.overbuild.1');
  });

  it('lancashire.overbuild.1: card, era, lowest tile and cost apply as for any build', () => {
    const tiles = { 'wigan#1': { seat: 0, tile: 'coal-1' } };
    const build = (card: string) => `build wigan#1 coal with ${card}`;
    const other = canal({ players: [{ hand: ['bolton', 'iron'] }], tiles });
    expect(other.rule(build('bolton'))).toBe('lancashire.card.2');
    expect(other.rule(build('iron'))).toBe('lancashire.card.3');
    const poor = canal({ players: [{ hand: ['wigan', 'coal'], money: 6 }], tiles });
    expect(poor.rule(build('wigan'))).toBe('lancashire.turn.5');
    expect(canal({ players: [{ hand: ['coal', 'coal'] }], tiles }).allows(build('coal'))).toBe(true);
    // The lowest tile is cotton mill I, which is not above the one on the site.
    const low = canal({
      players: [{ hand: ['stockport', 'stockport'] }],
      tiles: { 'stockport#1': { seat: 0, tile: 'cotton-1' } },
    });
    expect(low.rule('build stockport#1 cotton with stockport')).toBe('lancashire.overbuild.1');
    const late = canal({
      players: [{ hand: ['liverpool', 'liverpool'], money: 50, mat: from('shipyard', 2) }],
      tiles: {
        'liverpool#3': { seat: 0, tile: 'shipyard-1', flipped: true },
        'liverpool#1': { seat: 1, tile: 'port-1' },
      },
    });
    expect(late.rule('build liverpool#3 shipyard with liverpool')).toBe('lancashire.build.4');
  });

  it('lancashire.overbuild.1: coal and iron are needed as for any build', () => {
    const scene = canal({
      players: [{ hand: ['rochdale', 'rochdale'], money: 40, mat: from('cotton', 3) }],
      tiles: { 'rochdale#1': { seat: 0, tile: 'cotton-1' } },
    });
    expect(scene.rule('build rochdale#1 cotton with rochdale')).toBe('lancashire.coal.4');
    scene.play('network rochdale-yorkshire', 'build rochdale#1 cotton with rochdale');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['£1'], ['£1']]);
  });

  it.each([
    ['cotton', 'stockport#1'],
    ['coal', 'manchester#1'],
    ['iron', 'manchester#4'],
    ['port', 'liverpool#1'],
  ])('lancashire.overbuild.2: a seat may replace its own %s, unflipped or flipped', (industry, site) => {
    const [card] = site.split('#');
    for (const flipped of [false, true]) {
      const scene = canal({
        players: [{ hand: [card, card], mat: from(industry, 2) }],
        tiles: { [site]: { seat: 0, tile: `${industry}-1`, flipped }, 'oldham#1': { seat: 1, tile: 'coal-2' } },
        links: { 'manchester-oldham': 1, 'manchester-stockport': 1 },
      });
      scene.play(`build ${site} ${industry} with ${card}`);
      expect(scene.now.tiles[site]).toMatchObject({ seat: 0, tile: `${industry}-2`, flipped: false });
    }
  });

  it('lancashire.overbuild.2: cubes on the replaced tile go to the supply, not to market or owner', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' } },
      markets: { coal: 3 },
    });
    scene.play('build wigan#1 coal with wigan');
    expect(scene.now.tiles['wigan#1'].cubes).toBe(3);
    expect(scene.now.markets['coal']).toBe(3);
    expect(scene.told('flipped')).toEqual([]);
    expect(scene.now.players[0]).toMatchObject({ income: 10, money: 30 - 7 });
  });

  it.each([
    ['cotton', 'stockport#1'],
    ['port', 'liverpool#1'],
  ])('lancashire.overbuild.3: another seat’s %s cannot be replaced', (industry, site) => {
    const [card] = site.split('#');
    for (const flipped of [true, false]) {
      const scene = canal({
        players: [{ hand: [card, card], money: 60, mat: from(industry, 2) }],
        tiles: { [site]: { seat: 1, tile: `${industry}-1`, flipped } },
        links: { 'macclesfield-stockport': 1, 'macclesfield-midlands': 1 },
        markets: { coal: 0, iron: 0 },
      });
      expect(scene.rule(`build ${site} ${industry} with ${card}`)).toBe('lancashire.overbuild.3');
    }
  });

  it('lancashire.overbuild.3: another seat’s shipyard cannot be replaced', () => {
    const scene = canal({
      players: [{ hand: ['liverpool', 'liverpool'], money: 60, mat: from('shipyard', 1) }],
      tiles: { 'liverpool#3': { seat: 1, tile: 'shipyard-1', flipped: true }, 'wigan#1': { seat: 1, tile: 'coal-1' } },
      links: { 'liverpool-wigan': 1 },
    });
    // Shipyard I is not above the other either, but no level would help.
    expect(scene.rule('build liverpool#3 shipyard with liverpool')).toBe('lancashire.overbuild.3');
  });

  it('lancashire.overbuild.3: another seat’s mill or port cannot be replaced at any level or by any industry', () => {
    const setting = {
      players: [{ hand: ['stockport', 'preston', 'liverpool'], money: 60 }],
      tiles: {
        'stockport#1': { seat: 1, tile: 'cotton-1' },
        'preston#1': { seat: 1, tile: 'port-1' },
        'liverpool#3': { seat: 1, tile: 'shipyard-1', flipped: true },
      },
      markets: { coal: 0, iron: 0 },
    };
    const lines = [
      'build stockport#1 cotton with stockport',
      'build preston#1 port with preston',
      'build preston#1 cotton with preston',
      // The seat's next shipyard can never be built, but that is not the reason given.
      'build liverpool#3 shipyard with liverpool',
      'double stockport#1 cotton',
    ];
    expect(lines.map((line) => canal(setting).rule(line))).toEqual(lines.map(() => 'lancashire.overbuild.3'));
  });

  it('lancashire.overbuild.3: another seat’s mine and works may be replaced', () => {
    const scene = rail({
      players: [{ hand: ['bolton', 'bolton'], mat: { ...from('coal', 3), ...from('iron', 3) } }],
      tiles: {
        'bolton#1': { seat: 1, tile: 'coal-2', flipped: true },
        'bolton#3': { seat: 1, tile: 'iron-2', flipped: true },
      },
      markets: { coal: 0, iron: 0 },
    });
    scene.play('build bolton#1 coal with bolton', 'build bolton#3 iron with bolton');
    expect(scene.now.tiles['bolton#1']).toMatchObject({ seat: 0, tile: 'coal-3' });
    expect(scene.now.tiles['bolton#3']).toMatchObject({ seat: 0, tile: 'iron-3' });
  });

  const mineOf = (setting: Setting): Scene =>
    canal({
      ...setting,
      players: [{ hand: ['wigan', 'wigan'], mat: from('coal', 2) }, ...(setting.players ?? [])],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1', flipped: true }, ...setting.tiles },
    });
  const overMine = 'build wigan#1 coal with wigan';

  it('lancashire.overbuild.4: another seat’s mine may be replaced once no coal is left, whatever iron there is', () => {
    const scene = mineOf({ markets: { coal: 0 } }).play(overMine);
    expect(scene.now.tiles['wigan#1']).toEqual({ seat: 0, tile: 'coal-2', flipped: false, cubes: 3 });
    expect(scene.now.markets).toEqual({ coal: 0, iron: 8 });
  });

  it('lancashire.overbuild.4: one cube in the market protects it', () => {
    expect(mineOf({ markets: { coal: 1 } }).rule(overMine)).toBe('lancashire.overbuild.4');
  });

  it.each([0, 1, 2])('lancashire.overbuild.4: one cube on a mine of seat %i protects it', (seat) => {
    const tiles = { 'oldham#1': { seat, tile: seat === 0 ? 'coal-1' : 'coal-2', cubes: 1 } };
    expect(mineOf({ seats: 3, markets: { coal: 0 }, tiles }).rule(overMine)).toBe('lancashire.overbuild.4');
  });

  it('lancashire.overbuild.4: a cube on the mine itself protects it', () => {
    const tiles = { 'wigan#1': { seat: 1, tile: 'coal-1', cubes: 1 } };
    expect(mineOf({ markets: { coal: 0 }, tiles }).rule(overMine)).toBe('lancashire.overbuild.4');
  });

  it('lancashire.overbuild.4: an equal level does not replace another seat’s mine either', () => {
    const tiles = { 'wigan#1': { seat: 1, tile: 'coal-2', flipped: true } };
    expect(mineOf({ markets: { coal: 0 }, tiles }).rule(overMine)).toBe('lancashire.overbuild.1');
  });

  const worksOf = (iron: number, tiles: Setting['tiles'] = {}): Scene =>
    canal({
      players: [{ hand: ['bolton', 'bolton'], mat: from('iron', 2) }],
      tiles: {
        'bolton#3': { seat: 1, tile: 'iron-1', flipped: true },
        'bury#1': { seat: 1, tile: 'coal-1' },
        ...tiles,
      },
      links: { 'bolton-bury': 1 },
      markets: { iron },
    });
  const overWorks = 'build bolton#3 iron with bolton';

  it('lancashire.overbuild.4: another seat’s works may be replaced once no iron is left, whatever coal there is', () => {
    const scene = worksOf(0).play(overWorks);
    // Four cubes go at once to the empty market: £4, £4, £3, £3.
    expect(scene.now.tiles['bolton#3']).toEqual({ seat: 0, tile: 'iron-2', flipped: true, cubes: 0 });
    expect(scene.now.players[0].money).toBe(30 - 7 + 14);
  });

  it('lancashire.overbuild.4: iron in the market or on any works protects it', () => {
    expect(worksOf(1).rule(overWorks)).toBe('lancashire.overbuild.4');
    for (const works of [
      { seat: 0, tile: 'iron-1', cubes: 1 },
      { seat: 1, tile: 'iron-2', cubes: 1 },
    ]) {
      expect(worksOf(0, { 'rochdale#3': works }).rule(overWorks)).toBe('lancashire.overbuild.4');
    }
  });

  it('lancashire.overbuild.4: the seat may replace its own tile while there are cubes', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' }, 'bolton#1': { seat: 1, tile: 'coal-1' } },
    });
    expect(scene.allows(overMine)).toBe(true);
  });

  it('lancashire.overbuild.5: the replaced tile leaves the game and no longer scores', () => {
    const scored = (scene: Scene) =>
      scene
        .passUntil(({ era }) => era === 'rail')
        .told('tileScored')
        .map(({ seat, points }) => [seat, points]);
    expect(scored(mineOf({ round: 10, markets: { coal: 0 } }))).toEqual([[1, 1]]);
    const scene = mineOf({ round: 10, markets: { coal: 0 } }).play(overMine);
    expect(scene.now.players[1].mat['coal-1'] ?? 0).toBe(0);
    expect(scored(scene)).toEqual([]);
  });

  it('lancashire.overbuild.5: its owner keeps income and points', () => {
    const scene = mineOf({ markets: { coal: 0 }, players: [{ income: 14, points: 9 }] }).play(overMine);
    expect(scene.now.players[1]).toMatchObject({ income: 14, points: 9, money: 30 });
    expect(scene.told('overbuilt').map(({ seat, tile }) => [seat, scene.table.tiles[tile].slug])).toEqual([
      [1, 'coal-1'],
    ]);
  });

  it('lancashire.overbuild.5: a seat that replaces its own tile keeps income and points, too', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'], income: 14, points: 9 }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1', flipped: true } },
    });
    scene.play(overMine);
    expect(scene.now.players[0]).toMatchObject({ income: 14, points: 9 });
    expect(scene.now.players[0].mat['coal-1'] ?? 0).toBe(0);
  });

  it('lancashire.overbuild.6: in the canal era a seat may replace its own tile', () => {
    const scene = canal({
      players: [{ hand: ['wigan', 'wigan'] }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1', flipped: true } },
    });
    expect(scene.legal('build')).toEqual([overMine]);
  });

  it('lancashire.overbuild.6: a seat may replace another’s tile next to its own only in the rail era', () => {
    const setting = {
      players: [{ hand: ['bolton', 'bolton'], mat: from('coal', 3) }],
      tiles: {
        'bolton#1': { seat: 1, tile: 'coal-2', flipped: true },
        'bolton#3': { seat: 0, tile: 'iron-2', flipped: true },
      },
      markets: { coal: 0 },
    };
    const line = 'build bolton#1 coal with bolton';
    expect(canal(setting).rule(line)).toBe('lancashire.overbuild.6');
    expect(rail(setting).play(line).now.tiles['bolton#1']).toMatchObject({ seat: 0, tile: 'coal-3' });
  });

  it('lancashire.overbuild.6: a link of the seat next to it does not matter', () => {
    expect(mineOf({ markets: { coal: 0 }, links: { 'preston-wigan': 0 } }).allows(overMine)).toBe(true);
  });

  it('lancashire.overbuild.7: a port on the shared site may be replaced although a port site is free', () => {
    const setting = {
      players: [{ hand: ['preston', 'preston'], mat: from('port', 3) }],
      tiles: { 'preston#1': { seat: 0, tile: 'port-2' } },
    };
    expect(sitesOf(canal(setting), 'port')).toEqual(['preston#1']);
    expect(sitesOf(rail(setting), 'port')).toEqual(['preston#1', 'preston#3']);
  });

  it('lancashire.overbuild.7: a seat need not overbuild the port site while the shared one is free', () => {
    const scene = rail({
      players: [{ hand: ['preston', 'preston'], mat: from('port', 3) }],
      tiles: { 'preston#3': { seat: 0, tile: 'port-2' } },
    });
    expect(sitesOf(scene, 'port')).toEqual(['preston#1', 'preston#3']);
  });
});
