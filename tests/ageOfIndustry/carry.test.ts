import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { cotton2, cotton3, flips, mat } from './wayHelp.ts';

const yellow = { hand: ['yellow', 'yellow'], money: 50 };
const berlin = 'build berlin#1 cotton with yellow';
/** Cotton mill 2 in Berlin, which needs 1 coal. */
const millInBerlin = (setting: Setting): Scene => germany({ players: [{ ...yellow, mat: cotton2 }], ...setting });

/** Goods factory 3 in Regensburg, whose coal and iron are in the example on page 9. */
const regensburg = (tiles: Setting['tiles'] = {}): Scene =>
  germany({
    players: [{ hand: ['brown', 'brown'], money: 50, mat: mat() }],
    tiles: {
      'mannheim#1': { seat: 0, tile: 'coal-1' },
      'bohemia#1': { seat: 1, tile: 'coal-1', cubes: 1 },
      'munich#1': { seat: 0, tile: 'iron-1', cubes: 1 },
      'augsburg#1': { seat: 1, tile: 'iron-1' },
      ...tiles,
    },
    links: {
      'regensburg-bohemia': 1,
      'munich-regensburg': 0,
      'augsburg-regensburg': 1,
      'stuttgart-augsburg': 0,
      'mannheim-stuttgart': 0,
    },
  });
const factory = 'build regensburg#1 goods with brown';

describe('sources and ways', () => {
  it('age-of-industry.carry.1: coal from the yellow mine in Poland reaches Magdeburg (example, page 8)', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'], money: 50, mat: cotton2 }],
      tiles: { 'poland#1': { seat: 1, tile: 'coal-1' }, 'kiel#1': { seat: 0, tile: 'port-1' } },
      links: { 'berlin-poland': 1, 'berlin-magdeburg': 0 },
    });
    scene.play('build magdeburg#1 cotton with cotton');
    expect(sources(scene, 'coal')).toEqual(['poland#1']);
    expect(scene.now.tiles['poland#1'].cubes).toBe(2);
    expect(scene.now.players.map(({ money }) => money)).toEqual([50 - 6, 0, 0]);
    expect(scene.now.players[0].spent).toBe(6);
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('age-of-industry.carry.1: iron is free too, and must be joined as well', () => {
    const withLinks = (links: Record<string, number>): Scene =>
      germany({
        players: [{ ...yellow, mat: cotton3 }],
        tiles: { 'poland#1': { seat: 1, tile: 'coal-1' }, 'leipzig#1': { seat: 2, tile: 'iron-1' } },
        links,
      });
    const scene = withLinks({ 'berlin-poland': 1, 'berlin-leipzig': 2 }).play(berlin);
    expect(sources(scene, 'iron')).toEqual(['leipzig#1']);
    expect(scene.now.players[0].money).toBe(50 - 12);
    expect(withLinks({ 'berlin-poland': 1 }).refuse(berlin)).toMatchObject({
      reason: 'ironOutOfReach',
      rule: 'age-of-industry.turn.5',
    });
  });

  it('age-of-industry.carry.1: coal also comes from imports, whoever owns the ship', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], money: 50, mat: cotton2 }],
      tiles: { 'boston#1': { seat: 1, tile: 'port-1' }, 'massachusetts-bay#1': { seat: 2, tile: 'ship-3' } },
    });
    scene.play('build boston#3 cotton with purple');
    expect(sources(scene, 'coal')).toEqual(['massachusetts-bay#1']);
    expect(scene.now.tiles['massachusetts-bay#1'].cubes).toBe(2);
    expect(scene.now.players[0].money).toBe(50 - 6);
  });

  it('age-of-industry.carry.1: a source that is empty or not joined cannot be chosen', () => {
    const scene = regensburg({
      'berlin#1': { seat: 0, tile: 'iron-1' },
      'stuttgart#1': { seat: 1, tile: 'iron-1', flipped: true },
    }).play(factory);
    expect(scene.rule('iron berlin#1')).toBe('age-of-industry.carry.1');
    expect(scene.rule('iron stuttgart#1')).toBe('age-of-industry.carry.1');
    expect(scene.rule('iron bohemia#1')).toBe('age-of-industry.carry.1');
  });

  it('age-of-industry.carry.2: one missing rail breaks the way', () => {
    const tiles = { 'dortmund#1': { seat: 0, tile: 'coal-1' } };
    const whole = { 'hanover-dortmund': 0, 'magdeburg-hanover': 1, 'berlin-magdeburg': 2 };
    expect(sources(millInBerlin({ tiles, links: whole }).play(berlin), 'coal')).toEqual(['dortmund#1']);
    for (const missing of Object.keys(whole)) {
      const links = Object.fromEntries(Object.entries(whole).filter(([line]) => line !== missing));
      expect(millInBerlin({ tiles, links }).rule(berlin)).toBe('age-of-industry.turn.5');
    }
  });

  it('age-of-industry.carry.2: a way may consist of other seats’ rails only', () => {
    const scene = millInBerlin({
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
      links: { 'leipzig-chemnitz': 1, 'berlin-leipzig': 2 },
    });
    expect(sources(scene.play(berlin), 'coal')).toEqual(['chemnitz#1']);
  });

  it('age-of-industry.carry.2: a way may mix rails and sea lanes', () => {
    const scene = newEngland({
      players: [{ hand: ['brown', 'brown'], money: 50, mat: cotton2 }],
      tiles: { 'boston#1': { seat: 1, tile: 'port-1' }, 'massachusetts-bay#1': { seat: 1, tile: 'ship-3' } },
      links: { 'worcester-boston': 2, 'springfield-worcester': 0 },
    });
    scene.play('build springfield#1 cotton with brown');
    expect(sources(scene, 'coal')).toEqual(['massachusetts-bay#1']);
  });
});

