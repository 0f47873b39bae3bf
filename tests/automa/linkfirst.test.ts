import { describe, expect, it } from 'vitest';

import { away, frontOf, held, ofEadweard, ofPerson, partsOf, spent } from './parts.ts';
import { deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

/** The next cotton mill is level II, the next manufacturer level V: one coal each. */
const mat = { 'cotton-1': 0, 'manufacturer-2': 0, 'brewery-1': 0 } as const;

/** Dudley is in the network and has coal; Kidderminster, where cards 20 and 22 build, lacks it. */
const coalAtDudley: Setting = {
  tiles: { 'dudley#1': ofPerson('coal-2'), 'dudley#2': spent('iron-2') },
  automaton: { mat },
};

const linkAndMill = ['link dudley-kidderminster', 'build cotton-2 kidderminster#2'];

describe('the link symbol', () => {
  it('birmingham-automa.linkfirst.1: a link that brings coal, then the tile, and the turn ends', () => {
    const scene = turnOf(coalAtDudley, ['20', '2']);
    expect(deedsOf(scene)).toEqual(linkAndMill);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 2 });
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0, plan: '2' });
  });

  it('birmingham-automa.linkfirst.1: no link is laid for a slot without the symbol', () => {
    const setting: Setting = {
      tiles: { 'wolverhampton#1': spent('manufacturer-2'), 'wolverhampton#2': ofPerson('coal-2') },
      automaton: { mat: { 'manufacturer-2': 0 } },
    };
    expect(frontOf(setting, '2', '4')).toEqual(['build cotton-1 nuneaton#2']);
  });

  it('birmingham-automa.linkfirst.1: the same line is laid for a slot with the symbol', () => {
    const setting: Setting = {
      tiles: { 'cannock#1': spent('manufacturer-2'), 'cannock#2': ofPerson('coal-2') },
      automaton: { mat },
    };
    expect(frontOf(setting, '7', '4')).toEqual(['link cannock-wolverhampton', 'build manufacturer-5 wolverhampton#1']);
  });

  it('birmingham-automa.linkfirst.1: no link if a tile of its own forbids the build anyway', () => {
    const setting: Setting = {
      tiles: {
        'wolverhampton#1': spent('manufacturer-2'),
        'dudley#1': ofPerson('coal-2'),
        'walsall#2': spent('brewery-2'),
      },
      automaton: { mat },
    };
    expect(frontOf(setting, '7', '4')).toEqual(['link walsall-wolverhampton']);
  });

  it('birmingham-automa.linkfirst.1: no link if there is no free site anyway', () => {
    const tiles = {
      ...coalAtDudley.tiles,
      'kidderminster#1': ofPerson('cotton-2'),
      'kidderminster#2': ofPerson('cotton-2'),
    };
    expect(frontOf({ ...coalAtDudley, era: 'rail', tiles }, '20', '4', '3')).toEqual([
      'build brewery-2 coalbrookdale#1',
    ]);
  });
});

describe('the need', () => {
  it('birmingham-automa.linkfirst.2: no link where coal is connected already', () => {
    const setting: Setting = { ...coalAtDudley, links: { 'dudley-kidderminster': PERSON } };
    expect(partsOf(turnOf(setting, ['20', '2']))).toEqual({
      front: ['build cotton-2 kidderminster#2'],
      back: ['develop'],
    });
  });

  it('birmingham-automa.linkfirst.2: no link for a tile that needs no coal', () => {
    const setting: Setting = { ...coalAtDudley, automaton: {} };
    expect(frontOf(setting, '20', '2')).toEqual(['build cotton-1 kidderminster#2']);
  });

  it('birmingham-automa.linkfirst.2: only one rail is laid, even with coal and beer for two', () => {
    const tiles = { ...coalAtDudley.tiles, 'stafford#1': ofEadweard('brewery-2') };
    const scene = turnOf({ ...coalAtDudley, era: 'rail', tiles }, ['20', '2']);
    expect(deedsOf(scene)).toEqual(linkAndMill);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 1 });
    expect(scene.now.tiles['stafford#1']).toMatchObject({ cubes: 2 });
  });

  it('birmingham-automa.linkfirst.2: nothing is laid if two links would be needed', () => {
    const setting: Setting = {
      tiles: { 'birmingham#3': spent('iron-2'), 'dudley#1': ofPerson('coal-2') },
      automaton: { mat },
    };
    expect(frontOf(setting, '20', '4', '3')).toEqual(['build brewery-2 coalbrookdale#1']);
    expect(frontOf({ ...setting, links: { 'birmingham-dudley': EADWEARD } }, '20', '4')).toEqual(linkAndMill);
  });
});

