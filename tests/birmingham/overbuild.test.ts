import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

const drained = { coal: 0, iron: 0 };

describe('birmingham.overbuild', () => {
  it('birmingham.overbuild.1: a tile of a higher level replaces one of the same industry', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'] }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' } },
    });
    scene.play('build dudley#1 coal with dudley');
    expect(scene.now.tiles['dudley#1']).toEqual({ seat: 0, tile: 'coal-2', flipped: false, cubes: 3 });
    expect(scene.now.players[0]).toMatchObject({ money: 17 - 7, spent: 7 });
  });

  it('birmingham.overbuild.1: an equal or lower level replaces nothing', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'cannock'], mat: { 'coal-1': 0 } }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-2' }, 'cannock#2': { seat: 0, tile: 'coal-3' } },
    });
    expect(scene.rule('build dudley#1 coal with dudley')).toBe('birmingham.overbuild.1');
    expect(scene.rule('build cannock#2 coal with cannock')).toBe('birmingham.overbuild.1');
  });

  it('birmingham.overbuild.1: another industry replaces nothing', () => {
    const scene = rail({
      players: [{ hand: ['stone', 'burton'], money: 40, mat: { 'coal-1': 0, 'manufacturer-1': 0 } }],
      seats: 3,
      tiles: { 'burton#1': { seat: 0, tile: 'coal-2' }, 'stone#2': { seat: 0, tile: 'manufacturer-2' } },
    });
    expect(scene.rule('build burton#1 manufacturer with burton')).toBe('birmingham.overbuild.1');
    expect(scene.rule('build stone#2 coal with stone')).toBe('birmingham.overbuild.1');
  });

  it('birmingham.overbuild.1: card, era and cost apply as for any build', () => {
    const tiles = { 'dudley#1': { seat: 0, tile: 'coal-1' } };
    const build = (card: string) => `build dudley#1 coal with ${card}`;
    const other = canal({ players: [{ hand: ['burton', 'iron'] }], tiles });
    expect(other.rule(build('burton'))).toBe('birmingham.card.2');
    expect(other.rule(build('iron'))).toBe('birmingham.card.3');
    const poor = canal({ players: [{ hand: ['dudley', 'coal'], money: 6 }], tiles });
    expect(poor.rule(build('dudley'))).toBe('birmingham.turn.5');
    expect(canal({ players: [{ hand: ['coal', 'coal'] }], tiles }).allows(build('coal'))).toBe(true);
    const locked = canal({
      players: [{ hand: ['burton', 'burton'], mat: { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 } }],
      tiles: { 'burton#2': { seat: 0, tile: 'brewery-3' } },
    });
    expect(locked.rule('build burton#2 brewery with burton')).toBe('birmingham.build.4');
  });

  it('birmingham.overbuild.1: a farm needs the same cards as before', () => {
    const scene = canal({
      players: [{ hand: ['wild-location', 'brewery'], mat: { 'brewery-1': 0 } }],
      tiles: { 'farm-north#1': { seat: 0, tile: 'brewery-1', flipped: true } },
    });
    expect(scene.rule('build farm-north#1 brewery with wild-location')).toBe('birmingham.build.8');
    expect(scene.allows('build farm-north#1 brewery with brewery')).toBe(true);
  });

  it('birmingham.overbuild.1: coal and iron are needed as for any build', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], money: 40, mat: { 'cotton-1': 0, 'cotton-2': 0 } }],
      tiles: { 'worcester#1': { seat: 0, tile: 'cotton-1' } },
    });
    expect(scene.rule('build worcester#1 cotton with worcester')).toBe('birmingham.coal.4');
    scene.play('network gloucester-worcester', 'build worcester#1 cotton with worcester');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(sources(scene, 'iron')).toEqual(['£2']);
  });

  it('birmingham.overbuild.2: a flipped tile may be replaced', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'burton'], money: 40, mat: { 'cotton-1': 0, 'brewery-1': 0 } }],
      tiles: {
        'worcester#1': { seat: 0, tile: 'cotton-1', flipped: true },
        'burton#2': { seat: 0, tile: 'brewery-1', flipped: true },
      },
      links: { 'gloucester-worcester': 1 },
    });
    scene.play('build worcester#1 cotton with worcester', 'build burton#2 brewery with burton');
    expect(scene.now.tiles).toEqual({
      'worcester#1': { seat: 0, tile: 'cotton-2', flipped: false, cubes: 0 },
      'burton#2': { seat: 0, tile: 'brewery-2', flipped: false, cubes: 1 },
    });
  });

  it.each([
    ['cotton', 'worcester#1'],
    ['manufacturer', 'birmingham#2'],
    ['pottery', 'coventry#1'],
    ['iron', 'birmingham#3'],
  ])('birmingham.overbuild.2: a seat may replace its own unflipped %s', (industry, site) => {
    const [card] = site.split('#');
    const scene = canal({
      players: [{ hand: [card, card], money: 40, mat: { [`${industry}-1`]: 0 } }],
      tiles: { [site]: { seat: 0, tile: `${industry}-1` } },
      links: { 'birmingham-oxford': 1, 'birmingham-coventry': 1, 'birmingham-worcester': 1 },
    });
    scene.play(`build ${site} ${industry} with ${card}`);
    expect(scene.now.tiles[site].tile).toBe(`${industry}-2`);
  });

  it('birmingham.overbuild.2: cubes on the replaced tile return to the supply, not to the market', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'burton'], money: 40, mat: { 'brewery-1': 0 } }],
      tiles: { 'coalbrookdale#3': { seat: 0, tile: 'coal-1' }, 'burton#2': { seat: 0, tile: 'brewery-1' } },
      markets: { coal: 3 },
    });
    scene.play('build coalbrookdale#3 coal with coalbrookdale', 'build burton#2 brewery with burton');
    expect(scene.now.tiles['coalbrookdale#3'].cubes).toBe(3);
    expect(scene.now.tiles['burton#2'].cubes).toBe(1);
    expect(scene.now.markets['coal']).toBe(3);
    expect(scene.told('flipped')).toEqual([]);
    expect(scene.now.players[0].income).toBe(10);
  });

  it.each([
    ['cotton', 'worcester#1', 0],
    ['manufacturer', 'birmingham#2', 0],
    ['pottery', 'coventry#1', 0],
    ['brewery', 'burton#2', 1],
  ])('birmingham.overbuild.3: another seat’s %s cannot be replaced', (industry, site, cubes) => {
    const [card] = site.split('#');
    for (const flipped of [true, false]) {
      const scene = canal({
        players: [{ hand: [card, card], money: 60, mat: { [`${industry}-1`]: 0 } }],
        tiles: { [site]: { seat: 1, tile: `${industry}-1`, flipped, cubes: flipped ? 0 : cubes } },
        links: { 'birmingham-oxford': 1, 'birmingham-coventry': 1, 'birmingham-worcester': 1 },
        markets: drained,
      });
      expect(scene.rule(`build ${site} ${industry} with ${card}`)).toBe('birmingham.overbuild.3');
    }
  });

  it('birmingham.overbuild.3: another seat’s mill cannot be replaced at any level or by any industry', () => {
    // The seat's next tiles are of level I, so none is above the level of the tile on the site.
    const setting = {
      players: [{ hand: ['worcester', 'stafford', 'burton', 'birmingham'], money: 60 }],
      tiles: {
        'worcester#1': { seat: 1, tile: 'cotton-2' },
        'stafford#1': { seat: 1, tile: 'manufacturer-2', flipped: true },
        'burton#2': { seat: 1, tile: 'brewery-2' },
        'birmingham#1': { seat: 1, tile: 'cotton-2' },
      },
      markets: drained,
    };
    const lines = [
      'build worcester#1 cotton with worcester',
      'build stafford#1 manufacturer with stafford',
      'build burton#2 brewery with burton',
      'build birmingham#1 cotton with birmingham',
      'build birmingham#1 manufacturer with birmingham',
    ];
    expect(lines.map((line) => canal(setting).rule(line))).toEqual(lines.map(() => 'birmingham.overbuild.3'));
    // In the rail era the seat's tiles are also too old, but that is not the reason given.
    expect(lines.map((line) => rail(setting).rule(line))).toEqual(lines.map(() => 'birmingham.overbuild.3'));
    const equal = canal({
      players: [{ hand: ['worcester', 'worcester'] }],
      tiles: { 'worcester#1': { seat: 1, tile: 'cotton-1' } },
    });
    expect(equal.rule('build worcester#1 cotton with worcester')).toBe('birmingham.overbuild.3');
  });

  const mineOf = (setting: ConstructorParameters<typeof Scene>[0]) =>
    new Scene({
      round: 2,
      ...setting,
      players: [{ hand: ['dudley', 'dudley'], money: 40, mat: { 'coal-1': 0 } }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', flipped: true }, ...setting.tiles },
    });
  const overMine = 'build dudley#1 coal with dudley';

  it('birmingham.overbuild.4: another seat’s mine may be replaced once no coal is left anywhere', () => {
    const scene = mineOf({ seats: 2, markets: { coal: 0 } }).play(overMine);
    expect(scene.now.tiles['dudley#1']).toEqual({ seat: 0, tile: 'coal-2', flipped: false, cubes: 3 });
    expect(scene.now.markets['iron']).toBe(8);
  });

  it('birmingham.overbuild.4: one cube in the market protects it', () => {
    expect(mineOf({ seats: 2, markets: { coal: 1 } }).rule(overMine)).toBe('birmingham.overbuild.4');
  });

  it.each([0, 1, 2])('birmingham.overbuild.4: one cube on a mine of seat %i protects it', (seat) => {
    const tiles = { 'cannock#2': { seat, tile: seat === 0 ? 'coal-1' : 'coal-2', cubes: 1 } };
    expect(mineOf({ seats: 3, markets: { coal: 0 }, tiles }).rule(overMine)).toBe('birmingham.overbuild.4');
  });

  it('birmingham.overbuild.4: a cube on the mine itself protects it', () => {
    const tiles = { 'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 } };
    expect(mineOf({ seats: 2, markets: { coal: 0 }, tiles }).rule(overMine)).toBe('birmingham.overbuild.4');
  });

  const worksOf = (iron: number, tiles: ConstructorParameters<typeof Scene>[0]['tiles'] = {}) =>
    canal({
      players: [{ hand: ['birmingham', 'birmingham'], money: 40, mat: { 'iron-1': 0 } }],
      tiles: { 'birmingham#3': { seat: 1, tile: 'iron-1', flipped: true }, ...tiles },
      links: { 'birmingham-oxford': 1 },
      markets: { iron },
    });
  const overWorks = 'build birmingham#3 iron with birmingham';

  it('birmingham.overbuild.4: another seat’s iron works may be replaced once no iron is left, whatever coal there is', () => {
    const scene = worksOf(0).play(overWorks);
    // Four cubes go at once to the empty market: £5, £5, £4, £4.
    expect(scene.now.tiles['birmingham#3']).toEqual({ seat: 0, tile: 'iron-2', flipped: true, cubes: 0 });
    expect(scene.now.players[0].money).toBe(40 - 7 - 1 + 18);
  });

  it('birmingham.overbuild.4: iron in the market or on any works protects it', () => {
    expect(worksOf(1).rule(overWorks)).toBe('birmingham.overbuild.4');
    expect(worksOf(0, { 'dudley#2': { seat: 1, tile: 'iron-2', cubes: 1 } }).rule(overWorks)).toBe(
      'birmingham.overbuild.4',
    );
    expect(worksOf(0, { 'dudley#2': { seat: 0, tile: 'iron-1', cubes: 1 } }).rule(overWorks)).toBe(
      'birmingham.overbuild.4',
    );
  });

  it('birmingham.overbuild.4: an equal level does not replace another seat’s mine either', () => {
    const tiles = { 'dudley#1': { seat: 1, tile: 'coal-2', flipped: true } };
    expect(mineOf({ seats: 2, markets: { coal: 0 }, tiles }).rule(overMine)).toBe('birmingham.overbuild.1');
  });

  it('birmingham.overbuild.4: the seat may replace its own tile while there are cubes', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'] }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' }, 'cannock#2': { seat: 1, tile: 'coal-1' } },
    });
    expect(scene.allows(overMine)).toBe(true);
  });

  it('birmingham.overbuild.5: the replaced tile leaves the game and no longer scores', () => {
    const tiles = { 'dudley#1': { seat: 1, tile: 'coal-1', flipped: true } };
    const setting = { seats: 2, round: 10, markets: { coal: 0 }, tiles };
    const scored = (scene: Scene) =>
      scene
        .passUntil(({ era }) => era === 'rail')
        .told('tileScored')
        .map(({ seat, points }) => [seat, points]);
    expect(scored(mineOf(setting))).toEqual([[1, 1]]);
    const scene = mineOf(setting).play(overMine);
    expect(scene.now.players[1].mat['coal-1'] ?? 0).toBe(0);
    expect(scored(scene)).toEqual([]);
  });

  it('birmingham.overbuild.5: its owner keeps income and points', () => {
    const scene = canal({
      players: [
        { hand: ['dudley', 'dudley'], mat: { 'coal-1': 0 } },
        { income: 14, points: 9 },
      ],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    });
    scene.play(overMine);
    expect(scene.now.players[1]).toMatchObject({ income: 14, points: 9, money: 17 });
    const [gone] = scene.told('overbuilt');
    expect([gone.seat, scene.table.tiles[gone.tile].slug]).toEqual([1, 'coal-1']);
  });

  it('birmingham.overbuild.6: in the canal era a seat may replace its own tile within the limit', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'dudley'] }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1', flipped: true } },
    });
    expect(scene.legal('build')).toEqual([overMine]);
  });

  it('birmingham.overbuild.6: a seat may replace another’s tile next to its own, but not in the canal era', () => {
    const setting = {
      players: [{ hand: ['dudley', 'dudley'], mat: { 'coal-1': 0, 'coal-2': 0 } }],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-2', flipped: true },
        'dudley#2': { seat: 0, tile: 'iron-2', flipped: true },
      },
      markets: { coal: 0 },
    };
    expect(canal(setting).rule(overMine)).toBe('birmingham.overbuild.6');
    expect(rail(setting).play(overMine).now.tiles['dudley#1']).toMatchObject({ seat: 0, tile: 'coal-3' });
  });

  it('birmingham.overbuild.7: a tile on a shared site may be replaced although a single-industry site is free', () => {
    const setting = {
      players: [{ hand: ['coal', 'coal'], mat: { 'coal-1': 0, 'coal-2': 0 } }],
      tiles: { 'cannock#1': { seat: 0, tile: 'coal-2' } },
    };
    expect(canal(setting).legal('build')).toEqual(['build cannock#1 coal with coal']);
    const both = ['build cannock#1 coal with coal', 'build cannock#2 coal with coal'];
    expect(rail(setting).legal('build').toSorted()).toEqual(both);
  });

  it('birmingham.overbuild.7: a seat need not overbuild a single-industry site while another site is free', () => {
    const scene = rail({
      players: [{ hand: ['coal', 'coal'], mat: { 'coal-1': 0, 'coal-2': 0 } }],
      tiles: { 'cannock#2': { seat: 0, tile: 'coal-2' } },
    });
    const both = ['build cannock#1 coal with coal', 'build cannock#2 coal with coal'];
    expect(scene.legal('build').toSorted()).toEqual(both);
  });
});