describe('the nearest source', () => {
  it('age-of-industry.carry.3: the shortest way counts, whoever owns the rails', () => {
    const scene = millInBerlin({
      // Dortmund is three rails away, Chemnitz two; Poland two through Breslau and one directly.
      tiles: {
        'dortmund#1': { seat: 0, tile: 'coal-1' },
        'chemnitz#1': { seat: 0, tile: 'coal-1' },
        'poland#1': { seat: 1, tile: 'coal-1' },
      },
      links: {
        'hanover-dortmund': 0,
        'magdeburg-hanover': 0,
        'berlin-magdeburg': 0,
        'leipzig-chemnitz': 0,
        'berlin-leipzig': 0,
        'berlin-breslau': 0,
        'breslau-poland': 0,
        'berlin-poland': 2,
      },
    });
    expect(sources(scene.play(berlin), 'coal')).toEqual(['poland#1']);
  });

  it('age-of-industry.carry.3: all sites of a place are joined at length 0', () => {
    const scene = germany({
      players: [{ hand: ['orange', 'orange'], money: 50, mat: cotton2 }],
      tiles: { 'mannheim#1': { seat: 1, tile: 'coal-1' } },
    });
    scene.play('build mannheim#2 cotton with orange');
    expect(sources(scene, 'coal')).toEqual(['mannheim#1']);
  });

  const between = { 'pennsylvania-new-york': 0, 'new-york-new-haven': 0 };
  /** A mill in New Haven or Hartford; coal is in Pennsylvania and on the import behind the port of New Haven. */
  const orange = (links: Record<string, number>): Scene =>
    newEngland({
      players: [{ hand: ['orange', 'orange'], money: 50, mat: cotton2 }],
      tiles: {
        'new-haven#1': { seat: 1, tile: 'port-1' },
        'long-island-sound#1': { seat: 1, tile: 'ship-3' },
        'pennsylvania#1': { seat: 2, tile: 'coal-1' },
      },
      links,
    });

  it('age-of-industry.carry.3: two sea lanes are as long as two rails', () => {
    const scene = orange(between).play('build new-haven#2 cotton with orange');
    expect(scene.legal().toSorted()).toEqual(['coal long-island-sound#1', 'coal pennsylvania#1']);
  });

  it('age-of-industry.carry.3: one rail and two sea lanes are as long as three rails', () => {
    const longer = { 'hartford-springfield': 0, 'springfield-albany': 0, 'pennsylvania-albany': 0 };
    const scene = orange({ 'new-haven-hartford': 0, ...longer }).play('build hartford#1 cotton with orange');
    expect(scene.legal().toSorted()).toEqual(['coal long-island-sound#1', 'coal pennsylvania#1']);
  });

  it('age-of-industry.carry.3: one rail is shorter than two sea lanes', () => {
    const scene = newEngland({
      players: [{ hand: ['blue', 'blue'], money: 50, mat: cotton2 }],
      tiles: {
        'new-york#1': { seat: 1, tile: 'port-1' },
        'new-york-bay#1': { seat: 0, tile: 'ship-3' },
        'pennsylvania#1': { seat: 1, tile: 'coal-1' },
      },
      links: { 'pennsylvania-new-york': 1 },
    });
    expect(sources(scene.play('build new-york#3 cotton with blue'), 'coal')).toEqual(['pennsylvania#1']);
  });

  it('age-of-industry.carry.4: yellow’s coal in Bohemia is nearer than the seat’s own in Mannheim (example, page 9)', () => {
    const scene = regensburg();
    expect(scene.rule('build munich#2 goods with brown')).toBe('age-of-industry.place.5');
    scene.play(factory);
    expect(sources(scene, 'coal')).toEqual(['bohemia#1']);
    expect(scene.legal().toSorted()).toEqual(['iron augsburg#1', 'iron munich#1']);
    scene.play('iron munich#1');
    expect(flips(scene)).toEqual([
      ['bohemia#1', 1, 4],
      ['munich#1', 0, 5],
    ]);
    expect(scene.now.players.map(({ money }) => money)).toEqual([50 - 8 + 5, 4, 0]);
    expect(scene.now.tiles['mannheim#1'].cubes).toBe(3);
  });

  it('age-of-industry.carry.4: a more distant source is refused', () => {
    const scene = regensburg({ 'stuttgart#1': { seat: 0, tile: 'iron-1' } }).play(factory);
    expect(scene.rule('iron stuttgart#1')).toBe('age-of-industry.carry.4');
    const coal = germany({
      players: [{ ...yellow, mat: cotton2 }],
      tiles: {
        'chemnitz#1': { seat: 0, tile: 'coal-1' },
        'poland#1': { seat: 1, tile: 'coal-1' },
        'bohemia#1': { seat: 0, tile: 'coal-1' },
      },
      links: {
        'leipzig-chemnitz': 0,
        'berlin-leipzig': 0,
        'berlin-breslau': 0,
        'breslau-poland': 0,
        'chemnitz-bohemia': 0,
      },
    }).play(berlin);
    expect(coal.legal().toSorted()).toEqual(['coal chemnitz#1', 'coal poland#1']);
    expect(coal.refuse('coal bohemia#1')).toMatchObject({ reason: 'mineNotNearest', rule: 'age-of-industry.carry.4' });
  });

  it('age-of-industry.carry.4: a source in the place itself comes before all others', () => {
    const scene = germany({
      players: [{ ...yellow, mat: cotton3 }],
      tiles: {
        'chemnitz#1': { seat: 1, tile: 'coal-1' },
        'bohemia#1': { seat: 0, tile: 'coal-1' },
        'leipzig#1': { seat: 0, tile: 'iron-1' },
      },
      links: { 'chemnitz-bohemia': 0, 'leipzig-chemnitz': 0 },
    });
    scene.play('build chemnitz#2 cotton with yellow');
    expect(sources(scene, 'coal')).toEqual(['chemnitz#1']);
    expect(sources(scene, 'iron')).toEqual(['leipzig#1']);
  });

  it('age-of-industry.carry.4: an empty mine on the way is passed over', () => {
    const scene = millInBerlin({
      tiles: { 'poland#1': { seat: 1, tile: 'coal-1', flipped: true }, 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
      links: { 'berlin-poland': 0, 'berlin-leipzig': 0, 'leipzig-chemnitz': 0 },
    });
    expect(sources(scene.play(berlin), 'coal')).toEqual(['chemnitz#1']);
  });

  it('age-of-industry.carry.5: the acting seat chooses among equally near sources', () => {
    for (const site of ['munich#1', 'augsburg#1']) {
      const scene = regensburg().play(factory);
      expect(scene.pending).toEqual({ awaits: 'iron', seat: 0 });
      expect(sources(scene.play(`iron ${site}`), 'iron')).toEqual([site]);
    }
  });

  it('age-of-industry.carry.5: two mines of one place are equally near', () => {
    const scene = germany({
      players: [{ hand: ['purple', 'purple'], money: 50, mat: cotton2 }],
      tiles: { 'dortmund#1': { seat: 1, tile: 'coal-1' }, 'dortmund#2': { seat: 2, tile: 'coal-2' } },
      links: { 'dortmund-dusseldorf': 1 },
    }).play('build dusseldorf#1 cotton with purple');
    expect(scene.legal().toSorted()).toEqual(['coal dortmund#1', 'coal dortmund#2']);
  });

  it('age-of-industry.carry.5: coal and iron for one build are chosen one after the other', () => {
    const scene = regensburg({ 'bohemia#1': { seat: 1, tile: 'coal-1', flipped: true } });
    scene.play(factory);
    expect(sources(scene, 'coal')).toEqual(['mannheim#1']);

    const both = germany({
      players: [{ hand: ['purple', 'purple'], money: 50, mat: cotton3 }],
      tiles: {
        'dortmund#1': { seat: 1, tile: 'coal-1' },
        'dortmund#2': { seat: 2, tile: 'coal-1' },
        'cologne#1': { seat: 1, tile: 'iron-1' },
        'cologne#2': { seat: 2, tile: 'iron-1' },
      },
      links: { 'dortmund-dusseldorf': 1, 'dusseldorf-cologne': 1 },
    }).play('build dusseldorf#1 cotton with purple', 'coal dortmund#2', 'iron cologne#1');
    expect([...sources(both, 'coal'), ...sources(both, 'iron')]).toEqual(['dortmund#2', 'cologne#1']);
  });

  it('age-of-industry.carry.5: once a source is empty, the next nearest is used', () => {
    const scene = millInBerlin({
      tiles: {
        'poland#1': { seat: 1, tile: 'coal-1', cubes: 1 },
        'chemnitz#1': { seat: 1, tile: 'coal-1' },
        'dortmund#1': { seat: 2, tile: 'coal-1' },
      },
      links: {
        'berlin-poland': 0,
        'berlin-leipzig': 0,
        'leipzig-chemnitz': 0,
        'hanover-dortmund': 0,
        'magdeburg-hanover': 0,
        'berlin-magdeburg': 0,
      },
    });
    scene.play(berlin, 'build berlin#2 cotton with yellow');
    expect(sources(scene, 'coal')).toEqual(['poland#1', 'chemnitz#1']);
  });
});

describe('sea lanes', () => {
  const ship = { 'gulf-of-maine#1': { seat: 1, tile: 'ship-3' } } as const;
  const portland = (setting: Setting): Scene =>
    newEngland({ players: [{ hand: ['light-green', 'light-green'], money: 50, mat: cotton2 }], ...setting });
  const mill = 'build portland#2 cotton with light-green';

  it('age-of-industry.carry.6: a sea lane carries goods only to a place with a port', () => {
    const tiles = { ...ship, 'portsmouth#1': { seat: 2, tile: 'port-1' } } as const;
    expect(portland({ tiles }).rule(mill)).toBe('age-of-industry.turn.5');
    const withPort = portland({ tiles: { ...tiles, 'portland#1': { seat: 2, tile: 'port-1' } } });
    expect(sources(withPort.play(mill), 'coal')).toEqual(['gulf-of-maine#1']);
  });

  it.each([
    ['an own', 0, false],
    ['an own flipped', 0, true],
    ['another seat’s', 2, false],
    ['another seat’s flipped', 2, true],
  ])('age-of-industry.carry.6: %s port opens the sea lane', (_, seat, flipped) => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], money: 50, mat: cotton2 }],
      tiles: { 'boston#1': { seat, tile: 'port-1', flipped }, 'massachusetts-bay#1': { seat: 1, tile: 'ship-3' } },
    });
    scene.play('build boston#4 cotton with purple');
    expect(sources(scene, 'coal')).toEqual(['massachusetts-bay#1']);
  });

  it('age-of-industry.carry.6: another tile in the place does not open the lane', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], money: 50, mat: cotton2 }],
      tiles: { 'boston#3': { seat: 1, tile: 'cotton-1' }, 'massachusetts-bay#1': { seat: 1, tile: 'ship-3' } },
    });
    expect(scene.rule('build boston#4 cotton with purple')).toBe('age-of-industry.turn.5');
  });

  it('age-of-industry.carry.6: without a port coal lands elsewhere and continues by rail', () => {
    const scene = portland({
      tiles: { ...ship, 'portsmouth#1': { seat: 2, tile: 'port-1' } },
      links: { 'portsmouth-portland': 2 },
    });
    expect(sources(scene.play(mill), 'coal')).toEqual(['gulf-of-maine#1']);
  });

  it('age-of-industry.carry.6: iron for a ship comes only through a place with a port', () => {
    const withPorts = (...sites: string[]): Scene =>
      newEngland({
        players: [{ hand: ['light-green', 'light-green'], money: 50, mat: mat() }],
        tiles: {
          ...Object.fromEntries(sites.map((site) => [site, { seat: 1, tile: 'port-1' }])),
          'lawrence#1': { seat: 2, tile: 'iron-1' },
        },
        links: { 'lawrence-portsmouth': 2 },
      }).play('build gulf-of-maine#1 ship with light-green');
    expect(sources(withPorts('portland#1'), 'iron')).toEqual(['$1']);
    expect(sources(withPorts('portsmouth#1'), 'iron')).toEqual(['lawrence#1']);
    expect(sources(withPorts('portland#1', 'portsmouth#1'), 'iron')).toEqual(['lawrence#1']);
  });

  /** Iron from Providence to Fall River, through Nantucket Sound and New Bedford. */
  const overNantucket = (tiles: Setting['tiles']): Scene =>
    newEngland({
      players: [{ hand: ['yellow', 'yellow'], money: 50, mat: cotton3 }],
      tiles: {
        'providence#1': { seat: 1, tile: 'port-1' },
        'providence#2': { seat: 2, tile: 'iron-1' },
        'new-bedford#1': { seat: 1, tile: 'port-1' },
        ...tiles,
      },
      links: { 'fall-river-new-bedford': 1 },
    }).play('build fall-river#1 cotton with yellow');

  it('age-of-industry.carry.7: nothing passes a ship site without a ship', () => {
    expect(sources(overNantucket({}), 'iron')).toEqual(['$1']);
  });

  it.each([
    ['an own', 0, false],
    ['another seat’s', 2, false],
    ['a flipped', 1, true],
  ])('age-of-industry.carry.7: %s ship lets iron pass', (_, seat, flipped) => {
    const scene = overNantucket({ 'nantucket-sound#1': { seat, tile: 'ship-3', flipped } });
    expect(sources(scene, 'iron')).toEqual(['providence#2']);
  });

  it('age-of-industry.carry.7: a ship at another site does not help', () => {
    const scene = overNantucket({
      'boston#1': { seat: 1, tile: 'port-2' },
      'massachusetts-bay#1': { seat: 1, tile: 'ship-3' },
    });
    expect(sources(scene, 'iron')).toEqual(['$1']);
  });

  /** Port 3 in New Bedford needs 1 iron; the new port opens the second sea lane itself. */
  const newBedford = (tiles: Setting['tiles'], links: Record<string, number> = {}): Scene =>
    newEngland({
      players: [{ hand: ['yellow', 'yellow'], money: 50, mat: mat('port-1', 'port-2') }],
      tiles: {
        'providence#1': { seat: 1, tile: 'port-1' },
        'providence#2': { seat: 2, tile: 'iron-1' },
        'nantucket-sound#1': { seat: 1, tile: 'ship-3' },
        ...tiles,
      },
      links,
    }).play('build new-bedford#1 port with yellow');

  it('age-of-industry.carry.8: two ports that serve one ship are two sea lanes apart', () => {
    const scene = newBedford(
      { 'boston#3': { seat: 2, tile: 'iron-1' } },
      { 'fall-river-new-bedford': 1, 'boston-fall-river': 1 },
    );
    expect(scene.legal().toSorted()).toEqual(['iron boston#3', 'iron providence#2']);
  });

  it('age-of-industry.carry.8: a source one rail away is nearer than the other port', () => {
    const scene = newBedford({ 'fall-river#1': { seat: 2, tile: 'iron-1' } }, { 'fall-river-new-bedford': 1 });
    expect(sources(scene, 'iron')).toEqual(['fall-river#1']);
  });

  it('age-of-industry.carry.8: the other port is nearer than a source three rails away', () => {
    const scene = newBedford(
      { 'lowell#1': { seat: 2, tile: 'iron-1' } },
      { 'fall-river-new-bedford': 1, 'boston-fall-river': 1, 'boston-lowell': 1 },
    );
    expect(sources(scene, 'iron')).toEqual(['providence#2']);
    expect(sources(scene, 'coal')).toEqual(['nantucket-sound#1']);
  });

  it('age-of-industry.carry.8: between imports of two ships, each two sea lanes from its port, the rails decide', () => {
    const between = (links: Record<string, number>, site: string, colour: string): Scene =>
      newEngland({
        players: [{ hand: [colour, colour], money: 50, mat: cotton2 }],
        tiles: {
          'boston#1': { seat: 1, tile: 'port-1' },
          'massachusetts-bay#1': { seat: 1, tile: 'ship-3' },
          'providence#1': { seat: 2, tile: 'port-1' },
          'nantucket-sound#1': { seat: 2, tile: 'ship-3' },
        },
        links,
      }).play(`build ${site} cotton with ${colour}`);
    const tie = between({ 'worcester-boston': 1, 'worcester-providence': 2 }, 'worcester#1', 'brown');
    expect(tie.legal().toSorted()).toEqual(['coal massachusetts-bay#1', 'coal nantucket-sound#1']);
    const nearer = between({ 'boston-providence': 1 }, 'providence#2', 'yellow');
    expect(sources(nearer, 'coal')).toEqual(['nantucket-sound#1']);
  });

  /** A mill in New Haven, between the import behind New York and two mines in Pennsylvania. */
  const newHaven = (links: Record<string, number>): Scene =>
    newEngland({
      players: [{ hand: ['orange', 'orange'], money: 50, mat: cotton2 }],
      tiles: {
        'new-york#1': { seat: 1, tile: 'port-1' },
        'new-york-bay#1': { seat: 1, tile: 'ship-3' },
        'pennsylvania#1': { seat: 1, tile: 'coal-1' },
        'pennsylvania#2': { seat: 2, tile: 'coal-1' },
      },
      links: { 'new-york-new-haven': 1, ...links },
    }).play('build new-haven#2 cotton with orange');

  it('age-of-industry.carry.8: the sea lane behind a ship counts: mines that are a rail nearer come first', () => {
    const scene = newHaven({ 'pennsylvania-new-york': 1 });
    expect(scene.legal().toSorted()).toEqual(['coal pennsylvania#1', 'coal pennsylvania#2']);
    expect(scene.rule('coal new-york-bay#1')).toBe('age-of-industry.carry.4');
  });

  it('age-of-industry.carry.8: an import two sea lanes and a rail away is as near as mines three rails away', () => {
    const scene = newHaven({ 'new-york-albany': 1, 'pennsylvania-albany': 1 });
    const all = ['coal new-york-bay#1', 'coal pennsylvania#1', 'coal pennsylvania#2'];
    expect(scene.legal().toSorted()).toEqual(all);
    expect(all.filter((line) => !scene.allows(line))).toEqual([]);
  });
});
