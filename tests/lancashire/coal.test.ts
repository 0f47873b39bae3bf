import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** An iron works I in Manchester needs one coal. */
const works = 'build manchester#4 iron with manchester';
const inManchester = { hand: ['manchester', 'manchester'] };

/** A hand with only one kind of card, so no card has to be chosen. */
const railwayman = { hand: { port: 3 }, money: 20 };
const base = { 'manchester#1': { seat: 0, tile: 'cotton-2' } } as const;

describe('lancashire.coal', () => {
  it('lancashire.coal.1: coal is free and comes from the nearest mine, whoever owns it', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'oldham#1': { seat: 1, tile: 'coal-1' }, 'rochdale#1': { seat: 0, tile: 'coal-1' } },
      links: { 'manchester-oldham': 0, 'oldham-rochdale': 0 },
    }).play(works);
    expect(sources(scene, 'coal')).toEqual(['oldham#1']);
    expect(scene.now.players.map(({ money }) => money)).toEqual([30 - 5, 30]);
    expect(scene.now.tiles['oldham#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(scene.now.markets['coal']).toBe(8);
  });

  it('lancashire.coal.1: a mine in the same place is nearest, without any link', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'manchester#2': { seat: 1, tile: 'coal-1' }, 'oldham#1': { seat: 0, tile: 'coal-1' } },
      links: { 'manchester-oldham': 0 },
    }).play(works);
    expect(sources(scene, 'coal')).toEqual(['manchester#2']);
  });

  it('lancashire.coal.1: the shortest route counts', () => {
    const withLinks = (links: Record<string, number>): Scene =>
      canal({
        players: [inManchester],
        tiles: { 'bury#1': { seat: 1, tile: 'coal-1' }, 'rochdale#1': { seat: 0, tile: 'coal-1' } },
        links: { 'bolton-manchester': 0, 'bolton-bury': 1, 'manchester-oldham': 0, 'oldham-rochdale': 0, ...links },
      }).play(works);
    expect(withLinks({}).legal()).toHaveLength(2);
    expect(sources(withLinks({ 'bury-manchester': 1 }), 'coal')).toEqual(['bury#1']);
  });

  it('lancashire.coal.1: another seat’s mine flips during this seat’s turn', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'oldham#1': { seat: 1, tile: 'coal-1', cubes: 1 } },
      links: { 'manchester-oldham': 1 },
    }).play(works);
    expect(scene.now.tiles['oldham#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(scene.now.players.map(({ income }) => income)).toEqual([10, 10 + 4]);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('lancashire.coal.1: a flipped mine supplies nothing', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'oldham#1': { seat: 1, tile: 'coal-1', flipped: true }, 'rochdale#1': { seat: 0, tile: 'coal-1' } },
      links: { 'manchester-oldham': 0, 'oldham-rochdale': 0 },
    }).play(works);
    expect(sources(scene, 'coal')).toEqual(['rochdale#1']);
  });

  const tie = (): Scene =>
    canal({
      players: [inManchester],
      tiles: {
        'oldham#1': { seat: 1, tile: 'coal-1' },
        'bolton#1': { seat: 0, tile: 'coal-1', cubes: 1 },
        'rochdale#1': { seat: 1, tile: 'coal-2' },
        'wigan#1': { seat: 0, tile: 'coal-2' },
        'bury#1': { seat: 1, tile: 'coal-2', flipped: true },
      },
      links: { 'manchester-oldham': 0, 'bolton-manchester': 1, 'oldham-rochdale': 0, 'bury-manchester': 1 },
    }).play(works);

  it('lancashire.coal.1: a mine that is farther away, out of reach or empty cannot be chosen', () => {
    expect(tie().refuse('coal rochdale#1')).toMatchObject({ reason: 'mineNotNearest', rule: 'lancashire.coal.1' });
    expect(tie().rule('coal wigan#1')).toBe('lancashire.coal.1');
    expect(tie().rule('coal bury#1')).toBe('lancashire.coal.1');
  });

  it('lancashire.coal.2: the seat chooses among equally near mines', () => {
    expect(tie().pending).toEqual({ awaits: 'coal', seat: 0 });
    expect(tie().legal().toSorted()).toEqual(['coal bolton#1', 'coal oldham#1']);
    const oldham = tie().play('coal oldham#1').now;
    expect([oldham.tiles['oldham#1'].cubes, oldham.tiles['bolton#1'].cubes]).toEqual([1, 1]);
    const bolton = tie().play('coal bolton#1').now;
    expect(bolton.tiles['oldham#1'].cubes).toBe(2);
    expect(bolton.tiles['bolton#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(bolton.players[0].income).toBe(10 + 4);
  });

  it('lancashire.coal.2: mines in one place are equally near', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' }, 'wigan#2': { seat: 1, tile: 'coal-1' } },
      links: { 'warrington-wigan': 1, 'manchester-warrington': 1 },
    }).play(works);
    expect(scene.legal().toSorted()).toEqual(['coal wigan#1', 'coal wigan#2']);
  });

  it('lancashire.coal.2: the choice is made for each cube separately', () => {
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'oldham#1': { seat: 1, tile: 'coal-2' }, 'bury#1': { seat: 1, tile: 'coal-2' } },
      links: { 'manchester-oldham': 0, 'bury-manchester': 1 },
    });
    scene.play('network manchester-stockport', 'coal oldham#1', 'network manchester-warrington');
    expect(scene.legal().toSorted()).toEqual(['coal bury#1', 'coal oldham#1']);
    scene.play('coal bury#1');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', 'bury#1']);
  });

  it('lancashire.coal.2: once a mine is empty, the nearest of the others supplies the next cube', () => {
    const scene = rail({
      players: [railwayman],
      tiles: {
        ...base,
        'oldham#1': { seat: 1, tile: 'coal-2', cubes: 1 },
        'rochdale#1': { seat: 1, tile: 'coal-2' },
      },
      links: { 'manchester-oldham': 0, 'oldham-rochdale': 1 },
    });
    scene.play('network manchester-stockport', 'network manchester-warrington');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', 'rochdale#1']);
  });

  it('lancashire.coal.2: a tie that arises at the second cube is put to the seat', () => {
    const scene = rail({
      players: [railwayman],
      tiles: {
        ...base,
        'manchester#2': { seat: 1, tile: 'coal-2', cubes: 1 },
        'oldham#1': { seat: 1, tile: 'coal-2' },
        'bury#1': { seat: 0, tile: 'coal-2' },
      },
      links: { 'manchester-oldham': 0, 'bury-manchester': 1 },
    });
    scene.play('network manchester-stockport', 'network manchester-warrington');
    expect(scene.legal().toSorted()).toEqual(['coal bury#1', 'coal oldham#1']);
    expect(scene.rule('coal manchester#2')).toBe('lancashire.coal.1');
  });

  it('lancashire.coal.3: a connected mine, however far, comes before the market', () => {
    const scene = canal({
      players: [inManchester],
      tiles: { 'burnley#1': { seat: 1, tile: 'coal-1' } },
      links: {
        'manchester-oldham': 0,
        'oldham-rochdale': 1,
        'rochdale-yorkshire': 0,
        'colne-yorkshire': 1,
        'burnley-colne': 0,
      },
    }).play(works);
    expect(sources(scene, 'coal')).toEqual(['burnley#1']);
    expect(scene.now.players[0].money).toBe(30 - 5);
    expect(scene.now.markets['coal']).toBe(8);
  });

  it('lancashire.coal.3: the market supplies coal once the last connected mine is empty', () => {
    const withMoney = (money: number): Scene =>
      rail({
        players: [{ ...railwayman, money }],
        tiles: { ...base, 'oldham#1': { seat: 1, tile: 'coal-2', cubes: 1 } },
        links: { 'oldham-rochdale': 1, 'rochdale-yorkshire': 1 },
        markets: { coal: 3 },
      }).play('network manchester-oldham');
    const scene = withMoney(15 + 3).play('network manchester-stockport');
    expect(sources(scene, 'coal')).toEqual(['oldham#1', '£3']);
    expect(scene.now.players[0].money).toBe(0);
    expect(withMoney(15 + 2).pending.awaits).toBe('action');
  });

  it('lancashire.coal.3: flipped mines and mines that are not connected do not close the market', () => {
    const scene = canal({
      players: [inManchester],
      tiles: {
        'oldham#1': { seat: 1, tile: 'coal-1', flipped: true },
        'bury#1': { seat: 0, tile: 'coal-1' },
        'warrington#1': { seat: 1, tile: 'port-1' },
      },
      links: { 'manchester-oldham': 0, 'manchester-warrington': 0 },
    }).play(works);
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  const toWarrington = { 'manchester-warrington': 1 };
  const roads: [string, Setting][] = [
    ['Yorkshire', { links: { 'manchester-oldham': 1, 'oldham-rochdale': 0, 'rochdale-yorkshire': 1 } }],
    ['The Midlands', { links: { 'manchester-stockport': 1, 'macclesfield-stockport': 1, 'macclesfield-midlands': 0 } }],
    ['a port of another seat', { links: toWarrington, tiles: { 'warrington#1': { seat: 1, tile: 'port-1' } } }],
    ['an own port', { links: toWarrington, tiles: { 'warrington#1': { seat: 0, tile: 'port-1' } } }],
    ['a flipped port', { links: toWarrington, tiles: { 'warrington#1': { seat: 1, tile: 'port-1', flipped: true } } }],
  ];

  it.each(roads)('lancashire.coal.4: coal is bought through %s', (_, setting) => {
    const scene = canal({ players: [inManchester], ...setting }).play(works);
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(scene.now.players[0].money).toBe(30 - 5 - 1);
    expect(canal({ players: [inManchester], tiles: setting.tiles ?? {} }).rule(works)).toBe('lancashire.coal.4');
  });

  it('lancashire.coal.4: buying coal does not flip the port', () => {
    const scene = canal({
      players: [inManchester],
      links: toWarrington,
      tiles: { 'warrington#1': { seat: 1, tile: 'port-1' } },
    });
    scene.play(works);
    expect(scene.now.tiles['warrington#1'].flipped).toBe(false);
    expect(scene.now.players[1].income).toBe(10);
  });

  /** An iron works II in Preston in the rail era. */
  const inPreston = { hand: ['preston', 'preston'], mat: { 'iron-1': 0 } };
  const prestonWorks = 'build preston#2 iron with preston';

  it('lancashire.coal.4: coal is bought through Scotland', () => {
    const links = { 'lancaster-preston': 1, 'lancaster-scotland': 1 };
    expect(sources(rail({ players: [inPreston], links }).play(prestonWorks), 'coal')).toEqual(['£1']);
    expect(rail({ players: [inPreston], links: { 'lancaster-preston': 1 } }).rule(prestonWorks)).toBe(
      'lancashire.coal.4',
    );
  });

  it('lancashire.coal.4: Blackpool, Southport and Northwich have no trade icon', () => {
    const links = {
      'blackpool-preston': 0,
      'preston-southport': 0,
      'preston-wigan': 0,
      'warrington-wigan': 1,
      'ellesmere-port-warrington': 1,
      'ellesmere-port-northwich': 0,
    };
    expect(rail({ players: [inPreston], links }).rule(prestonWorks)).toBe('lancashire.coal.4');
    const further = rail({ players: [inPreston], links: { ...links, 'midlands-northwich': 1 } });
    expect(sources(further.play(prestonWorks), 'coal')).toEqual(['£1']);
  });

  it('lancashire.coal.4: buying at £5 needs the connection too', () => {
    const withLinks = (links: Record<string, number>): Scene =>
      canal({ players: [inManchester], links, markets: { coal: 0 } });
    const links = { 'manchester-oldham': 0, 'oldham-rochdale': 0 };
    expect(withLinks(links).refuse(works)).toMatchObject({ reason: 'coalOutOfReach', rule: 'lancashire.coal.4' });
    expect(sources(withLinks({ ...links, 'rochdale-yorkshire': 1 }).play(works), 'coal')).toEqual(['£5']);
  });

  it('lancashire.coal.5: a rail may connect the mine itself', () => {
    const scene = rail({ players: [railwayman], tiles: { ...base, 'oldham#1': { seat: 1, tile: 'coal-2' } } });
    expect(scene.rule('network bolton-manchester')).toBe('lancashire.coal.4');
    expect(sources(scene.play('network manchester-oldham'), 'coal')).toEqual(['oldham#1']);
  });

  it('lancashire.coal.5: a rail may connect the trade icon itself', () => {
    const preston = { 'preston#2': { seat: 0, tile: 'iron-2', flipped: true } } as const;
    const port = rail({
      players: [railwayman],
      tiles: { ...preston, 'lancaster#1': { seat: 1, tile: 'port-2' } },
    });
    expect(port.rule('network fleetwood-preston')).toBe('lancashire.coal.4');
    expect(sources(port.play('network lancaster-preston'), 'coal')).toEqual(['£1']);
    const scotland = rail({ players: [railwayman], links: { 'lancaster-preston': 0 } });
    expect(scotland.rule('network barrow-lancaster')).toBe('lancashire.coal.4');
    expect(sources(scotland.play('network lancaster-scotland'), 'coal')).toEqual(['£1']);
  });

  it('lancashire.coal.5: the distance of a rail is measured from the nearer end', () => {
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'oldham#1': { seat: 0, tile: 'coal-2' }, 'bolton#1': { seat: 1, tile: 'coal-2' } },
      links: { 'manchester-oldham': 0 },
    }).play('network bolton-manchester');
    expect(sources(scene, 'coal')).toEqual(['bolton#1']);
  });

  it('lancashire.coal.5: mines at the same distance from either end are equally near', () => {
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'oldham#1': { seat: 0, tile: 'coal-2' }, 'wigan#2': { seat: 1, tile: 'coal-2' } },
      links: { 'manchester-oldham': 0, 'bolton-wigan': 1 },
    }).play('network bolton-manchester');
    expect(scene.legal().toSorted()).toEqual(['coal oldham#1', 'coal wigan#2']);
  });

  it('lancashire.coal.5: the new rail can shorten the route to a mine', () => {
    // Bury is two links from Manchester through Bolton; with the new rail it is the far end itself.
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'bury#1': { seat: 1, tile: 'coal-2' }, 'oldham#1': { seat: 0, tile: 'coal-2' } },
      links: { 'bolton-manchester': 0, 'bolton-bury': 0, 'manchester-oldham': 1 },
    }).play('network bury-manchester');
    expect(sources(scene, 'coal')).toEqual(['bury#1']);
  });

  it('lancashire.coal.5: a tile is measured from its place, not from the seat’s network', () => {
    // The mine in Oldham is beside the seat's own mill, but two links from Bury; Rochdale is one.
    const scene = rail({
      players: [{ hand: ['bury', 'iron'], mat: { 'cotton-1': 0 } }],
      tiles: { ...base, 'oldham#1': { seat: 0, tile: 'coal-2' }, 'rochdale#1': { seat: 1, tile: 'coal-2' } },
      links: { 'manchester-oldham': 0, 'bury-manchester': 0, 'bury-rochdale': 1 },
    }).play('build bury#1 cotton with bury');
    expect(sources(scene, 'coal')).toEqual(['rochdale#1']);
  });
});
