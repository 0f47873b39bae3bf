import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

describe('birmingham.place', () => {
  it('birmingham.place.1: a place is in the network through a tile of the seat, flipped or not', () => {
    const scene = rail({
      players: [{ hand: ['coal', 'coal'], mat: { 'coal-1': 0 } }],
      tiles: {
        'cannock#1': { seat: 0, tile: 'manufacturer-2' },
        'redditch#2': { seat: 0, tile: 'iron-2', flipped: true },
        'dudley#2': { seat: 1, tile: 'iron-2' },
      },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build cannock#2 coal with coal',
      'build redditch#1 coal with coal',
    ]);
    expect(scene.rule('build dudley#1 coal with coal')).toBe('birmingham.card.3');
  });

  it('birmingham.place.1: a place is in the network through a link of the seat that touches it, and no further', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'] }],
      links: { 'dudley-wolverhampton': 0, 'cannock-wolverhampton': 1, 'dudley-kidderminster': 1 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build dudley#1 coal with coal',
      'build wolverhampton#2 coal with coal',
    ]);
    expect(scene.rule('build cannock#2 coal with coal')).toBe('birmingham.card.3');
    expect(scene.rule('build kidderminster#1 coal with coal')).toBe('birmingham.card.3');
    expect(scene.rule('network cannock-stafford')).toBe('birmingham.network.4');
  });

  it('birmingham.place.2: a farm or a merchant place can be in a network', () => {
    const scene = canal({
      players: [{ hand: ['brewery', 'iron'] }],
      links: { 'cannock-farm-north': 0, 'birmingham-oxford': 0 },
    });
    expect(scene.allows('build farm-north#1 brewery with brewery')).toBe(true);
    expect(scene.allows('network oxford-redditch')).toBe(true);
    expect(scene.rule('network gloucester-redditch')).toBe('birmingham.network.4');
  });

  it('birmingham.place.2: a brewery on a farm puts the farm into the network', () => {
    const scene = canal({ tiles: { 'farm-south#1': { seat: 0, tile: 'brewery-1' } } });
    expect(scene.legal('network')).toEqual(['network kidderminster-worcester']);
  });

  it('birmingham.place.2: routes run through merchant places', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], mat: { 'cotton-1': 0 } }],
      tiles: { 'redditch#1': { seat: 1, tile: 'coal-1' } },
      links: { 'gloucester-redditch': 1, 'gloucester-worcester': 1 },
    });
    scene.play('build worcester#1 cotton with worcester');
    expect(sources(scene, 'coal')).toEqual(['redditch#1']);
  });

  it('birmingham.place.2: a merchant place without merchant tiles still counts', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'wild-location'], money: 40 }],
      links: { 'stoke-warrington': 0, 'derby-nottingham': 0 },
    });
    expect(scene.now.merchants).not.toHaveProperty('warrington#1');
    scene.play('build stoke#2 iron with iron');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    scene.play('build derby#2 manufacturer with wild-location');
    expect(sources(scene, 'coal')).toEqual(['£1', '£2']);
  });

  it('birmingham.place.3: links of any owners connect', () => {
    const scene = canal({
      players: [{ hand: ['birmingham', 'birmingham'] }],
      tiles: { 'kidderminster#1': { seat: 1, tile: 'coal-1' } },
      links: { 'dudley-kidderminster': 1, 'birmingham-dudley': 0 },
    });
    scene.play('build birmingham#2 manufacturer with birmingham');
    expect(sources(scene, 'coal')).toEqual(['kidderminster#1']);
  });

  it('birmingham.place.3: a chain with a gap does not connect', () => {
    const scene = canal({
      players: [{ hand: ['birmingham', 'birmingham'] }],
      tiles: { 'kidderminster#1': { seat: 0, tile: 'coal-1' }, 'dudley#2': { seat: 0, tile: 'iron-1', flipped: true } },
      links: { 'dudley-kidderminster': 0 },
    });
    expect(scene.rule('build birmingham#2 manufacturer with birmingham')).toBe('birmingham.coal.4');
  });

  it('birmingham.place.3: a place is connected to itself', () => {
    const scene = canal({
      players: [{ hand: ['wolverhampton', 'wolverhampton'] }],
      tiles: { 'wolverhampton#2': { seat: 1, tile: 'coal-1' } },
    });
    scene.play('build wolverhampton#1 manufacturer with wolverhampton');
    expect(sources(scene, 'coal')).toEqual(['wolverhampton#2']);
    expect(scene.now.players[0].money).toBe(17 - 8);
  });

  it('birmingham.place.4: distance is 0 within a place', () => {
    const scene = canal({
      players: [{ hand: ['wolverhampton', 'wolverhampton'] }],
      tiles: { 'wolverhampton#2': { seat: 1, tile: 'coal-1' }, 'dudley#1': { seat: 0, tile: 'coal-1' } },
      links: { 'dudley-wolverhampton': 0 },
    });
    scene.play('build wolverhampton#1 manufacturer with wolverhampton');
    expect(sources(scene, 'coal')).toEqual(['wolverhampton#2']);
  });

  it('birmingham.place.4: the shortest of several chains counts', () => {
    // Dudley is one step away directly, three by Coalbrookdale; Kidderminster is two steps away on either side.
    const scene = canal({
      players: [{ hand: ['wolverhampton', 'wolverhampton'] }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' }, 'kidderminster#1': { seat: 0, tile: 'coal-1' } },
      links: {
        'coalbrookdale-wolverhampton': 0,
        'coalbrookdale-kidderminster': 0,
        'dudley-kidderminster': 1,
        'dudley-wolverhampton': 1,
      },
    });
    scene.play('build wolverhampton#1 manufacturer with wolverhampton');
    expect(sources(scene, 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham.place.4: distance counts link tiles, not empty lines', () => {
    // Dudley is a neighbour of Birmingham on the board, but without a link there it is three tiles away.
    const scene = canal({
      players: [{ hand: ['birmingham', 'birmingham'] }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' }, 'cannock#2': { seat: 1, tile: 'coal-2' } },
      links: {
        'birmingham-walsall': 0,
        'cannock-walsall': 0,
        'walsall-wolverhampton': 0,
        'dudley-wolverhampton': 0,
      },
    });
    scene.play('build birmingham#2 manufacturer with birmingham');
    expect(sources(scene, 'coal')).toEqual(['cannock#2']);
  });

  it('birmingham.place.5: the southern line counts one step between Kidderminster and Worcester', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], mat: { 'cotton-1': 0 } }],
      tiles: { 'kidderminster#1': { seat: 1, tile: 'coal-1' }, 'redditch#1': { seat: 0, tile: 'coal-1' } },
      links: { 'kidderminster-worcester': 1, 'gloucester-worcester': 0, 'gloucester-redditch': 0 },
    });
    scene.play('build worcester#1 cotton with worcester');
    expect(sources(scene, 'coal')).toEqual(['kidderminster#1']);
  });

  it.each(['kidderminster#2', 'worcester#1'])('birmingham.place.5: the southern line joins the farm to %s', (site) => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'farm-south#1': { seat: 1, tile: 'brewery-1' }, [site]: { seat: 0, tile: 'cotton-1' } },
      links: { 'kidderminster-worcester': 1, 'gloucester-worcester': 1 },
      merchants: { 'gloucester#1': { tile: 'cotton', barrel: false } },
    });
    scene.play(`sell ${site} to gloucester#1`);
    expect(sources(scene, 'beer')).toEqual(['farm-south#1']);
  });

  it('birmingham.place.5: one link tile puts all three ends into the network', () => {
    const scene = canal({
      players: [{ hand: ['brewery', 'wild-industry'] }],
      links: { 'kidderminster-worcester': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build farm-south#1 brewery with brewery',
      'build farm-south#1 brewery with wild-industry',
      'build kidderminster#1 coal with wild-industry',
      'build kidderminster#2 cotton with wild-industry',
      'build worcester#1 cotton with wild-industry',
      'build worcester#2 cotton with wild-industry',
    ]);
    expect(scene.rule('network kidderminster-worcester')).toBe('birmingham.network.3');
  });

  it('birmingham.place.5: the northern farm is reached only by its own line', () => {
    const around = canal({
      players: [{ hand: ['brewery', 'brewery'] }],
      links: { 'cannock-stafford': 0, 'cannock-walsall': 0, 'cannock-wolverhampton': 0, 'kidderminster-worcester': 0 },
    });
    expect(around.rule('build farm-north#1 brewery with brewery')).toBe('birmingham.build.9');
    const there = canal({ players: [{ hand: ['brewery', 'brewery'] }], links: { 'cannock-farm-north': 0 } });
    expect(there.legal('build')).toEqual(['build farm-north#1 brewery with brewery']);
    const lines = there.table.links.filter(({ ends }) =>
      ends.some((end) => there.table.places[end].slug === 'farm-north'),
    );
    expect(lines.map(({ slug }) => slug)).toEqual(['cannock-farm-north']);
  });
});
