import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { cotton2, cotton3, flips, mat } from './wayHelp.ts';

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);
const prices = [4, 3, 3, 2, 2, 1, 1];

const blue = { hand: { blue: 4 }, money: 50 };
const yellow = { hand: { yellow: 4 }, money: 50 };
const purple = { hand: { purple: 4 }, money: 50 };
const light = { hand: { 'light-green': 4 }, money: 50 };
const port = { seat: 1, tile: 'port-1' } as const;

/** A mill in Hamburg, beside a port of another seat. */
const hamburg = (level: 2 | 3, setting: Setting = {}): Scene =>
  germany({
    players: [{ ...blue, mat: level === 2 ? cotton2 : cotton3 }],
    tiles: { 'hamburg#1': port },
    ...setting,
  });
const mill = 'build hamburg#3 cotton with blue';

/** A new mine at Danzig's end of the line to Poland, and what the coal track holds. */
const poland = (coal: number, level: 1 | 2 | 3 = 1, setting: Setting = {}): Scene =>
  germany({
    players: [{ ...light, mat: mat(...['coal-1', 'coal-2'].slice(0, level - 1)) }],
    tiles: { 'danzig#1': port },
    links: { 'danzig-poland': 1 },
    markets: { coal },
    ...setting,
  });
const mine = 'build poland#1 coal with light-green';

/** A new iron works beside a port. */
const works = (iron: number): Scene =>
  germany({ players: [blue], tiles: { 'hamburg#1': port }, markets: { iron } }).play('build hamburg#3 iron with blue');