describe('the line', () => {
  const coalAtCoventry: Setting = {
    tiles: { 'coventry#1': spent('pottery-1'), 'coventry#2': ofPerson('coal-2') },
    automaton: { mat },
  };

  it('birmingham-automa.linkfirst.3: must be usable in the era', () => {
    expect(frontOf(coalAtCoventry, '16', '4', '3')).toEqual(['build brewery-2 coalbrookdale#1']);
    expect(frontOf({ ...coalAtCoventry, era: 'rail' }, '16', '4')).toEqual([
      'link coventry-nuneaton',
      'build manufacturer-5 nuneaton#1',
    ]);
  });

  it('birmingham-automa.linkfirst.3: must touch the network', () => {
    const tiles = { ...away, 'dudley#1': ofPerson('coal-2'), 'dudley#2': ofPerson('iron-2', { flipped: true }) };
    const setting: Setting = { ...coalAtDudley, era: 'rail', tiles };
    expect(frontOf(setting, '20', '4', '3')).toEqual(['build brewery-2 coalbrookdale#1']);
    expect(frontOf({ ...setting, links: { 'dudley-wolverhampton': EADWEARD } }, '20', '4')).toEqual(linkAndMill);
  });

  const withCubes = (cubes: number): Setting => ({
    ...coalAtDudley,
    era: 'rail',
    tiles: { ...coalAtDudley.tiles, 'dudley#1': ofPerson('coal-2', { cubes }) },
  });

  it('birmingham-automa.linkfirst.3: a rail takes its coal before the tile', () => {
    const poor = turnOf(withCubes(1), ['20', '4', '3']);
    expect(partsOf(poor).front).toEqual(['build brewery-2 coalbrookdale#1']);
    expect(poor.now.tiles['dudley#1']).toMatchObject({ flipped: false, cubes: 1 });
    expect(poor.now.links).not.toHaveProperty('dudley-kidderminster');
    const scene = turnOf(withCubes(2), ['20', '4']);
    expect(partsOf(scene).front).toEqual(linkAndMill);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ flipped: true, cubes: 0 });
  });

  it('birmingham-automa.linkfirst.3: the tile may use the market if the rail has emptied the mine', () => {
    const setting: Setting = {
      era: 'rail',
      tiles: { 'birmingham#3': spent('iron-2'), 'dudley#1': ofPerson('coal-2', { cubes: 1 }) },
      links: held(PERSON, 'birmingham-dudley', 'birmingham-oxford'),
      automaton: { mat },
    };
    const scene = turnOf(setting, ['17', '4']);
    expect(deedsOf(scene)).toEqual(['link birmingham-worcester', 'build cotton-2 worcester#1']);
    expect(scene.now.tiles['dudley#1']).toMatchObject({ flipped: true });
    expect(scene.now.markets['coal']).toBe(12);
  });

  it('birmingham-automa.linkfirst.3: the end in the network may be a merchant place', () => {
    const setting: Setting = { links: { 'oxford-redditch': EADWEARD }, automaton: { mat } };
    expect(frontOf(setting, '9', '4')).toEqual(['link birmingham-oxford', 'build manufacturer-5 birmingham#2']);
  });

  it('birmingham-automa.linkfirst.3: a canal needs no coal of its own', () => {
    expect(frontOf({ ...withCubes(1), era: 'canal' }, '20', '4')).toEqual(linkAndMill);
  });

  it('birmingham-automa.linkfirst.3: there must be enough coal for the tile', () => {
    const three = (era: string, cubes: number): Setting => ({
      era,
      automata: ['eadweard:easy'],
      tiles: { 'cannock#1': spent('manufacturer-2'), 'cannock#2': ofPerson('coal-2', { cubes }) },
      automaton: { mat: { 'manufacturer-1': 0, 'manufacturer-2': 0, 'brewery-1': 0 } },
    });
    const done = ['link cannock-wolverhampton', 'build manufacturer-3 wolverhampton#1'];
    const undone = ['build brewery-2 coalbrookdale#1'];
    expect(frontOf(three('canal', 1), '7', '4', '3')).toEqual(undone);
    expect(frontOf(three('canal', 2), '7', '4')).toEqual(done);
    expect(frontOf(three('rail', 2), '7', '4', '3')).toEqual(undone);
    expect(frontOf(three('rail', 3), '7', '4')).toEqual(done);
  });

  it('birmingham-automa.linkfirst.3: of two lines only the one that leaves coal for the tile is considered', () => {
    const setting: Setting = {
      era: 'rail',
      tiles: {
        'dudley#1': ofPerson('coal-2', { cubes: 1 }),
        'dudley#2': spent('iron-2'),
        'coalbrookdale#3': ofPerson('coal-2', { cubes: 2 }),
      },
      links: { 'coalbrookdale-wolverhampton': EADWEARD },
      automaton: { mat },
    };
    expect(frontOf(setting, '20', '4')).toEqual(['link coalbrookdale-kidderminster', 'build cotton-2 kidderminster#2']);
    const rich = { ...setting.tiles, 'dudley#1': ofPerson('coal-2', { cubes: 2 }) };
    expect(frontOf({ ...setting, tiles: rich }, '20', '4')).toEqual(linkAndMill);
  });

  it('birmingham-automa.linkfirst.4: need not touch the place of the build', () => {
    const setting: Setting = {
      tiles: { 'burton#1': ofPerson('coal-2'), 'burton#2': spent('brewery-1') },
      links: { 'nuneaton-tamworth': PERSON },
      automaton: { mat },
    };
    expect(frontOf(setting, '2', '4')).toEqual(['link burton-tamworth', 'build cotton-2 nuneaton#2']);
  });

  it('birmingham-automa.linkfirst.4: it may lie several links away', () => {
    const setting: Setting = {
      tiles: { 'stone#2': ofPerson('coal-2'), 'burton#2': spent('brewery-1') },
      links: held(PERSON, 'nuneaton-tamworth', 'burton-tamworth'),
      automaton: { mat },
    };
    expect(frontOf(setting, '2', '4')).toEqual(['link burton-stone', 'build cotton-2 nuneaton#2']);
  });
});

