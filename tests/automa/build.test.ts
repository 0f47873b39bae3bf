import { describe, expect, it } from 'vitest';

import { away, frontOf, held, ofEadweard, ofPerson, partsOf, spent, without } from './parts.ts';
import { deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

/** The next manufacturer is level V, which needs one coal. */
const needsCoal = { mat: { 'manufacturer-2': 0 } } as const;

/** The next cotton mill is level II, which needs one coal. */
const millNeedsCoal = { mat: { 'cotton-1': 0 } } as const;

describe('places', () => {
  it('birmingham-automa.build.1: the first place on the card is tried first, in the network or not', () => {
    expect(frontOf({ tiles: away }, '2', '4')).toEqual(['build manufacturer-2 cannock#1']);
    expect(frontOf({ tiles: { 'stafford#1': ofEadweard('brewery-2'), ...away } }, '22', '4')).toEqual([
      'build cotton-1 worcester#1',
    ]);
  });

  it('birmingham-automa.build.1: the next place is tried if the first has no room', () => {
    const tiles = { ...away, 'cannock#1': ofPerson('coal-2') };
    expect(frontOf({ tiles }, '2', '4')).toEqual(['build manufacturer-2 burton#1']);
  });

  it('birmingham-automa.build.1: the next slot is tried if no place has room', () => {
    const tiles = { ...away, 'cannock#1': ofPerson('coal-2'), 'burton#1': ofPerson('coal-2') };
    expect(frontOf({ tiles }, '2', '4')).toEqual(['build cotton-1 nuneaton#2']);
  });
});

describe('tiles', () => {
  it('birmingham-automa.build.2: the lowest tile on the mat is built', () => {
    expect(frontOf({ automata: ['eadweard:easy'], automaton: { mat: { 'manufacturer-1': 0 } } }, '2', '4')).toEqual([
      'build manufacturer-2 cannock#1',
    ]);
    const mat = { 'manufacturer-2': 0, 'manufacturer-5': 0 };
    expect(frontOf({ automaton: { mat } }, '2', '4')).toEqual(['build manufacturer-6 cannock#1']);
  });

  it('birmingham-automa.build.2: the next slot is tried if the mat has no tile of the industry', () => {
    expect(frontOf({ tiles: away, automaton: { mat: without('manufacturer') } }, '2', '4')).toEqual([
      'build cotton-1 nuneaton#2',
    ]);
  });

  const breweryIV = { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 };

  it('birmingham-automa.build.2: brewery IV can only be built in the rail era', () => {
    const setting: Setting = { tiles: { 'uttoxeter#2': ofPerson('brewery-2') }, automaton: { mat: breweryIV } };
    expect(frontOf(setting, '4', '17', '2')).toEqual(['build cotton-1 worcester#1']);
    expect(frontOf({ ...setting, era: 'rail' }, '4', '2')).toEqual(['build brewery-4 coalbrookdale#1']);
  });

  it('birmingham-automa.build.2: pottery V can only be built in the rail era', () => {
    const mat = { 'pottery-1': 0, 'pottery-2': 0, 'pottery-3': 0, 'pottery-4': 0, 'cotton-1': 0 };
    const setting: Setting = {
      tiles: { 'coventry#2': ofPerson('coal-2') },
      automaton: { mat },
    };
    expect(frontOf(setting, '1', '4', '2')).toEqual(['build brewery-1 coalbrookdale#1']);
    expect(frontOf({ ...setting, era: 'rail' }, '1', '2')).toEqual(['build pottery-5 coventry#1']);
  });
});

describe('sites', () => {
  it('birmingham-automa.build.3: a single-industry site comes first, whatever the corner icon', () => {
    expect(frontOf({ tiles: away }, '7', '8')).toEqual(['build manufacturer-2 wolverhampton#1']);
    expect(frontOf({ tiles: away }, '9', '2')).toEqual(['build manufacturer-2 birmingham#2']);
  });

  it('birmingham-automa.build.3: a shared site is used when the others are taken', () => {
    const tiles = { ...away, 'wolverhampton#1': ofPerson('manufacturer-1') };
    expect(frontOf({ tiles }, '7', '4')).toEqual(['build manufacturer-2 wolverhampton#2']);
  });

  it('birmingham-automa.build.3: it never overbuilds its own tile', () => {
    const tiles = { 'redditch#1': spent('coal-2') };
    expect(frontOf({ era: 'rail', tiles }, '5', '4')).toEqual(['link oxford-redditch']);
  });

  it('birmingham-automa.build.3: it never overbuilds a works of the person, even when there is no iron', () => {
    const tiles = {
      'dudley#1': ofPerson('coal-2'),
      'dudley#2': ofPerson('iron-2', { flipped: true }),
      'walsall#1': ofPerson('manufacturer-2'),
    };
    const setting: Setting = { era: 'rail', tiles, markets: { iron: 0 }, automaton: { mat: { 'iron-2': 0 } } };
    expect(frontOf(setting, '21', '4')[0]).toBe('build coal-2 nuneaton#2');
    const { 'dudley#2': _, ...free } = tiles;
    expect(frontOf({ ...setting, tiles: free }, '21', '4')).toEqual(['build iron-3 dudley#2']);
  });

  it.each([
    ['17', '2', 'cotton-1 worcester#1'],
    ['17', '4', 'cotton-1 worcester#1'],
    ['17', '8', 'cotton-1 worcester#2'],
    ['17', '12', 'cotton-1 worcester#2'],
    ['9', '2', 'manufacturer-2 birmingham#2'],
    ['9', '8', 'manufacturer-2 birmingham#2'],
    ['9', '12', 'manufacturer-2 birmingham#4'],
    ['9', '4', 'manufacturer-2 birmingham#2'],
  ])('birmingham-automa.build.4: card %s with the corner icon of card %s builds %s', (card, top, built) => {
    expect(frontOf({ tiles: away }, card, top)).toEqual([`build ${built}`]);
  });

  it('birmingham-automa.build.4: the icon is taken from the card on top, not from the one turned over', () => {
    const tiles = { ...away, 'redditch#1': ofPerson('coal-2') };
    expect(frontOf({ tiles }, '5', '17', '4')).toEqual(['build cotton-1 worcester#1']);
    expect(frontOf({ tiles }, '5', '20', '8')).toEqual(['build cotton-1 kidderminster#2']);
  });
});

describe('places that are skipped', () => {
  it('birmingham-automa.build.5: a place without coal for the tile', () => {
    const setting: Setting = {
      tiles: { ...away, 'tamworth#1': ofPerson('coal-2') },
      links: { 'burton-tamworth': PERSON },
      automaton: needsCoal,
    };
    expect(frontOf(setting, '2', '4')).toEqual(['build manufacturer-5 burton#1']);
    expect(frontOf({ ...setting, automaton: {} }, '2', '4')).toEqual(['build manufacturer-2 cannock#1']);
  });

  it('birmingham-automa.build.5: a place to which no single link brings coal', () => {
    const setting: Setting = {
      tiles: { 'tamworth#1': spent('cotton-1') },
      links: { 'oxford-redditch': PERSON },
      automaton: needsCoal,
    };
    const scene = turnOf(setting, ['16', '4']);
    expect(partsOf(scene).front).toEqual(['build manufacturer-5 redditch#1']);
    expect(scene.now.markets['coal']).toBe(12);
  });

  it('birmingham-automa.build.5: a place without enough coal for the tile', () => {
    const withCubes = (cubes: number): Setting => ({
      tiles: { 'coventry#2': ofPerson('coal-2', { cubes }) },
      automaton: { mat: { 'pottery-1': 0, 'pottery-2': 0 } },
    });
    expect(frontOf(withCubes(1), '1', '4', '3')).toEqual(['build brewery-1 coalbrookdale#1']);
    expect(frontOf(withCubes(2), '1', '4')).toEqual(['build pottery-3 coventry#1']);
    const links = held(PERSON, 'birmingham-coventry', 'birmingham-oxford');
    expect(frontOf({ ...withCubes(1), links }, '1', '4')).toEqual(['build pottery-3 coventry#1']);
  });

  const atCannock = { 'cannock#2': ofEadweard('coal-2') };

  it('birmingham-automa.build.5: in the canal era a place with a tile of its own', () => {
    expect(frontOf({ tiles: atCannock }, '2', '4')).toEqual(['build manufacturer-2 burton#1']);
  });

  it('birmingham-automa.build.5: its own tile does not matter in the rail era, and the person’s never does', () => {
    expect(frontOf({ era: 'rail', tiles: atCannock }, '2', '4')).toEqual(['build manufacturer-2 cannock#1']);
    expect(frontOf({ tiles: { ...away, 'cannock#2': ofPerson('coal-2') } }, '2', '4')).toEqual([
      'build manufacturer-2 cannock#1',
    ]);
  });
});

describe('the minimum iron price', () => {
  const withCoal = { ...away, 'coalbrookdale#3': ofPerson('coal-2') };

  it.each([
    ['3', 5, 'brewery-1 nuneaton#1'],
    ['3', 4, 'iron-2 coalbrookdale#2'],
    ['1', 7, 'pottery-1 coventry#1'],
    ['1', 6, 'iron-2 coalbrookdale#2'],
    ['14', 9, 'coal-2 wolverhampton#2'],
    ['14', 8, 'iron-2 coalbrookdale#2'],
  ])('birmingham-automa.build.6: card %s with %i cubes in the market builds %s', (card, iron, built) => {
    expect(frontOf({ tiles: withCoal, markets: { iron } }, card, '4')[0]).toBe(`build ${built}`);
  });

  it('birmingham-automa.build.6: the price in an empty market is high enough', () => {
    expect(frontOf({ tiles: withCoal, markets: { iron: 0 } }, '3', '4')).toEqual(['build iron-2 coalbrookdale#2']);
  });

  it("birmingham-automa.build.7: cubes on the person's works do not make iron cheaper", () => {
    const tiles = { ...withCoal, 'dudley#2': ofPerson('iron-2', { cubes: 2 }) };
    expect(frontOf({ tiles, markets: { iron: 4 } }, '3', '4')).toEqual(['build iron-2 coalbrookdale#2']);
    expect(frontOf({ tiles, markets: { iron: 5 } }, '3', '4')).toEqual(['build brewery-1 nuneaton#1']);
  });

  it('birmingham-automa.build.7: cubes on its own works do not make iron cheaper', () => {
    const tiles = { ...withCoal, 'dudley#2': ofEadweard('iron-2', { cubes: 4 }) };
    expect(frontOf({ tiles, markets: { iron: 4 } }, '3', '4')).toEqual(['build iron-3 coalbrookdale#2']);
  });
});

describe('selling to the market', () => {
  it('birmingham-automa.build.8: a works sells what fits and keeps the rest', () => {
    const tiles = { ...away, 'coalbrookdale#3': ofPerson('coal-2') };
    const scene = turnOf({ tiles, markets: { iron: 8 } }, ['14', '4']);
    expect(scene.told('marketed')).toMatchObject([{ seat: EADWEARD, count: 2 }]);
    expect(scene.now.markets['iron']).toBe(10);
    expect(partsOf(scene).back).toEqual(['develop']);
  });

  it('birmingham-automa.build.8: a works that sold everything flips, and no money is paid', () => {
    const tiles = { ...away, 'coalbrookdale#3': ofPerson('coal-2') };
    const scene = turnOf({ tiles, markets: { iron: 6 } }, ['1', '4']);
    expect(scene.now.markets['iron']).toBe(10);
    expect(scene.now.tiles['coalbrookdale#2']).toMatchObject({ tile: 'iron-2', flipped: true, cubes: 0 });
    expect(scene.now.players[EADWEARD]).not.toHaveProperty('money');
    expect(scene.now.players[EADWEARD]).not.toHaveProperty('income');
  });

  it('birmingham-automa.build.8: a mine connected to a merchant place sells what fits', () => {
    const scene = turnOf({ tiles: away, links: { 'oxford-redditch': PERSON } }, ['5', '4']);
    expect(scene.now.markets['coal']).toBe(14);
    expect(scene.now.tiles['redditch#1']).toMatchObject({ flipped: false, cubes: 2 });
  });

  it('birmingham-automa.build.8: a mine that sold everything flips', () => {
    const scene = turnOf({ tiles: away, links: { 'oxford-redditch': PERSON }, markets: { coal: 10 } }, ['5', '4']);
    expect(scene.now.markets['coal']).toBe(13);
    expect(scene.now.tiles['redditch#1']).toMatchObject({ flipped: true, cubes: 0 });
  });

  it('birmingham-automa.build.8: a merchant place without merchant tiles is enough', () => {
    const tiles = { ...away, 'nuneaton#2': ofPerson('cotton-1') };
    const links = held(PERSON, 'burton-derby', 'derby-nottingham');
    const scene = turnOf({ tiles, links }, ['21', '4']);
    expect(deedsOf(scene)[0]).toBe('build coal-2 burton#1');
    expect(scene.now.markets['coal']).toBe(14);
  });

  it('birmingham-automa.build.8: a mine sells nothing if only a link laid after it reaches the merchant place', () => {
    const scene = turnOf({ tiles: away }, ['5', '4']);
    expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link oxford-redditch']);
    expect(scene.now.markets['coal']).toBe(13);
    expect(scene.now.tiles['redditch#1']).toMatchObject({ flipped: false, cubes: 3 });
  });
});

describe('actions', () => {
  it('birmingham-automa.build.9: a build takes one action, and the back continues from its place', () => {
    const tiles = {
      'kidderminster#2': spent('cotton-1'),
      'dudley#2': spent('iron-2'),
    };
    expect(partsOf(turnOf({ tiles }, ['4', '3']))).toEqual({
      front: ['build brewery-1 coalbrookdale#1'],
      back: ['link coalbrookdale-kidderminster'],
    });
  });

  it('birmingham-automa.build.10: building a mine and a canal from it ends the turn', () => {
    const scene = turnOf({ tiles: away }, ['19', '2']);
    expect(deedsOf(scene)).toEqual(['build coal-2 kidderminster#1', 'link kidderminster-worcester']);
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0, plan: '2' });
    expect(scene.now.markets['iron']).toBe(8);
  });

  const rail: Setting = { era: 'rail', tiles: { 'uttoxeter#1': ofEadweard('brewery-2') } };

  it('birmingham-automa.build.10: a mine is followed by two rails, the second from the end of the first', () => {
    const scene = turnOf(rail, ['5', '2']);
    expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link birmingham-redditch', 'link birmingham-coventry']);
    expect(scene.now.tiles['redditch#1']).toMatchObject({ cubes: 1 });
    expect(scene.now.tiles['uttoxeter#1']).toMatchObject({ cubes: 1 });
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0, plan: '2' });
  });

  it('birmingham-automa.build.10: a mine and a single rail end the turn as well', () => {
    const scene = turnOf({ ...rail, tiles: away }, ['5', '2']);
    expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link birmingham-redditch']);
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0, plan: '2' });
  });

  it('birmingham-automa.build.10: after a mine that sold all its cubes the rail takes coal from the market', () => {
    const links = held(PERSON, 'oxford-redditch', 'gloucester-redditch');
    const scene = turnOf({ ...rail, tiles: away, links, markets: { coal: 4 } }, ['5', '2']);
    expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link birmingham-redditch']);
    expect(scene.now.tiles['redditch#1']).toMatchObject({ flipped: true });
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('birmingham-automa.build.11: a mine without a link takes one action, and the back is used', () => {
    const scene = turnOf({ tiles: away, links: held(PERSON, 'oxford-redditch', 'gloucester-redditch') }, ['5', '2']);
    expect(partsOf(scene)).toEqual({ front: ['build coal-2 redditch#1'], back: ['develop'] });
    expect(scene.now.players[EADWEARD]?.points).toBe(3);
  });

  it('birmingham-automa.build.11: the mine is not skipped in favour of another place with open lines', () => {
    const links = held(PERSON, 'dudley-kidderminster', 'kidderminster-worcester', 'coalbrookdale-kidderminster');
    expect(partsOf(turnOf({ tiles: away, links }, ['19', '2']))).toEqual({
      front: ['build coal-2 kidderminster#1'],
      back: ['develop'],
    });
  });
});

