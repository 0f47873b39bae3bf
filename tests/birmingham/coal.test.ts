import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

const manufacturer = 'build birmingham#2 manufacturer with birmingham';
const inBirmingham = { hand: ['birmingham', 'birmingham'] };
/** The manufacturer on top of the mat needs two coal. */
const needsTwo = { 'manufacturer-1': 0, 'manufacturer-2': 0 };

describe('birmingham.coal', () => {
  it('birmingham.coal.1: coal is free and comes from the nearest mine, whoever owns it', () => {
    const scene = canal({
      players: [inBirmingham],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' }, 'wolverhampton#2': { seat: 0, tile: 'coal-1' } },
      links: { 'birmingham-dudley': 0, 'dudley-wolverhampton': 0 },
    });
    scene.play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['dudley#1']);
    expect(scene.now.players.map(({ money }) => money)).toEqual([17 - 8, 17]);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(scene.now.markets['coal']).toBe(13);
  });

  it('birmingham.coal.1: another seat’s mine flips during this seat’s turn', () => {
    const scene = canal({
      players: [inBirmingham],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 } },
      links: { 'birmingham-dudley': 1 },
    });
    scene.play(manufacturer);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(scene.now.players.map(({ income }) => income)).toEqual([10, 10 + 4]);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('birmingham.coal.1: a flipped mine supplies nothing', () => {
    const scene = canal({
      players: [inBirmingham],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1', flipped: true },
        'wolverhampton#2': { seat: 0, tile: 'coal-1' },
      },
      links: { 'birmingham-dudley': 0, 'dudley-wolverhampton': 0 },
    });
    scene.play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['wolverhampton#2']);
  });

  const tie = () =>
    canal({
      players: [{ hand: ['wolverhampton', 'wolverhampton'] }],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1' },
        'cannock#2': { seat: 0, tile: 'coal-1', cubes: 1 },
        'kidderminster#1': { seat: 1, tile: 'coal-2' },
        'burton#1': { seat: 0, tile: 'coal-2' },
        'coalbrookdale#3': { seat: 1, tile: 'coal-2', flipped: true },
      },
      links: {
        'dudley-wolverhampton': 0,
        'cannock-wolverhampton': 1,
        'dudley-kidderminster': 0,
        'coalbrookdale-wolverhampton': 1,
      },
    }).play('build wolverhampton#1 manufacturer with wolverhampton');

  it('birmingham.coal.1: a mine that is farther away, out of reach or empty cannot be chosen', () => {
    expect(tie().refuse('coal kidderminster#1')).toMatchObject({ reason: 'mineNotNearest', rule: 'birmingham.coal.1' });
    expect(tie().refuse('coal burton#1')).toMatchObject({ rule: 'birmingham.coal.1' });
    expect(tie().refuse('coal coalbrookdale#3')).toMatchObject({ rule: 'birmingham.coal.1' });
  });

  it('birmingham.coal.2: the seat chooses among equally near mines', () => {
    expect(tie().pending).toEqual({ awaits: 'coal', seat: 0 });
    expect(tie().legal().toSorted()).toEqual(['coal cannock#2', 'coal dudley#1']);
    const dudley = tie().play('coal dudley#1').now;
    expect([dudley.tiles['dudley#1'].cubes, dudley.tiles['cannock#2'].cubes]).toEqual([1, 1]);
    const cannock = tie().play('coal cannock#2').now;
    expect(cannock.tiles['dudley#1'].cubes).toBe(2);
    expect(cannock.tiles['cannock#2']).toMatchObject({ cubes: 0, flipped: true });
    expect(cannock.players[0].income).toBe(10 + 4);
  });

  it('birmingham.coal.2: mines in one place are equally near', () => {
    const scene = rail({
      players: [{ hand: ['wolverhampton', 'wolverhampton'], mat: needsTwo }],
      tiles: {
        'tamworth#1': { seat: 1, tile: 'coal-2', cubes: 1 },
        'tamworth#2': { seat: 0, tile: 'coal-2', cubes: 1 },
      },
      links: { 'tamworth-walsall': 1, 'walsall-wolverhampton': 1 },
    });
    scene.play('build wolverhampton#1 manufacturer with wolverhampton');
    expect(scene.legal().toSorted()).toEqual(['coal tamworth#1', 'coal tamworth#2']);
    scene.play('coal tamworth#2');
    expect(sources(scene, 'coal')).toEqual(['tamworth#2', 'tamworth#1']);
  });

  it('birmingham.coal.2: once a mine is empty, the nearest of the others supplies the next cube', () => {
    const scene = canal({
      players: [{ ...inBirmingham, mat: needsTwo }],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 },
        'kidderminster#1': { seat: 0, tile: 'coal-1' },
        'cannock#2': { seat: 1, tile: 'coal-2' },
      },
      links: {
        'birmingham-dudley': 0,
        'dudley-kidderminster': 0,
        'dudley-wolverhampton': 0,
        'cannock-wolverhampton': 0,
      },
    });
    scene.play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['dudley#1', 'kidderminster#1']);
  });

  it('birmingham.coal.2: a tie that arises at the second cube is put to the seat', () => {
    const scene = canal({
      players: [{ ...inBirmingham, mat: needsTwo }],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 },
        'kidderminster#1': { seat: 0, tile: 'coal-1' },
        'wolverhampton#2': { seat: 1, tile: 'coal-2' },
      },
      links: { 'birmingham-dudley': 0, 'dudley-kidderminster': 0, 'dudley-wolverhampton': 0 },
    });
    scene.play(manufacturer);
    expect(scene.legal().toSorted()).toEqual(['coal kidderminster#1', 'coal wolverhampton#2']);
    expect(scene.rule('coal dudley#1')).toBe('birmingham.coal.1');
    scene.play('coal wolverhampton#2');
    expect(sources(scene, 'coal')).toEqual(['dudley#1', 'wolverhampton#2']);
  });

  it('birmingham.coal.3: a connected mine, however far, comes before the market', () => {
    const scene = canal({
      players: [inBirmingham],
      tiles: { 'leek#2': { seat: 1, tile: 'coal-1', cubes: 1 } },
      links: {
        'birmingham-oxford': 0,
        'birmingham-walsall': 1,
        'cannock-walsall': 1,
        'cannock-stafford': 0,
        'stafford-stone': 1,
        'stoke-stone': 0,
        'leek-stoke': 1,
      },
    });
    scene.play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['leek#2']);
    expect(scene.now.players[0].money).toBe(17 - 8);
  });

  it('birmingham.coal.3: the market supplies coal once the last connected mine is empty', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ ...inBirmingham, money, mat: needsTwo }],
        tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', cubes: 1 } },
        links: { 'birmingham-dudley': 0, 'birmingham-oxford': 0 },
        markets: { coal: 6 },
      });
    const scene = withMoney(12 + 5).play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['dudley#1', '£5']);
    expect(scene.now.players[0].money).toBe(0);
    expect(withMoney(12 + 4).rule(manufacturer)).toBe('birmingham.turn.5');
  });

  it('birmingham.coal.3: flipped mines and mines that are not connected do not close the market', () => {
    const scene = canal({
      players: [inBirmingham],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-1', flipped: true },
        'kidderminster#1': { seat: 0, tile: 'coal-1' },
      },
      links: { 'birmingham-dudley': 0, 'birmingham-oxford': 0 },
    });
    scene.play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  it.each([
    ['shrewsbury', 'coalbrookdale#2', 'coalbrookdale-shrewsbury'],
    ['gloucester', 'redditch#2', 'gloucester-redditch'],
    ['oxford', 'redditch#2', 'oxford-redditch'],
    ['warrington', 'stoke#2', 'stoke-warrington'],
    ['nottingham', 'derby#3', 'derby-nottingham'],
  ])('birmingham.coal.4: with 2 seats coal is bought through %s', (_place, site, link) => {
    const setting = {
      players: [{ hand: ['wild-location', 'dudley'] }],
      merchants: { 'shrewsbury#1': { tile: 'blank' }, 'oxford#1': { tile: 'blank' } },
    };
    const build = `build ${site} iron with wild-location`;
    expect(canal(setting).rule(build)).toBe('birmingham.coal.4');
    expect(sources(canal({ ...setting, links: { [link]: 1 } }).play(build), 'coal')).toEqual(['£1']);
  });

  it('birmingham.coal.4: buying at £8 needs the connection too', () => {
    const withLinks = (links: Record<string, number>) =>
      canal({ players: [{ ...inBirmingham, money: 40 }], links, markets: { coal: 0 } });
    expect(withLinks({ 'birmingham-worcester': 0 }).rule(manufacturer)).toBe('birmingham.coal.4');
    const scene = withLinks({ 'birmingham-worcester': 0, 'gloucester-worcester': 1 }).play(manufacturer);
    expect(sources(scene, 'coal')).toEqual(['£8']);
  });

  it('birmingham.coal.4: the southern line can connect to a merchant place', () => {
    const scene = canal({
      players: [{ hand: ['kidderminster', 'kidderminster'], mat: { 'cotton-1': 0 } }],
      links: { 'kidderminster-worcester': 1, 'gloucester-worcester': 1 },
    });
    scene.play('build kidderminster#2 cotton with kidderminster');
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  const railwayman = { hand: ['iron', 'iron'], money: 14 };
  const base = { 'birmingham#2': { seat: 0, tile: 'manufacturer-2' } };

  it('birmingham.coal.5: a rail link may connect its own coal', () => {
    const merchant = rail({ players: [railwayman], tiles: base }).play('network birmingham-oxford');
    expect(sources(merchant, 'coal')).toEqual(['£1']);
    const tiles = { ...base, 'dudley#1': { seat: 1, tile: 'coal-2' } };
    const mine = rail({ players: [railwayman], tiles });
    expect(mine.rule('network birmingham-walsall')).toBe('birmingham.coal.4');
    expect(sources(mine.play('network birmingham-dudley'), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham.coal.5: the distance of a rail link is measured from its nearest end', () => {
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'tamworth#1': { seat: 0, tile: 'coal-2' }, 'dudley#1': { seat: 1, tile: 'coal-2' } },
      links: { 'birmingham-tamworth': 0 },
    });
    scene.play('network birmingham-dudley');
    expect(sources(scene, 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham.coal.5: mines at the same distance from either end are equally near', () => {
    const scene = rail({
      players: [railwayman],
      tiles: { ...base, 'tamworth#1': { seat: 0, tile: 'coal-2' }, 'kidderminster#1': { seat: 1, tile: 'coal-2' } },
      links: { 'birmingham-tamworth': 0, 'dudley-kidderminster': 1 },
    });
    scene.play('network birmingham-dudley');
    expect(scene.legal().toSorted()).toEqual(['coal kidderminster#1', 'coal tamworth#1']);
    scene.play('coal kidderminster#1');
    expect(sources(scene, 'coal')).toEqual(['kidderminster#1']);
  });

  it('birmingham.coal.5: the line with three ends is measured from any of them', () => {
    const scene = rail({
      players: [railwayman],
      tiles: {
        'farm-south#1': { seat: 0, tile: 'brewery-2', flipped: true },
        'wolverhampton#2': { seat: 0, tile: 'coal-2' },
        'redditch#1': { seat: 1, tile: 'coal-2' },
      },
      links: {
        'dudley-kidderminster': 1,
        'dudley-wolverhampton': 1,
        'gloucester-worcester': 1,
        'gloucester-redditch': 1,
      },
    });
    scene.play('network kidderminster-worcester');
    expect(scene.legal().toSorted()).toEqual(['coal redditch#1', 'coal wolverhampton#2']);
  });

  it('birmingham.coal.5: a tile is measured from its place, not from the seat’s network', () => {
    // Dudley is one step from the seat's own mill but two from the site; Kidderminster is one from the site.
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], mat: { 'cotton-1': 0 } }],
      tiles: {
        'birmingham#1': { seat: 0, tile: 'cotton-1' },
        'dudley#1': { seat: 0, tile: 'coal-1' },
        'kidderminster#1': { seat: 1, tile: 'coal-1' },
      },
      links: { 'birmingham-dudley': 0, 'birmingham-worcester': 0, 'kidderminster-worcester': 1 },
    });
    scene.play('build worcester#1 cotton with worcester');
    expect(sources(scene, 'coal')).toEqual(['kidderminster#1']);
  });
});
