import { describe, expect, it } from 'vitest';

import { away, bare, frontOf, held, networkAt, ofEadweard, ofPerson, partsOf, spent, without } from './parts.ts';
import { backOf, deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';

describe('the starting place of a network slot', () => {
  const atBurton = { 'burton#2': spent('brewery-1') };
  const atBoth = { ...atBurton, 'cannock#2': spent('coal-2') };

  it('birmingham-automa.network.1: it is the first place on the card that is in the network', () => {
    expect(frontOf({ tiles: atBurton, automaton: bare }, '2', '4')).toEqual(['link burton-derby']);
    expect(frontOf({ tiles: atBoth, automaton: bare }, '2', '4')).toEqual(['link cannock-stafford']);
  });

  it('birmingham-automa.network.1: it is the next one if all lines of the first are taken', () => {
    const links = held(PERSON, 'cannock-stafford', 'cannock-walsall', 'cannock-wolverhampton');
    expect(frontOf({ tiles: atBoth, links, automaton: bare }, '2', '4')).toEqual(['link cannock-farm-north']);
    const all = { ...links, 'cannock-farm-north': PERSON };
    expect(frontOf({ tiles: atBoth, links: all, automaton: bare }, '2', '4')).toEqual(['link burton-derby']);
  });

  it('birmingham-automa.network.1: it is the next one if no line of the first has coal', () => {
    const setting: Setting = {
      era: 'rail',
      tiles: { 'wolverhampton#1': spent('manufacturer-2'), 'redditch#2': spent('iron-2') },
      automaton: bare,
    };
    expect(frontOf(setting, '7', '4')).toEqual(['link oxford-redditch']);
    const tiles = { ...setting.tiles, 'wolverhampton#2': ofPerson('coal-2') };
    expect(frontOf({ ...setting, tiles }, '7', '4')[0]).toBe('link coalbrookdale-wolverhampton');
  });

  it('birmingham-automa.network.1: the far end being in the network is not enough', () => {
    const setting: Setting = { tiles: { 'kidderminster#2': spent('cotton-1') }, automaton: bare };
    expect(frontOf(setting, '4', '20', '3')).toEqual(['link kidderminster-worcester']);
  });

  it('birmingham-automa.network.1: a link alone puts a place in the network', () => {
    const setting: Setting = { links: { 'coalbrookdale-wolverhampton': EADWEARD }, automaton: bare };
    expect(frontOf(setting, '4', '3')).toEqual(['link coalbrookdale-kidderminster']);
    expect(
      frontOf({ ...setting, links: { 'coalbrookdale-wolverhampton': PERSON }, tiles: atBurton }, '4', '3'),
    ).toEqual(['link burton-derby']);
  });
});

/** Coal at Cannock, beer at Burton, both of Eadweard. */
const coalAndBeer = { 'cannock#2': ofEadweard('coal-2'), 'burton#2': ofEadweard('brewery-2') };

describe('the number of links', () => {
  it('birmingham-automa.network.2: one canal is laid, without coal and beer', () => {
    const scene = backOf({ tiles: coalAndBeer }, '4', 'cannock');
    expect(deedsOf(scene)).toEqual(['link cannock-stafford']);
    expect(scene.told('took')).toEqual([]);
    expect(scene.told('bought')).toEqual([]);
  });

  it('birmingham-automa.network.2: two rails are laid, the second from the place just reached, for two coal and one beer', () => {
    const scene = backOf({ era: 'rail', tiles: coalAndBeer }, '4', 'cannock');
    expect(deedsOf(scene)).toEqual(['link burton-cannock', 'link burton-derby']);
    expect(scene.now.tiles['cannock#2']).toMatchObject({ cubes: 1 });
    expect(scene.now.tiles['burton#2']).toMatchObject({ cubes: 1 });
    expect(scene.now.markets['coal']).toBe(13);
  });

  it('birmingham-automa.network.2: two rails from the front are one action', () => {
    expect(partsOf(turnOf({ era: 'rail', tiles: coalAndBeer, automaton: bare }, ['19', '2']))).toEqual({
      front: ['link burton-cannock', 'link burton-derby'],
      back: ['develop'],
    });
  });

  it('birmingham-automa.network.2: only one rail is laid without beer', () => {
    const tiles = { ...coalAndBeer, 'burton#2': spent('brewery-2') };
    const scene = backOf({ era: 'rail', tiles }, '4', 'cannock');
    expect(deedsOf(scene)).toEqual(['link burton-cannock']);
    expect(scene.now.tiles['cannock#2']).toMatchObject({ cubes: 2 });
  });

  it('birmingham-automa.network.2: only one rail is laid without a second coal, and no beer is used', () => {
    const tiles = { ...coalAndBeer, 'cannock#2': ofEadweard('coal-2', { cubes: 1 }) };
    const scene = backOf({ era: 'rail', tiles }, '4', 'cannock');
    expect(deedsOf(scene)).toEqual(['link burton-cannock']);
    expect(scene.now.tiles['burton#2']).toMatchObject({ cubes: 2 });
  });

  it('birmingham-automa.network.2: the second rail is not laid at the starting place', () => {
    const links = held(PERSON, 'cannock-walsall', 'cannock-wolverhampton', 'burton-cannock', 'stafford-stone');
    expect(networkAt({ era: 'rail', tiles: coalAndBeer, links }, 'cannock')).toEqual(['link cannock-stafford']);
  });
});

describe('the line with three ends', () => {
  const beer = { 'stafford#1': ofEadweard('brewery-2') };

  it('birmingham-automa.network.3: from Kidderminster it reaches Worcester', () => {
    const tiles = { ...beer, 'kidderminster#1': ofEadweard('coal-2') };
    expect(networkAt({ era: 'rail', tiles }, 'kidderminster')).toEqual([
      'link kidderminster-worcester',
      'link birmingham-worcester',
    ]);
  });

  it('birmingham-automa.network.3: from Worcester it reaches Kidderminster', () => {
    const tiles = { ...beer, 'worcester#1': spent('cotton-2') };
    const links = held(PERSON, 'gloucester-worcester', 'birmingham-worcester');
    expect(networkAt({ era: 'rail', tiles, links }, 'worcester')).toEqual([
      'link kidderminster-worcester',
      'link coalbrookdale-kidderminster',
    ]);
  });

  it('birmingham-automa.network.3: from the southern farm it reaches Kidderminster', () => {
    const tiles = {
      'farm-south#1': ofEadweard('brewery-2'),
      'kidderminster#1': ofPerson('coal-2'),
      'worcester#1': ofPerson('cotton-2'),
      'worcester#2': ofPerson('cotton-2'),
    };
    expect(networkAt({ era: 'rail', tiles }, 'farm-south')).toEqual([
      'link kidderminster-worcester',
      'link coalbrookdale-kidderminster',
    ]);
  });

  it('birmingham-automa.network.3: the back continues from Worcester after a canal from Kidderminster', () => {
    const setting: Setting = { tiles: { 'kidderminster#2': spent('cotton-1') }, automaton: bare };
    expect(partsOf(turnOf(setting, ['20', '4']))).toEqual({
      front: ['link kidderminster-worcester'],
      back: ['link birmingham-worcester'],
    });
  });
});

describe('rails to merchant places', () => {
  const atRedditch = { 'redditch#1': ofEadweard('coal-2'), 'stafford#1': ofEadweard('brewery-2') };

  it('birmingham-automa.network.4: the second rail continues from Oxford', () => {
    expect(
      networkAt({ era: 'rail', tiles: atRedditch, links: held(PERSON, 'birmingham-redditch') }, 'redditch'),
    ).toEqual(['link oxford-redditch', 'link birmingham-oxford']);
  });

  it('birmingham-automa.network.4: the second rail continues from Gloucester', () => {
    const links = held(PERSON, 'birmingham-redditch', 'oxford-redditch');
    expect(networkAt({ era: 'rail', tiles: atRedditch, links }, 'redditch')).toEqual([
      'link gloucester-redditch',
      'link gloucester-worcester',
    ]);
  });

  it('birmingham-automa.network.4: there is no second rail if the other line is taken', () => {
    const links = held(PERSON, 'birmingham-redditch', 'birmingham-oxford');
    expect(networkAt({ era: 'rail', tiles: atRedditch, links }, 'redditch')).toEqual(['link oxford-redditch']);
  });

  it.each([
    ['coalbrookdale', 'coalbrookdale#2', 'iron-2', 'shrewsbury', ['wolverhampton', 'kidderminster']],
    ['stoke', 'stoke#1', 'cotton-2', 'warrington', ['leek', 'stone']],
    ['derby', 'derby#1', 'brewery-2', 'nottingham', ['belper', 'burton', 'uttoxeter']],
  ])(
    'birmingham-automa.network.4: from %s no second rail is laid beyond the merchants',
    (place, site, tile, end, taken) => {
      const links = held(PERSON, ...taken.map((town) => [place, town].toSorted().join('-')));
      const tiles = { [site]: spent(tile), 'stafford#1': ofEadweard('brewery-2') };
      expect(networkAt({ era: 'rail', tiles, links }, place)).toEqual([`link ${[place, end].toSorted().join('-')}`]);
    },
  );
});

describe('network on the back', () => {
  const tiles = { 'birmingham#3': spent('iron-2') };

  it('birmingham-automa.network.5: starts at the place of the tile just built', () => {
    expect(partsOf(turnOf({ tiles }, ['4', '3']))).toEqual({
      front: ['build brewery-1 coalbrookdale#1'],
      back: ['link coalbrookdale-wolverhampton'],
    });
  });

  it('birmingham-automa.network.5: starts at a farm where the brewery was built there', () => {
    expect(partsOf(turnOf({}, ['6', '4']))).toEqual({
      front: ['build brewery-1 farm-south#1'],
      back: ['link kidderminster-worcester'],
    });
  });

  it('birmingham-automa.network.5: is not possible if that place has no open line', () => {
    const links = held(
      PERSON,
      'coalbrookdale-wolverhampton',
      'coalbrookdale-kidderminster',
      'coalbrookdale-shrewsbury',
    );
    const scene = turnOf({ tiles, links }, ['4', '3']);
    expect(partsOf(scene)).toEqual({ front: ['build brewery-1 coalbrookdale#1'], back: ['pass'] });
    expect(scene.now.players[EADWEARD]?.points).toBe(5);
  });

  it('birmingham-automa.network.5: is not possible if no line of that place has coal', () => {
    const setting: Setting = { era: 'rail', tiles, automaton: { mat: { 'brewery-1': 0 } } };
    expect(partsOf(turnOf(setting, ['3', '4']))).toEqual({ front: ['build brewery-2 nuneaton#1'], back: ['pass'] });
    const withCoal = { ...tiles, 'nuneaton#2': ofPerson('coal-2') };
    expect(partsOf(turnOf({ ...setting, tiles: withCoal }, ['3', '4'])).back[0]).toBe('link birmingham-nuneaton');
  });

  it('birmingham-automa.network.6: continues from the end of the front’s canal', () => {
    const links = { 'birmingham-coventry': PERSON };
    expect(partsOf(turnOf({ tiles, links, automaton: bare }, ['9', '4']))).toEqual({
      front: ['link birmingham-tamworth'],
      back: ['link burton-tamworth'],
    });
  });

  it('birmingham-automa.network.6: is not possible if the canal led to a dead end', () => {
    expect(partsOf(turnOf({ tiles, automaton: bare }, ['9', '4']))).toEqual({
      front: ['link birmingham-coventry'],
      back: ['pass'],
    });
  });

  it('birmingham-automa.network.6: continues from the end of the second rail', () => {
    expect(partsOf(turnOf({ era: 'rail', tiles: coalAndBeer, automaton: bare }, ['19', '4']))).toEqual({
      front: ['link burton-cannock', 'link burton-derby'],
      back: ['link belper-derby'],
    });
  });

  it('birmingham-automa.network.6: continues from the end of a single rail', () => {
    const noBeer = { ...coalAndBeer, 'burton#2': spent('brewery-2') };
    expect(partsOf(turnOf({ era: 'rail', tiles: noBeer, automaton: bare }, ['19', '4']))).toEqual({
      front: ['link burton-cannock'],
      back: ['link burton-derby'],
    });
  });

  it('birmingham-automa.network.6: continues from a merchant place', () => {
    const setting: Setting = { tiles: { 'redditch#2': spent('iron-2') }, automaton: bare };
    expect(partsOf(turnOf(setting, ['5', '4']))).toEqual({
      front: ['link oxford-redditch'],
      back: ['link birmingham-oxford'],
    });
  });
});

describe('without link tiles', () => {
  /** Thirteen lines of either era. */
  const thirteen = [
    'stoke-warrington',
    'leek-stoke',
    'stoke-stone',
    'burton-stone',
    'stafford-stone',
    'cannock-stafford',
    'cannock-farm-north',
    'cannock-wolverhampton',
    'cannock-walsall',
    'burton-tamworth',
    'burton-derby',
    'derby-nottingham',
    'belper-derby',
  ] as const;
  const one = held(EADWEARD, ...thirteen);
  const none = { ...one, 'burton-walsall': EADWEARD };

  it('birmingham-automa.network.7: there is no network slot and no network on the back', () => {
    const automaton = { mat: without('manufacturer') };
    expect(frontOf({ links: one, automaton }, '18', '4')).toEqual(['link burton-walsall']);
    expect(partsOf(turnOf({ links: none, automaton }, ['18', '17', '4']))).toEqual({
      front: ['build cotton-1 worcester#1'],
      back: ['pass'],
    });
  });

  it('birmingham-automa.network.7: no link is laid before a build', () => {
    const setting: Setting = {
      tiles: { 'dudley#1': ofPerson('coal-2'), 'dudley#2': spent('iron-2') },
      automaton: { mat: { 'cotton-1': 0 } },
    };
    expect(frontOf({ ...setting, links: one }, '20', '4')).toEqual([
      'link dudley-kidderminster',
      'build cotton-2 kidderminster#2',
    ]);
    expect(frontOf({ ...setting, links: none }, '20', '4', '3')).toEqual(['build brewery-1 coalbrookdale#1']);
  });

  it('birmingham-automa.network.7: no link is laid to a farm', () => {
    const tiles = { 'kidderminster#2': spent('cotton-1') };
    expect(frontOf({ tiles, links: one }, '6', '4')).toEqual([
      'link kidderminster-worcester',
      'build brewery-1 farm-south#1',
    ]);
    expect(frontOf({ tiles, links: none }, '6', '4')).toEqual(['build brewery-1 farm-north#1']);
  });

  it('birmingham-automa.network.7: a mine gets no link and takes one action', () => {
    expect(partsOf(turnOf({ links: one }, ['5', '2']))).toEqual({
      front: ['build coal-2 redditch#1', 'link oxford-redditch'],
      back: [],
    });
    expect(partsOf(turnOf({ links: none }, ['5', '2']))).toEqual({
      front: ['build coal-2 redditch#1'],
      back: ['develop'],
    });
  });

  it('birmingham-automa.network.7: no link is laid to reach a merchant', () => {
    const setting: Setting = {
      tiles: { 'birmingham#2': ofEadweard('manufacturer-2') },
      merchants: {
        'oxford#1': { tile: 'manufacturer', barrel: true },
        'oxford#2': { tile: 'all', barrel: true },
        'gloucester#1': { tile: 'cotton', barrel: true },
        'gloucester#2': { tile: 'blank' },
        'shrewsbury#1': { tile: 'blank' },
      },
    };
    expect(networkAt({ ...setting, links: one }, 'birmingham')).toEqual(['link birmingham-oxford']);
    expect(networkAt({ ...setting, links: none }, 'birmingham')).toEqual(['pass']);
  });

  it('birmingham-automa.network.7: the last tile is laid as a first rail, with no second', () => {
    const setting: Setting = { era: 'rail', tiles: { 'stafford#1': ofEadweard('brewery-2') } };
    const scene = backOf({ ...setting, links: one }, '4', 'tamworth');
    expect(deedsOf(scene)).toEqual(['link tamworth-walsall']);
    expect(scene.now.players[EADWEARD]?.links).toBe(0);
    const { 'belper-derby': _, ...two } = one;
    expect(networkAt({ ...setting, links: two }, 'tamworth')).toEqual([
      'link tamworth-walsall',
      'link walsall-wolverhampton',
    ]);
  });

  it("birmingham-automa.network.7: the person's link tiles do not count", () => {
    expect(
      networkAt({ tiles: { ...away, 'redditch#2': spent('iron-2') }, links: held(PERSON, ...thirteen) }, 'redditch'),
    ).toEqual(['link oxford-redditch']);
  });
});