describe('several places', () => {
  const worcesterHasCoal: Setting = { ...coalAtDudley, links: { 'gloucester-worcester': PERSON } };

  it('birmingham-automa.linkfirst.5: the first with a link comes before the second without', () => {
    expect(frontOf(worcesterHasCoal, '20', '4')).toEqual(linkAndMill);
  });

  it('birmingham-automa.linkfirst.5: the first without a link comes before the second with one', () => {
    expect(frontOf(worcesterHasCoal, '22', '4')).toEqual(['build cotton-2 worcester#1']);
  });

  it('birmingham-automa.linkfirst.5: the second without a link is used if no link helps the first', () => {
    const setting: Setting = { ...worcesterHasCoal, tiles: away };
    expect(frontOf(setting, '20', '4')).toEqual(['build cotton-2 worcester#1']);
  });

  it('birmingham-automa.linkfirst.5: the second with a link is used if no link helps the first', () => {
    const setting: Setting = {
      tiles: { 'birmingham#3': spent('iron-2'), 'tamworth#1': ofPerson('coal-2') },
      links: { 'birmingham-tamworth': PERSON },
      automaton: { mat },
    };
    expect(frontOf(setting, '20', '4')).toEqual(['link birmingham-worcester', 'build cotton-2 worcester#1']);
  });
});