describe('an automaton with nothing on the board', () => {
  it('birmingham-automa.build.12: builds as usual in later rounds', () => {
    expect(frontOf({ round: 5 }, '4', '2')).toEqual(['build brewery-1 coalbrookdale#1']);
    expect(frontOf({ round: 2, era: 'rail', automaton: { mat: { 'brewery-1': 0 } } }, '4', '2')).toEqual([
      'build brewery-2 coalbrookdale#1',
    ]);
  });

  it('birmingham-automa.build.12: cannot carry out a network slot', () => {
    expect(frontOf({ round: 5, automaton: { mat: without('manufacturer') } }, '18', '17', '4')).toEqual([
      'build cotton-1 worcester#1',
    ]);
  });

  it('birmingham-automa.build.12: lays a link before a build that touches its place', () => {
    const tiles = { 'dudley#1': ofPerson('coal-2') };
    expect(frontOf({ round: 5, tiles, automaton: millNeedsCoal }, '20', '2')).toEqual([
      'link dudley-kidderminster',
      'build cotton-2 kidderminster#2',
    ]);
  });

  it('birmingham-automa.build.12: one link of its own on the board is enough to end that', () => {
    const setting: Setting = {
      round: 5,
      tiles: { 'dudley#1': ofPerson('coal-2') },
      links: { 'belper-derby': EADWEARD },
      automaton: millNeedsCoal,
    };
    expect(frontOf(setting, '20', '4', '2')).toEqual(['build brewery-1 coalbrookdale#1']);
  });

  it('birmingham-automa.build.12: lays no link before a build elsewhere, as it would with a tile there', () => {
    const setting: Setting = {
      round: 5,
      tiles: { 'burton#1': ofPerson('coal-2') },
      links: { 'nuneaton-tamworth': PERSON },
      automaton: { mat: { 'manufacturer-2': 0, 'cotton-1': 0 } },
    };
    expect(frontOf(setting, '2', '4', '3')).toEqual(['build brewery-1 coalbrookdale#1']);
    const tiles = { ...setting.tiles, 'burton#2': spent('brewery-1') };
    expect(frontOf({ ...setting, tiles }, '2', '4')).toEqual(['link burton-tamworth', 'build cotton-2 nuneaton#2']);
  });
});
