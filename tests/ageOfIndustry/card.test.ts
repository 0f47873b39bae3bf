import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { complete, placesOf, sitesOf, sources } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** A port far from everything, so that the seat has a tile. */
const farPort = { 'konigsberg#1': { seat: 0, tile: 'port-1' } };
const farMill = { 'albany#1': { seat: 0, tile: 'cotton-1' } };

const atSea = (setting: Setting, hand: readonly string[] = ['ship', 'ship']): Scene =>
  newEngland({ ...setting, players: [{ hand, mat: unlocked }], tiles: { ...farMill, ...setting.tiles } });
const bay = 'build massachusetts-bay#1 ship with ship';

describe('age-of-industry.card', () => {
  it.each([
    ['cotton', ['goods', 'iron', 'coal', 'port']],
    ['goods', ['cotton', 'iron', 'coal', 'port']],
    ['iron', ['cotton', 'goods', 'coal', 'port']],
    ['coal', ['cotton', 'goods', 'iron', 'port']],
    ['port', ['cotton', 'goods', 'iron', 'coal']],
  ])('age-of-industry.card.1: the card %s builds no other industry', (card, others) => {
    const sites: Record<string, string> = { coal: 'dortmund#1', port: 'hamburg#1' };
    const scene = germany({
      players: [{ hand: [card, card], mat: unlocked }],
      tiles: { 'berlin#1': { seat: 1, tile: 'iron-1' }, 'poland#1': { seat: 1, tile: 'coal-1' } },
      links: { 'berlin-poland': 1 },
    });
    expect(scene.allows(`build ${sites[card] ?? 'berlin#2'} ${card} with ${card}`)).toBe(true);
    for (const other of others) {
      expect(scene.rule(`build ${sites[other] ?? 'berlin#2'} ${other} with ${card}`)).toBe('age-of-industry.card.1');
    }
    expect(scene.legal('build').every((line) => line.includes(` ${card} with `))).toBe(true);
  });

  it('age-of-industry.card.1: an industry card allows nothing without a rail, a tile or an empty board', () => {
    const scene = germany({ players: [{ hand: ['cotton', 'iron'] }], tiles: farPort });
    expect(scene.legal('build')).toEqual([]);
    expect(scene.rule('build leipzig#1 cotton with cotton')).toMatch(/^age-of-industry\.card\.[12]$/);
  });

  it('age-of-industry.card.2: in the example on page 7 a rail of Red leads to Kassel', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'] }],
      tiles: farPort,
      links: { 'kassel-frankfurt': 0 },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['frankfurt#1', 'frankfurt#2', 'frankfurt#3', 'kassel#1', 'kassel#2']);
    scene.play('build kassel#1 cotton with cotton');
    expect(scene.now.tiles['kassel#1']).toMatchObject({ seat: 0, tile: 'cotton-1' });
  });

  it('age-of-industry.card.2: other seats’ rails do not help, even where they meet a rail of the seat', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'] }],
      tiles: farPort,
      links: { 'kassel-frankfurt': 0, 'leipzig-kassel': 1, 'berlin-leipzig': 1 },
    });
    expect(scene.rule('build leipzig#1 cotton with cotton')).toBe('age-of-industry.card.2');
    expect(scene.rule('build berlin#1 cotton with cotton')).toBe('age-of-industry.card.2');
  });

  it('age-of-industry.card.2: the card suffices in the example on page 8, where a rail of Red touches Magdeburg', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'coal'], mat: from('cotton', 2) }],
      tiles: { ...farPort, 'poland#1': { seat: 1, tile: 'coal-1' } },
      links: { 'berlin-poland': 1, 'berlin-magdeburg': 0 },
    });
    scene.play('build magdeburg#1 cotton with cotton');
    expect(scene.now.tiles['magdeburg#1']).toMatchObject({ seat: 0, tile: 'cotton-2' });
    expect(sources(scene, 'coal')).toEqual(['poland#1']);
    expect(scene.now.players[0].spent).toBe(6);
  });

  it('age-of-industry.card.2: a rail helps only in a place with sites for the industry', () => {
    const scene = germany({
      players: [{ hand: ['coal', 'port'] }],
      tiles: farPort,
      links: { 'cologne-belgium': 0, 'kiel-hamburg': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build belgium#1 coal with coal',
      'build hamburg#1 port with port',
      'build hamburg#2 port with port',
      'build kiel#1 port with port',
    ]);
  });

  it('age-of-industry.card.3: a tile in a place with four sites allows building on the free sites and overbuilding the tile itself', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'], mat: from('cotton', 2) }],
      tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1', flipped: true }, 'poland#1': { seat: 1, tile: 'coal-1' } },
      links: { 'berlin-poland': 1 },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['berlin#1', 'berlin#2', 'berlin#3', 'berlin#4']);
  });

  it.each([
    ['hamburg', 'hamburg#1', 'port-1', 'cotton', 'hamburg#3'],
    ['hamburg', 'hamburg#4', 'iron-1', 'port', 'hamburg#2'],
    ['berlin', 'berlin#2', 'iron-1', 'cotton', 'berlin#3'],
  ])('age-of-industry.card.3: at %s the tile may be of another industry (%s)', (_, own, tile, industry, site) => {
    const scene = germany({ players: [{ hand: [industry, 'ship'] }], tiles: { [own]: { seat: 0, tile } } });
    expect(scene.allows(`build ${site} ${industry} with ${industry}`)).toBe(true);
  });

  it('age-of-industry.card.3: Boston and New York have four sites, too', () => {
    const scene = newEngland({
      players: [{ hand: ['cotton', 'cotton'] }],
      tiles: { 'boston#1': { seat: 0, tile: 'port-1' }, 'new-york#2': { seat: 0, tile: 'port-1' } },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['boston#3', 'boston#4', 'new-york#3', 'new-york#4']);
  });

  it('age-of-industry.card.3: another seat’s tile allows nothing', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'] }],
      tiles: { ...farPort, 'berlin#1': { seat: 1, tile: 'cotton-1' } },
    });
    expect(scene.rule('build berlin#2 cotton with cotton')).toBe('age-of-industry.card.2');
  });

  it('age-of-industry.card.3: three sites are too few', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'] }],
      tiles: { 'frankfurt#1': { seat: 0, tile: 'cotton-1' }, 'munich#1': { seat: 0, tile: 'iron-1' } },
    });
    expect(scene.legal('build')).toEqual([]);
    expect(scene.rule('build frankfurt#2 cotton with cotton')).toMatch(/^age-of-industry\.(card\.2|place\.5)$/);
  });

  it('age-of-industry.card.4: a seat may replace its own tile without a rail', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'iron'], mat: { ...from('cotton', 2), ...from('iron', 2) } }],
      tiles: {
        'leipzig#1': { seat: 0, tile: 'cotton-1' },
        'regensburg#1': { seat: 0, tile: 'iron-1', flipped: true },
        'chemnitz#1': { seat: 1, tile: 'coal-1' },
        'bohemia#1': { seat: 1, tile: 'coal-1' },
      },
      links: { 'leipzig-chemnitz': 1, 'regensburg-bohemia': 1 },
    });
    // An iron works on the mill's site and a mill on that of the works are overbuilding, too.
    expect(scene.legal('build').toSorted()).toEqual([
      'build leipzig#1 cotton with cotton',
      'build leipzig#1 iron with iron',
      'build regensburg#1 cotton with cotton',
      'build regensburg#1 iron with iron',
    ]);
  });

  it('age-of-industry.card.4: that allows no other site of the place', () => {
    const scene = germany({
      players: [{ hand: ['cotton', 'cotton'], mat: from('cotton', 2) }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' }, 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
      links: { 'leipzig-chemnitz': 1 },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['leipzig#1']);
    expect(scene.rule('build leipzig#2 cotton with cotton')).toMatch(/^age-of-industry\.(card\.[24]|place\.5)$/);
  });

  it('age-of-industry.card.4: another seat’s tile cannot be replaced without a rail', () => {
    const setting = {
      players: [{ hand: ['coal', 'coal'], mat: from('coal', 2) }],
      tiles: { ...farPort, 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    };
    const line = 'build chemnitz#1 coal with coal';
    expect(germany(setting).rule(line)).toBe('age-of-industry.card.2');
    expect(germany({ ...setting, links: { 'leipzig-chemnitz': 0 } }).allows(line)).toBe(true);
  });

  it('age-of-industry.card.4: a seat may replace its own ship with a ship card beside another seat’s port', () => {
    const scene = newEngland({
      players: [{ hand: ['ship', 'ship'], mat: from('ship', 4) }],
      tiles: {
        'boston#1': { seat: 1, tile: 'port-1' },
        'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes: 2 },
        'new-york#1': { seat: 1, tile: 'port-1' },
      },
    });
    expect(scene.legal('build')).toEqual([bay]);
    expect(scene.rule('build new-york-bay#1 ship with ship')).toBe('age-of-industry.card.5');
  });

  it('age-of-industry.card.5: in the example on page 7 Red has a port of its own beside the ship site', () => {
    const scene = atSea({ tiles: { 'boston#1': { seat: 0, tile: 'port-1' } } });
    expect(scene.legal('build')).toEqual([bay]);
    complete(scene, bay);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-3' });
  });

  it.each([
    ['a tile', { tiles: { 'boston#3': { seat: 0, tile: 'cotton-1' } } }],
    ['a flipped tile', { tiles: { 'boston#3': { seat: 0, tile: 'cotton-1', flipped: true } } }],
    ['a rail', { links: { 'boston-lowell': 0 } }],
  ])('age-of-industry.card.5: beside another seat’s port %s of the seat is enough', (_, own: Setting) => {
    const scene = atSea({ ...own, tiles: { 'boston#2': { seat: 1, tile: 'port-1', flipped: true }, ...own.tiles } });
    expect(scene.allows(bay)).toBe(true);
  });

  it('age-of-industry.card.5: another seat’s port alone is not enough', () => {
    const tiles = { 'boston#2': { seat: 1, tile: 'port-1' } };
    expect(atSea({ tiles }).rule(bay)).toBe('age-of-industry.card.5');
    const besides = { 'lowell#1': { seat: 0, tile: 'iron-1' } };
    const links = { 'worcester-boston': 1, 'worcester-lowell': 0 };
    expect(atSea({ tiles: { ...tiles, ...besides }, links }).rule(bay)).toBe('age-of-industry.card.5');
  });

  it('age-of-industry.card.5: the port and the seat’s tile must be in the same place', () => {
    const line = 'build gulf-of-maine#1 ship with ship';
    const tiles = { 'portland#1': { seat: 1, tile: 'port-1' } };
    expect(atSea({ tiles, links: { 'lawrence-portsmouth': 0 } }).rule(line)).toBe('age-of-industry.card.5');
    expect(atSea({ tiles, links: { 'portland-lewiston': 0 } }).allows(line)).toBe(true);
  });

  it('age-of-industry.card.5: the sea lane must lead from that port', () => {
    const tiles = { 'boston#1': { seat: 0, tile: 'port-1' }, 'providence#1': { seat: 1, tile: 'port-1' } };
    expect(atSea({ tiles }).rule('build nantucket-sound#1 ship with ship')).toBe('age-of-industry.card.5');
    expect(atSea({ tiles }).rule('build new-york-bay#1 ship with ship')).toMatch(
      /^age-of-industry\.(card\.5|ship\.1)$/,
    );
  });

  it('age-of-industry.card.5: a rail or tile without a port does not help', () => {
    const scene = atSea({ links: { 'boston-lowell': 0 }, tiles: { 'boston#3': { seat: 0, tile: 'cotton-1' } } });
    expect(scene.rule(bay)).toMatch(/^age-of-industry\.(card\.5|ship\.1)$/);
  });

  it.each([1, 2, 7])('age-of-industry.card.6: in round %i a seat without tiles builds anywhere', (round) => {
    const scene = germany({
      round,
      players: [{ hand: ['coal', 'port'] }],
      tiles: { 'kiel#1': { seat: 1, tile: 'port-1' }, 'belgium#1': { seat: 2, tile: 'coal-1' } },
    });
    const coal = ['bohemia#1', 'chemnitz#1', 'dortmund#1', 'dortmund#2', 'mannheim#1', 'poland#1'];
    const port = ['bremen#1', 'danzig#1', 'hamburg#1', 'hamburg#2', 'konigsberg#1', 'stettin#1'];
    expect([sitesOf(scene, 'coal'), sitesOf(scene, 'port')]).toEqual([coal, port]);
  });

  it('age-of-industry.card.6: rails make no difference', () => {
    const scene = germany({
      players: [{ hand: ['port', 'port'] }],
      links: { 'augsburg-munich': 0, 'kiel-hamburg': 0 },
    });
    expect(placesOf(scene.legal('build'))).toEqual(['bremen', 'danzig', 'hamburg', 'kiel', 'konigsberg', 'stettin']);
  });

  it('age-of-industry.card.6: this ends with the first tile', () => {
    const scene = germany({ players: [{ hand: ['cotton', 'port'] }] });
    scene.play('build leipzig#1 cotton with cotton');
    expect(scene.legal('build')).toEqual([]);
    expect(scene.rule('build kiel#1 port with port')).toBe('age-of-industry.card.2');
  });

  it('age-of-industry.card.6: a flipped tile counts', () => {
    const tiles = { 'leipzig#1': { seat: 0, tile: 'cotton-1', flipped: true } };
    const scene = germany({ players: [{ hand: ['port', 'port'] }], tiles });
    expect(scene.rule('build kiel#1 port with port')).toBe('age-of-industry.card.2');
  });

  it('age-of-industry.card.6: it allows every place, including overbuilding', () => {
    const scene = germany({
      players: [{ hand: ['coal', 'coal'], mat: from('coal', 2) }],
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    });
    scene.play('build chemnitz#1 coal with coal');
    expect(scene.now.tiles['chemnitz#1']).toMatchObject({ seat: 0, tile: 'coal-2' });
  });

  it('age-of-industry.card.6: it applies again to a seat whose only tile was overbuilt', () => {
    const scene = germany({
      players: [{ hand: ['yellow', 'ship'], mat: from('coal', 2) }, { hand: ['port', 'port'] }],
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    });
    scene.play('build chemnitz#1 coal with yellow');
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(sitesOf(scene, 'port')).toHaveLength(7);
  });

  it('age-of-industry.card.6: a ship card also allows every place where a ship may be built', () => {
    const scene = newEngland({
      players: [{ hand: ['ship', 'ship'], mat: unlocked }],
      tiles: { 'boston#2': { seat: 1, tile: 'port-1' } },
    });
    expect(scene.legal('build')).toEqual([bay]);
    expect(scene.rule('build new-york-bay#1 ship with ship')).toBe('age-of-industry.ship.1');
  });

  it('age-of-industry.card.7: in the example on page 7 a brown card allows every brown place', () => {
    const scene = germany({ players: [{ hand: ['brown', 'ship'], mat: unlocked }], tiles: farPort });
    expect(placesOf(scene.legal('build'))).toEqual(['augsburg', 'bohemia', 'munich', 'nuremberg', 'regensburg']);
    expect(sitesOf(scene, 'coal')).toEqual(['bohemia#1']);
    expect(sitesOf(scene, 'iron')).toEqual(
      ['augsburg#1', 'augsburg#2', 'munich#1', 'munich#2', 'munich#3'].concat('nuremberg#1', 'regensburg#1'),
    );
  });

  it('age-of-industry.card.7: a colour card allows no other colour, even at a rail of the seat', () => {
    const scene = germany({
      players: [{ hand: ['brown', 'brown'] }],
      tiles: { 'berlin#1': { seat: 0, tile: 'iron-1' } },
      links: { 'stuttgart-augsburg': 0 },
    });
    expect(scene.rule('build stuttgart#1 cotton with brown')).toBe('age-of-industry.card.7');
    expect(scene.rule('build berlin#2 cotton with brown')).toBe('age-of-industry.card.7');
  });

  it('age-of-industry.card.7: a seat without tiles still needs the colour', () => {
    const scene = germany({ players: [{ hand: ['brown', 'brown'] }] });
    expect(scene.rule('build berlin#2 cotton with brown')).toBe('age-of-industry.card.7');
  });

  it('age-of-industry.card.7: in the example on page 7 Red builds a ship at a port of Green with a light green card', () => {
    const scene = atSea({ tiles: { 'portland#1': { seat: 2, tile: 'port-1' } } }, ['light-green', 'ship']);
    const line = 'build gulf-of-maine#1 ship with light-green';
    expect(scene.rule('build gulf-of-maine#1 ship with ship')).toBe('age-of-industry.card.5');
    scene.play(line);
    expect(scene.now.tiles['gulf-of-maine#1']).toMatchObject({ seat: 0, tile: 'ship-3' });
  });

  it('age-of-industry.card.7: a colour card for a ship must be of the colour of the ship site', () => {
    const scene = atSea({ tiles: { 'portland#1': { seat: 2, tile: 'port-1' } } }, ['purple', 'blue']);
    expect(scene.rule('build gulf-of-maine#1 ship with purple')).toBe('age-of-industry.card.7');
    expect(atSea({}, ['light-green', 'blue']).rule('build gulf-of-maine#1 ship with light-green')).toBe(
      'age-of-industry.ship.1',
    );
  });

  it('age-of-industry.card.8: on the Germany board a ship card builds nothing', () => {
    const scene = germany({ players: [{ hand: ['ship', 'ship'], mat: unlocked }] });
    expect(scene.legal('build')).toEqual([]);
    expect(scene.rule('build hamburg#1 ship with ship')).toMatch(/^age-of-industry\.(card\.8|place\.[14]|build\.1)$/);
    expect(scene.rule('build hamburg#1 port with ship')).toBe('age-of-industry.card.1');
  });

  it.each(['remove goods-0', 'pass', 'double kiel#1 port'])(
    'age-of-industry.card.8: it can be spent for %s',
    (action) => {
      const scene = germany({ players: [{ hand: ['ship', 'coal'] }] });
      scene.play(action, 'discard ship');
      expect(scene.now.players[0].hand).toEqual({ coal: 1 });
    },
  );
});