describe('buying', () => {
  it.each(upTo(6))('age-of-industry.demand.1: the price of coal with %i cubes on the track', (coal) => {
    const scene = hamburg(2, { markets: { coal } }).play(mill);
    expect(sources(scene, 'coal')).toEqual([`$${prices[coal]}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 50 - 6 - prices[coal], spent: 6 + prices[coal] });
    expect(scene.now.markets).toEqual({ coal: Math.max(0, coal - 1), iron: 6 });
  });

  it.each(upTo(6))('age-of-industry.demand.1: the price of iron with %i cubes on the track', (iron) => {
    const scene = hamburg(3, { markets: { iron } }).play(mill);
    expect(sources(scene, 'iron')).toEqual([`$${prices[iron]}`]);
    expect(scene.now.players[0]).toMatchObject({ money: 50 - 12 - 1 - prices[iron], spent: 13 + prices[iron] });
    expect(scene.now.markets).toEqual({ coal: 5, iron: Math.max(0, iron - 1) });
  });

  it('age-of-industry.demand.1: there are six spaces on each track', () => {
    expect(() => germany({ markets: { coal: 7 } })).toThrow('markets.coal');
    expect(() => germany({ markets: { iron: 7 } })).toThrow('markets.iron');
  });

  it('age-of-industry.demand.2: nothing can be bought without a port or distant port', () => {
    expect(hamburg(2, { tiles: {} }).refuse(mill)).toMatchObject({
      reason: 'coalOutOfReach',
      rule: 'age-of-industry.turn.5',
    });
    expect(hamburg(2, { tiles: { 'kiel#1': port } }).rule(mill)).toBe('age-of-industry.turn.5');
  });

  it.each([
    ['an own', 0, false],
    ['an own flipped', 0, true],
    ['another seat’s', 2, false],
    ['another seat’s flipped', 2, true],
  ])('age-of-industry.demand.2: %s port gives access, in the place itself and over rails', (_, seat, flipped) => {
    const tile = { seat, tile: 'port-1', flipped };
    expect(sources(hamburg(2, { tiles: { 'hamburg#2': tile } }).play(mill), 'coal')).toEqual(['$1']);
    const far = hamburg(2, { tiles: { 'danzig#1': tile }, links: { 'stettin-danzig': 2, 'hamburg-stettin': 1 } });
    expect(sources(far.play(mill), 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.demand.2: a rail of the green seat to France gives access to everybody joined to it (example, page 9)', () => {
    const orange = (links: Record<string, number>): Scene =>
      germany({ players: [{ hand: ['orange', 'orange'], money: 50, mat: cotton3 }], links });
    const green = { 'mannheim-france': 2 };
    const scene = orange(green);
    expect(scene.rule('build frankfurt#1 cotton with orange')).toBe('age-of-industry.turn.5');
    scene.play('build mannheim#2 cotton with orange');
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['$1', '$1']);
    const joined = orange({ ...green, 'frankfurt-mannheim': 1 }).play('build frankfurt#1 cotton with orange');
    expect([...sources(joined, 'coal'), ...sources(joined, 'iron')]).toEqual(['$1', '$1']);
  });

  it.each([
    ['bohemia', 'yellow', 'chemnitz#2', 'chemnitz-bohemia'],
    ['france', 'orange', 'stuttgart#1', 'stuttgart-france'],
    ['netherlands', 'purple', 'dusseldorf#1', 'netherlands-dusseldorf'],
  ])('age-of-industry.demand.2: the distant port of %s gives access', (_, colour, site, line) => {
    const setting = { players: [{ hand: { [colour]: 3 }, money: 50, mat: cotton2 }] };
    const build = `build ${site} cotton with ${colour}`;
    expect(germany(setting).rule(build)).toBe('age-of-industry.turn.5');
    expect(sources(germany({ ...setting, links: { [line]: 1 } }).play(build), 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.demand.2: Canada gives access too', () => {
    const setting = { players: [{ ...light, mat: cotton2 }] };
    const build = 'build lewiston#1 cotton with light-green';
    expect(newEngland(setting).rule(build)).toBe('age-of-industry.turn.5');
    expect(sources(newEngland({ ...setting, links: { 'lewiston-canada': 1 } }).play(build), 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.demand.2: being in the place of the distant port is enough', () => {
    const scene = germany({
      players: [{ hand: { brown: 2 }, money: 50, mat: mat('coal-1', 'coal-2') }],
    }).play('build bohemia#1 coal with brown');
    expect(sources(scene, 'iron')).toEqual(['$1']);
  });

  it('age-of-industry.demand.2: a market gives no access', () => {
    const berlin = 'build berlin#1 cotton with yellow';
    expect(germany({ players: [{ ...yellow, mat: cotton2 }], links: { 'berlin-poland': 0 } }).rule(berlin)).toBe(
      'age-of-industry.turn.5',
    );
    const albany = newEngland({
      players: [{ hand: { brown: 2 }, money: 50, mat: cotton2 }],
      links: { 'albany-the-west': 0 },
    });
    expect(albany.rule('build albany#1 cotton with brown')).toBe('age-of-industry.turn.5');
  });

  it('age-of-industry.demand.3: a joined source, however far, closes the track', () => {
    const scene = hamburg(2, {
      tiles: { 'hamburg#1': port, 'bohemia#1': { seat: 1, tile: 'coal-1' } },
      links: { 'hamburg-berlin': 1, 'berlin-breslau': 1, 'breslau-bohemia': 1 },
    }).play(mill);
    expect(sources(scene, 'coal')).toEqual(['bohemia#1']);
    expect(scene.now.players[0].money).toBe(50 - 6);
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('age-of-industry.demand.3: the track is refused when the seat chooses among several sources', () => {
    const scene = hamburg(2, {
      tiles: {
        'hamburg#1': port,
        'poland#1': { seat: 1, tile: 'coal-1' },
        'dortmund#1': { seat: 2, tile: 'coal-1' },
      },
      links: { 'hamburg-berlin': 1, 'berlin-poland': 1, 'hamburg-bremen': 1, 'bremen-dortmund': 1 },
    }).play(mill);
    expect(scene.legal().toSorted()).toEqual(['coal dortmund#1', 'coal poland#1']);
    expect(scene.rule('buy')).toBe('age-of-industry.demand.3');
  });

  it('age-of-industry.demand.3: joined import coal closes it as well', () => {
    const boston = (cubes: number): string[] =>
      sources(
        newEngland({
          players: [{ ...purple, mat: cotton2 }],
          tiles: { 'boston#1': port, 'massachusetts-bay#1': { seat: 1, tile: 'ship-3', cubes } },
        }).play('build boston#3 cotton with purple'),
        'coal',
      );
    expect(boston(1)).toEqual(['massachusetts-bay#1']);
    expect(boston(0)).toEqual(['$1']);
  });

  it('age-of-industry.demand.3: cubes elsewhere and empty tiles do not prevent buying', () => {
    const scene = hamburg(3, {
      tiles: {
        'hamburg#1': port,
        'poland#1': { seat: 0, tile: 'coal-1' },
        'hanover#1': { seat: 1, tile: 'iron-1', flipped: true },
        'berlin#1': { seat: 0, tile: 'iron-1' },
      },
      links: { 'hamburg-hanover': 1 },
    }).play(mill);
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['$1', '$1']);
  });

  it('age-of-industry.demand.3: joined coal does not close the iron track', () => {
    const scene = hamburg(3, {
      tiles: { 'hamburg#1': port, 'dortmund#1': { seat: 1, tile: 'coal-1' } },
      links: { 'hamburg-bremen': 1, 'bremen-dortmund': 1 },
    }).play(mill);
    expect(sources(scene, 'coal')).toEqual(['dortmund#1']);
    expect(sources(scene, 'iron')).toEqual(['$1']);
  });

  it.each([
    [6, ['$1', '$1']],
    [5, ['$1', '$2']],
    [3, ['$2', '$3']],
    [1, ['$3', '$4']],
  ])('age-of-industry.demand.4: two cubes are bought, each time the cheapest of %i left', (coal, paid) => {
    const scene = hamburg(2, { markets: { coal } }).play(mill, 'build hamburg#4 cotton with blue');
    expect(sources(scene, 'coal')).toEqual(paid);
    expect(scene.now.markets['coal']).toBe(Math.max(0, coal - 2));
  });

  it('age-of-industry.demand.5: from an empty track any number of cubes costs $4 each', () => {
    const scene = hamburg(3, { markets: { coal: 0, iron: 0 } }).play(mill, 'build hamburg#4 cotton with blue');
    expect(sources(scene, 'coal')).toEqual(['$4', '$4']);
    expect(sources(scene, 'iron')).toEqual(['$4', '$4']);
    expect(scene.now.markets).toEqual({ coal: 0, iron: 0 });
    expect(scene.now.players[0].spent).toBe(2 * (12 + 4 + 4));
  });

  it('age-of-industry.demand.5: access is still needed, and joined sources come first', () => {
    const markets = { coal: 0, iron: 0 };
    expect(hamburg(2, { markets, tiles: {} }).rule(mill)).toBe('age-of-industry.turn.5');
    const scene = hamburg(2, {
      markets,
      tiles: { 'hamburg#1': port, 'dortmund#1': { seat: 1, tile: 'coal-1' } },
      links: { 'hamburg-bremen': 1, 'bremen-dortmund': 1 },
    });
    expect(sources(scene.play(mill), 'coal')).toEqual(['dortmund#1']);
  });

  it('age-of-industry.demand.5: nothing is sold at $4', () => {
    const full = poland(6).play(mine);
    expect(full.told('marketed')).toEqual([]);
    expect(full.now.tiles['poland#1'].cubes).toBe(3);
    expect(poland(5).play(mine).told('marketed')).toMatchObject([{ count: 1, money: 1 }]);
    const empty = poland(0, 3).play(mine);
    expect(empty.told('marketed')).toMatchObject([{ count: 5, money: 3 + 3 + 2 + 2 + 1 }]);
  });

  it('age-of-industry.demand.6: a port gives access for its own build', () => {
    const coal = germany({ players: [{ ...blue, mat: mat('port-1') }] }).play('build kiel#1 port with blue');
    expect(sources(coal, 'coal')).toEqual(['$1']);
    expect(coal.now.players[0].money).toBe(50 - 5 - 1);
    const both = germany({ players: [{ ...blue, mat: mat('port-1', 'port-2') }] }).play('build kiel#1 port with blue');
    expect([...sources(both, 'coal'), ...sources(both, 'iron')]).toEqual(['$1', '$1']);
    expect(both.now.players[0].money).toBe(50 - 8 - 2);
  });

  it('age-of-industry.demand.6: coal that is joined to it still comes first', () => {
    const scene = germany({
      players: [{ ...light, mat: mat('port-1') }],
      tiles: { 'poland#1': { seat: 1, tile: 'coal-1' } },
      links: { 'konigsberg-poland': 1 },
    }).play('build konigsberg#1 port with light-green');
    expect(sources(scene, 'coal')).toEqual(['poland#1']);
  });
});

describe('selling to the tracks', () => {
  it('age-of-industry.demand.7: a new mine with access sells as many cubes as fit, automatically', () => {
    const scene = poland(4).play(mine);
    expect(scene.now.markets['coal']).toBe(6);
    expect(scene.now.tiles['poland#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('age-of-industry.demand.7: a new iron works does the same on its own track', () => {
    const scene = works(4);
    expect(scene.now.markets).toEqual({ coal: 6, iron: 6 });
    expect(scene.now.tiles['hamburg#3']).toMatchObject({ cubes: 1, flipped: false });
  });

  it('age-of-industry.demand.7: a distant port or a flipped port gives access', () => {
    const bohemia = germany({ players: [{ hand: { brown: 2 }, money: 50 }], markets: { coal: 5 } });
    expect(bohemia.play('build bohemia#1 coal with brown').now.tiles['bohemia#1'].cubes).toBe(2);
    const flipped = poland(5, 1, { tiles: { 'danzig#1': { ...port, flipped: true } } });
    expect(flipped.play(mine).now.tiles['poland#1'].cubes).toBe(2);
  });

  it('age-of-industry.demand.7: a mine that sells all its cubes flips', () => {
    const scene = poland(2).play(mine);
    expect(scene.now.markets['coal']).toBe(5);
    expect(scene.now.tiles['poland#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(flips(scene)).toEqual([['poland#1', 0, 4]]);
  });

  it('age-of-industry.demand.7: a mine that replaces another sells too', () => {
    const scene = poland(3, 2, {
      tiles: { 'danzig#1': port, 'poland#1': { seat: 0, tile: 'coal-1', flipped: true } },
    }).play(mine);
    expect(scene.now.markets['coal']).toBe(6);
    expect(scene.now.tiles['poland#1']).toMatchObject({ tile: 'coal-2', cubes: 1 });
  });

  it('age-of-industry.demand.8: three of four cubes fill the coal track for $4 (example, page 9)', () => {
    const scene = poland(3, 2).play(mine);
    expect(scene.now.markets['coal']).toBe(6);
    expect(scene.now.tiles['poland#1']).toMatchObject({ tile: 'coal-2', cubes: 1 });
    expect(scene.now.players.map(({ money }) => money)).toEqual([50 - 2 + 4, 0, 0]);
    expect(scene.now.players[0].spent).toBe(2);
  });

  it.each([
    [0, 3, 3 + 3 + 2],
    [1, 3, 3 + 2 + 2],
    [2, 3, 2 + 2 + 1],
    [3, 3, 2 + 1 + 1],
    [4, 2, 1 + 1],
    [5, 1, 1],
  ])(
    'age-of-industry.demand.8: with %i cubes on the track the most expensive free spaces are filled first',
    (cubes, count, money) => {
      expect(poland(cubes).play(mine).told('marketed')).toMatchObject([{ seat: 0, count, money }]);
      expect(works(cubes).told('marketed')).toMatchObject([{ seat: 0, count, money }]);
    },
  );

  it('age-of-industry.demand.8: the builder is paid, not the owner of the port', () => {
    const scene = poland(5).play(mine);
    expect(scene.now.players.map(({ money }) => money)).toEqual([50 - 1 + 1, 0, 0]);
  });

  it('age-of-industry.demand.9: nothing is sold without access', () => {
    const scene = poland(0, 1, { links: {} }).play(mine);
    expect(scene.now.markets['coal']).toBe(0);
    expect(scene.now.tiles['poland#1'].cubes).toBe(3);
    expect(scene.now.players[0].money).toBe(50 - 1);
  });

  it('age-of-industry.demand.9: a later rail or port sells nothing', () => {
    const rail = poland(0, 1, { links: {} }).play(mine, 'network danzig-poland');
    expect(rail.now.links).toEqual({ 'danzig-poland': 0 });
    expect([rail.now.markets['coal'], rail.now.tiles['poland#1'].cubes]).toEqual([0, 3]);

    const harbour = poland(0, 1, { tiles: {} }).play(mine, 'build danzig#1 port with light-green');
    expect([harbour.now.markets['coal'], harbour.now.tiles['poland#1'].cubes]).toEqual([0, 3]);
  });

  it('age-of-industry.demand.9: cubes that did not fit stay when spaces become free', () => {
    const scene = germany({
      players: [{ hand: { 'light-green': 2, blue: 2 }, money: 50, mat: cotton2 }],
      tiles: { 'danzig#1': port, 'hamburg#1': port },
      links: { 'danzig-poland': 1 },
      markets: { coal: 5 },
    }).play(mine, mill);
    expect(sources(scene, 'coal')).toEqual(['$1']);
    expect(scene.now.markets['coal']).toBe(5);
    expect(scene.now.tiles['poland#1'].cubes).toBe(2);
  });
});
