import { describe, expect, it } from 'vitest';

import { complete, sitesOf, sources } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany, newEngland } from './drafts.ts';

describe('age-of-industry.build', () => {
  it('age-of-industry.build.1: one unflipped tile moves from the mat to the site', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'yellow'] }] });
    scene.play('build leipzig#2 cotton with yellow');
    expect(scene.now.tiles).toEqual({ 'leipzig#2': { seat: 0, tile: 'cotton-1', flipped: false, cubes: 0 } });
    expect(scene.now.players.map(({ mat }) => mat['cotton-1'])).toEqual([1, 2, 2]);
  });

  it('age-of-industry.build.1: the site must take the industry', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'yellow'] }] });
    expect(scene.rule('build chemnitz#1 cotton with yellow')).toMatch(/^age-of-industry\.(place\.4|build\.1)$/);
    expect(scene.rule('build chemnitz#2 coal with yellow')).toMatch(/^age-of-industry\.(place\.3|build\.1)$/);
    expect(scene.allows('build chemnitz#1 coal with yellow')).toBe(true);
  });

  it('age-of-industry.build.1: the site must be free', () => {
    const scene = germany({
      players: [{ hand: ['yellow', 'yellow'] }],
      tiles: { 'leipzig#1': { seat: 1, tile: 'cotton-1' }, 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
    });
    expect(sitesOf(scene, 'coal')).toEqual([]);
    expect(sitesOf(scene, 'cotton')).not.toContain('leipzig#1');
    expect(sitesOf(scene, 'cotton')).toContain('leipzig#2');
    expect(scene.rule('build leipzig#1 cotton with yellow')).toMatch(/^age-of-industry\.overbuild\.[15]$/);
  });

  it('age-of-industry.build.1: a tile that is not on the mat cannot be built', () => {
    const scene = germany({ players: [{ hand: ['purple', 'purple'], mat: from('coal', 4) }] });
    expect(scene.rule('build belgium#1 coal with purple')).toBe('age-of-industry.build.1');
  });

  it('age-of-industry.build.2: the first cotton mill is of level 1, as in the example on page 8', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'yellow'] }] });
    expect(scene.now.players[0].mat).toMatchObject({ 'cotton-1': 2, 'cotton-2': 2, 'cotton-3': 2 });
    scene.play('build leipzig#1 cotton with yellow');
    expect(scene.now.tiles['leipzig#1'].tile).toBe('cotton-1');
  });

  const supply = {
    tiles: { 'poland#1': { seat: 1, tile: 'coal-3' }, 'berlin#4': { seat: 1, tile: 'iron-3' } },
    links: { 'berlin-poland': 1, 'berlin-leipzig': 1, 'leipzig-chemnitz': 1, 'stettin-berlin': 1 },
  };

  it('age-of-industry.build.2: after two level 1 cotton mills the next is of level 2', () => {
    const scene = germany({ ...supply, players: [{ hand: ['yellow', 'yellow', 'yellow'] }] });
    scene.play('build leipzig#1 cotton with yellow', 'build magdeburg#1 cotton with yellow');
    scene.passUntil(({ round, pending }) => round === 3 && pending.awaits === 'action' && pending.seat === 0);
    scene.play('build berlin#1 cotton with yellow');
    expect(scene.now.tiles['berlin#1'].tile).toBe('cotton-2');
    // Three mills are gone, as in the second picture on page 8.
    const { mat } = scene.now.players[0];
    expect([mat['cotton-1'] ?? 0, mat['cotton-2'], mat['cotton-3']]).toEqual([0, 1, 2]);
  });

  it('age-of-industry.build.2: developing removes lower tiles too, one at a time', () => {
    const hand = ['yellow', 'ship'];
    const one = germany({ ...supply, players: [{ hand, mat: { 'cotton-1': 1 } }] });
    one.play('build berlin#1 cotton with yellow');
    expect(one.now.tiles['berlin#1'].tile).toBe('cotton-1');
    const two = germany({ ...supply, players: [{ hand, mat: { 'cotton-1': 1 } }] });
    two.play('remove cotton-1', 'discard ship', 'build berlin#1 cotton with yellow');
    expect(two.now.tiles['berlin#1'].tile).toBe('cotton-2');
  });

  it.each([
    ['cotton', 2, 'berlin#1'],
    ['cotton', 3, 'berlin#1'],
    ['goods', 3, 'berlin#1'],
    ['goods', 4, 'berlin#1'],
    ['iron', 2, 'berlin#1'],
    ['coal', 3, 'chemnitz#1'],
    ['port', 3, 'stettin#1'],
  ])('age-of-industry.build.2: the lowest %s on the mat is %i', (industry, level, site) => {
    const scene = germany({ ...supply, players: [{ mat: from(industry, level) }] });
    complete(scene, `double ${site} ${industry}`);
    expect(scene.now.tiles[site].tile).toBe(`${industry}-${level}`);
  });

  it('age-of-industry.build.2: developing a higher tile does not change the lowest', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'ship'] }] });
    scene.play('remove cotton-2', 'discard ship', 'build leipzig#1 cotton with yellow');
    expect(scene.now.tiles['leipzig#1'].tile).toBe('cotton-1');
  });

  it('age-of-industry.build.3: no goods factory can be built before both of level 0 are gone', () => {
    const withLocked = (locked: number) =>
      germany({ ...supply, players: [{ hand: ['yellow', 'goods'], money: 20, mat: { 'goods-0': locked } }] });
    for (const locked of [2, 1]) {
      expect(withLocked(locked).rule('build berlin#1 goods with yellow')).toBe('age-of-industry.build.3');
      expect(withLocked(locked).rule('build berlin#1 goods with goods')).toBe('age-of-industry.build.3');
    }
    expect(withLocked(0).play('build berlin#1 goods with goods').now.tiles['berlin#1'].tile).toBe('goods-3');
  });

  it('age-of-industry.build.3: two developments unlock the goods factory, as on page 8', () => {
    const scene = germany({ ...supply, players: [{ hand: ['yellow', 'ship', 'coal'] }] });
    scene.play('remove goods-0', 'discard ship');
    expect(scene.rule('build berlin#1 goods with yellow')).toBe('age-of-industry.build.3');
    scene.play('remove goods-0', 'discard coal');
    scene.passUntil(({ round, pending }) => round === 3 && pending.awaits === 'action' && pending.seat === 0);
    scene.play('build berlin#1 goods with yellow');
    expect(scene.now.tiles['berlin#1'].tile).toBe('goods-3');
  });

  it('age-of-industry.build.3: no ship can be built before the one of level 0 is gone', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'coal'] }],
      tiles: { 'boston#1': { seat: 0, tile: 'port-1' } },
    });
    expect(scene.rule('build massachusetts-bay#1 ship with purple')).toBe('age-of-industry.build.3');
    scene.play('remove ship-0', 'discard coal', 'build massachusetts-bay#1 ship with purple');
    expect(scene.now.tiles['massachusetts-bay#1'].tile).toBe('ship-3');
  });

  it('age-of-industry.build.3: locked tiles of one industry do not affect the other', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], mat: from('goods', 3) }],
      tiles: { 'boston#1': { seat: 1, tile: 'port-1' } },
    });
    expect(scene.allows('build boston#3 goods with purple')).toBe(true);
    expect(scene.rule('build massachusetts-bay#1 ship with purple')).toBe('age-of-industry.build.3');
  });

  it('age-of-industry.build.4: the price of the tile is paid, plus that of bought cubes', () => {
    const scene = germany({
      players: [{ hand: ['brown', 'brown'], money: 30, mat: from('cotton', 3) }],
      links: { 'regensburg-bohemia': 1 },
      markets: { coal: 4, iron: 1 },
    });
    scene.play('build regensburg#1 cotton with brown');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['$2'], ['$3']]);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 12 - 2 - 3, spent: 17, loans: 0 });
    expect(scene.now.markets).toEqual({ coal: 3, iron: 0 });
  });

  it('age-of-industry.build.4: in the example on page 8 coal from Poland reaches Magdeburg for free', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'coal'], money: 6, mat: from('cotton', 2) }],
      tiles: { 'poland#1': { seat: 1, tile: 'coal-1' } },
      links: { 'berlin-poland': 1, 'berlin-magdeburg': 0 },
    });
    scene.play('build magdeburg#1 cotton with cotton');
    expect(sources(scene, 'coal')).toEqual(['poland#1']);
    expect(scene.now.tiles).toMatchObject({
      'magdeburg#1': { seat: 0, tile: 'cotton-2' },
      'poland#1': { seat: 1, cubes: 2, flipped: false },
    });
    expect(scene.now.players[0]).toMatchObject({ money: 0, loans: 0 });
  });

  it('age-of-industry.build.4: the example on page 9, a goods factory at Regensburg', () => {
    const scene = germany({
      players: [{ hand: ['brown', 'brown'], money: 8, mat: from('goods', 3) }],
      tiles: {
        'mannheim#1': { seat: 0, tile: 'coal-1' },
        'bohemia#1': { seat: 1, tile: 'coal-1', cubes: 1 },
        'munich#1': { seat: 0, tile: 'iron-1', cubes: 1 },
        'augsburg#1': { seat: 1, tile: 'iron-1' },
      },
      links: {
        'regensburg-bohemia': 1,
        'munich-regensburg': 0,
        'augsburg-regensburg': 1,
        'stuttgart-augsburg': 0,
        'mannheim-stuttgart': 0,
      },
    });
    expect(scene.rule('build munich#2 goods with brown')).toBe('age-of-industry.place.5');
    scene.play('build regensburg#1 goods with brown');
    expect(scene.legal().toSorted()).toEqual(['iron augsburg#1', 'iron munich#1']);
    scene.play('iron munich#1');
    expect(sources(scene, 'coal')).toEqual(['bohemia#1']);
    expect(scene.now.tiles).toMatchObject({
      'regensburg#1': { seat: 0, tile: 'goods-3', flipped: false },
      'bohemia#1': { flipped: true, cubes: 0 },
      'munich#1': { flipped: true, cubes: 0 },
      'mannheim#1': { flipped: false, cubes: 3 },
      'augsburg#1': { flipped: false, cubes: 3 },
    });
    expect(scene.now.players.map(({ money }) => money)).toEqual([5, 4, 0]);
  });

  it('age-of-industry.build.4: iron must be transported as well, unlike in other editions', () => {
    const players = [{ hand: ['purple', 'purple'], mat: from('coal', 3) }];
    const tiles = { 'cologne#1': { seat: 0, tile: 'iron-1' } };
    const line = 'build belgium#1 coal with purple';
    expect(germany({ players, tiles }).rule(line)).toBe('age-of-industry.turn.5');
    const scene = germany({ players, tiles, links: { 'cologne-belgium': 2 } }).play(line);
    expect(sources(scene, 'iron')).toEqual(['cologne#1']);
  });

  it('age-of-industry.build.4: cubes connected only to another place of the seat do not help', () => {
    const scene = germany({
      players: [{ hand: ['orange', 'orange'], mat: from('cotton', 2) }],
      tiles: { 'dortmund#1': { seat: 0, tile: 'coal-1' } },
      links: { 'dortmund-kassel': 0 },
    });
    expect(scene.rule('build frankfurt#1 cotton with orange')).toBe('age-of-industry.turn.5');
    expect(scene.allows('build kassel#1 cotton with orange')).toBe(true);
  });

  it('age-of-industry.build.5: a new port gives access to itself', () => {
    const scene = germany({ players: [{ hand: ['blue', 'blue'], mat: from('port', 3) }] });
    scene.play('build kiel#1 port with blue');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['$1'], ['$1']]);
  });

  it('age-of-industry.build.5: a new port opens its sea lane for its own coal', () => {
    const scene = newEngland({
      players: [{ hand: ['yellow', 'yellow'], mat: from('port', 2) }],
      tiles: {
        'providence#1': { seat: 1, tile: 'port-1' },
        'nantucket-sound#1': { seat: 1, tile: 'ship-3', cubes: 2 },
      },
    });
    scene.play('build new-bedford#1 port with yellow');
    expect(sources(scene, 'coal')).toEqual(['nantucket-sound#1']);
    expect(scene.now.tiles['nantucket-sound#1'].cubes).toBe(1);
    expect(scene.now.players[0].spent).toBe(5);
  });

  it('age-of-industry.build.5: that route is used if it is the shortest', () => {
    const scene = newEngland({
      players: [{ hand: ['yellow', 'yellow'], mat: from('port', 2) }],
      tiles: {
        'providence#1': { seat: 1, tile: 'port-1' },
        'nantucket-sound#1': { seat: 1, tile: 'ship-3', cubes: 2 },
        'boston#1': { seat: 2, tile: 'port-1' },
        'massachusetts-bay#1': { seat: 2, tile: 'ship-3', cubes: 2 },
      },
      links: { 'boston-fall-river': 2, 'fall-river-new-bedford': 2 },
    });
    scene.play('build new-bedford#1 port with yellow');
    expect(sources(scene, 'coal')).toEqual(['nantucket-sound#1']);
  });

  it('age-of-industry.build.5: a port that replaces a port leaves its sea lane open', () => {
    const scene = newEngland({
      players: [{ hand: ['yellow', 'yellow'], mat: from('port', 2) }],
      tiles: {
        'new-bedford#1': { seat: 0, tile: 'port-1', flipped: true },
        'nantucket-sound#1': { seat: 1, tile: 'ship-3', cubes: 2 },
      },
    });
    scene.play('build new-bedford#1 port with yellow');
    expect(sources(scene, 'coal')).toEqual(['nantucket-sound#1']);
  });

  it('age-of-industry.build.5: a new ship opens the route for its own iron', () => {
    const scene = newEngland({
      players: [{ hand: ['orange', 'orange'], mat: unlocked }],
      tiles: {
        'new-london#1': { seat: 1, tile: 'port-1' },
        'worcester#1': { seat: 2, tile: 'iron-1' },
      },
      links: { 'new-london-worcester': 2 },
    });
    scene.play('build long-island-sound#1 ship with orange');
    expect(sources(scene, 'iron')).toEqual(['worcester#1']);
  });

  it.each([
    ['coal', 1, 'belgium#1', 3],
    ['iron', 2, 'berlin#1', 4],
    ['coal', 2, 'belgium#1', 4],
  ])('age-of-industry.build.6: %s %i at %s receives %i cubes, as on page 9', (industry, level, site, cubes) => {
    const scene = germany({ ...supply, players: [{ mat: from(industry, level) }], markets: { coal: 0, iron: 0 } });
    complete(scene, `double ${site} ${industry}`);
    expect(scene.now.tiles[site]).toMatchObject({ tile: `${industry}-${level}`, cubes, flipped: false });
    expect(scene.told('marketed')).toEqual([]);
  });

  it('age-of-industry.build.6: in the example on page 9 three of four cubes go to the track for $4', () => {
    const scene = germany({
      players: [{ hand: ['light-green', 'ship'], money: 2, mat: from('coal', 2) }],
      tiles: { 'danzig#1': { seat: 1, tile: 'port-1', flipped: true } },
      links: { 'danzig-poland': 1 },
      markets: { coal: 3 },
    });
    scene.play('build poland#1 coal with light-green');
    expect(scene.told('marketed')).toMatchObject([{ seat: 0, count: 3, money: 4 }]);
    expect(scene.now.tiles['poland#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(scene.now.players[0]).toMatchObject({ money: 4, loans: 0, spent: 2 });
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('age-of-industry.build.6: an iron works sells to its track in the same way', () => {
    const scene = germany({
      players: [{ hand: ['blue', 'ship'], money: 2 }],
      tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
      markets: { coal: 2, iron: 5 },
    });
    scene.play('build hamburg#3 iron with blue');
    expect(scene.now.tiles['hamburg#3'].cubes).toBe(2);
    expect(scene.now.markets).toEqual({ coal: 2, iron: 6 });
    expect(scene.now.players[0]).toMatchObject({ money: 1, loans: 0 });
  });

  it('age-of-industry.build.6: the money from the track comes too late to avoid a loan', () => {
    const scene = germany({ players: [{ hand: ['brown', 'ship'], mat: from('coal', 2) }], markets: { coal: 3 } });
    scene.play('build bohemia#1 coal with brown');
    expect(scene.now.players[0]).toMatchObject({ loans: 1, money: 10 - 2 + 4, spent: 2 });
  });

  it('age-of-industry.build.6: the money for its flip comes too late as well', () => {
    const scene = germany({ players: [{ hand: ['brown', 'ship'] }], markets: { coal: 0 } });
    scene.play('build bohemia#1 coal with brown');
    // Three cubes at $3, $3 and $2, and $4 for the flipped mine.
    expect(scene.now.tiles['bohemia#1']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]).toMatchObject({ loans: 1, money: 10 - 1 + 8 + 4, spent: 1 });
  });
});
