import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, hurdlesOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { merchants, own, persons, soldIn } from './tradeHelp.ts';
import type { Tiles } from './tradeHelp.ts';

/** Oxford buys everything and goods of manufacturers, Shrewsbury cotton; no barrel stands beside them. */
const dry = merchants({ 'oxford#1': 'all', 'oxford#2': 'manufacturer', 'shrewsbury#1': 'cotton' });

const flipped = (tile: Tiles[string]): Tiles[string] => ({ ...tile, flipped: true });

/** The lines given, all of the person. */
const lines = (...slugs: readonly string[]): NonNullable<Setting['links']> =>
  Object.fromEntries(slugs.map((slug) => [slug, PERSON]));

describe('when sell is possible', () => {
  const toOxford = { links: { 'birmingham-oxford': EADWEARD }, merchants: dry };
  const brewery = { 'burton#2': own('brewery-2') };

  it.each([
    ['no tile at all', {}],
    ['a flipped mill', { 'birmingham#1': flipped(own('cotton-1')) }],
    ["the person's mill", { 'birmingham#1': persons('cotton-1') }],
    ['works and mines', { 'birmingham#3': own('iron-2'), 'tamworth#1': own('coal-2') }],
  ])('birmingham-automa.sell.1: it is not possible with %s', (_, tiles) => {
    const scene = backOf({ ...toOxford, tiles: { ...brewery, ...tiles } }, '4');
    expect(hurdlesOf(scene)[0]).toBe('4 sell nothingToSell');
    expect(soldIn(scene)).toEqual([]);
  });

  it.each([
    ['cotton mill', 'birmingham#1', 'cotton-1'],
    ['manufacturer', 'birmingham#2', 'manufacturer-2'],
    ['pottery', 'coventry#1', 'pottery-1'],
  ])('birmingham-automa.sell.1: it is possible with an unflipped %s', (_, site, tile) => {
    const links = { ...toOxford.links, 'birmingham-coventry': EADWEARD };
    expect(soldIn(backOf({ ...toOxford, links, tiles: { ...brewery, [site]: own(tile) } }, '4'))).toEqual([site]);
  });

  it('birmingham-automa.sell.1: links of any owners connect a tile', () => {
    const mill = { ...brewery, 'tamworth#1': own('cotton-1') };
    const links = { 'birmingham-tamworth': PERSON, 'birmingham-oxford': EADWEARD };
    expect(soldIn(backOf({ ...toOxford, links, tiles: mill }, '4'))).toEqual(['tamworth#1']);
    const bothOfPerson = lines('birmingham-tamworth', 'birmingham-oxford');
    expect(soldIn(backOf({ ...toOxford, links: bothOfPerson, tiles: mill }, '4'))).toEqual(['tamworth#1']);
  });

  it('birmingham-automa.sell.1: the route may lead through another merchant place', () => {
    const links = lines('gloucester-worcester', 'gloucester-redditch', 'oxford-redditch');
    const scene = backOf({ ...toOxford, links, tiles: { ...brewery, 'worcester#1': own('cotton-1') } }, '4');
    expect(deedsOf(scene)).toEqual(['sell worcester#1 to oxford#1']);
  });

  it('birmingham-automa.sell.1: a connection to a merchant that buys other goods does not count', () => {
    // Oxford does not buy cotton, Gloucester does; that is case (C), although beer is available
    const scene = backOf(
      {
        tiles: { ...brewery, 'birmingham#1': own('cotton-1') },
        links: { 'birmingham-oxford': EADWEARD, 'gloucester-worcester': PERSON },
        merchants: merchants({ 'oxford#1': 'manufacturer', 'gloucester#1': 'all', 'shrewsbury#1': 'cotton' }),
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['link birmingham-worcester']);
  });

  it('birmingham-automa.sell.1: only one case applies: a tile connected by (C) is not sold at once', () => {
    const scene = backOf({ tiles: { ...brewery, 'birmingham#1': own('cotton-1') }, merchants: dry }, '4');
    expect(deedsOf(scene)).toEqual(['link birmingham-oxford']);
    expect(scene.now.tiles['birmingham#1']?.flipped).toBe(false);
  });
});

describe('case (A)', () => {
  const three = {
    'birmingham#1': own('cotton-3'),
    'birmingham#2': own('manufacturer-5'),
    'birmingham#4': own('manufacturer-6'),
  };

  const selling = (tiles: Tiles, card: string): Scene =>
    backOf(
      {
        era: 'rail',
        tiles,
        links: { 'birmingham-oxford': EADWEARD, 'birmingham-coventry': PERSON },
        merchants: dry,
        automaton: { mat: { 'brewery-1': 0 } },
      },
      card,
    );

  it('birmingham-automa.sell.2: all tiles are sold if there is beer for all', () => {
    const breweries = { 'stafford#1': own('brewery-2'), 'burton#2': own('brewery-2') };
    const scene = selling({ ...three, ...breweries }, '4');
    expect(soldIn(scene).toSorted()).toEqual(['birmingham#1', 'birmingham#2', 'birmingham#4']);
    expect(sources(scene, 'beer')).toHaveLength(4);
  });

  it('birmingham-automa.sell.2: tiles get beer in order, even if two later ones could be sold instead', () => {
    // the icon NE puts the manufacturer first that needs two barrels
    const scene = selling({ ...three, 'stafford#1': own('brewery-2') }, '8');
    expect(soldIn(scene)).toEqual(['birmingham#2']);
  });

  it('birmingham-automa.sell.2: a tile that lacks beer is skipped, and the next is considered', () => {
    // the icon NW puts the mill first; one barrel is then not enough for the second tile, but enough for the third
    const scene = selling({ ...three, 'stafford#1': own('brewery-2') }, '2');
    expect(soldIn(scene).toSorted()).toEqual(['birmingham#1', 'birmingham#4']);
  });

  it("birmingham-automa.sell.2: the person's beer is limited as well", () => {
    const two = { 'birmingham#1': own('cotton-3'), 'birmingham#4': own('manufacturer-6') };
    const near = { 'walsall#2': persons('brewery-2', 1) };
    const links = { 'birmingham-oxford': EADWEARD, 'birmingham-walsall': PERSON };
    const scene = backOf({ era: 'rail', tiles: { ...two, ...near }, links, merchants: dry }, '8');
    expect(soldIn(scene)).toEqual(['birmingham#4']);
    expect(scene.now.tiles['walsall#2']).toMatchObject({ flipped: true });
  });

  it('birmingham-automa.sell.2: even the first tile may be skipped', () => {
    const scene = selling({ ...three, 'stafford#1': own('brewery-2', 1) }, '8');
    expect(soldIn(scene)).toEqual(['birmingham#4']);
  });

  it('birmingham-automa.sell.2: a tile that needs no beer is sold without any', () => {
    const scene = selling({ ...three, 'coventry#2': own('manufacturer-7') }, '4');
    expect(deedsOf(scene)).toHaveLength(1);
    expect(soldIn(scene)).toEqual(['coventry#2']);
    const after = selling({ ...three, 'coventry#2': own('manufacturer-7'), 'stafford#1': own('brewery-2') }, '8');
    expect(soldIn(after).toSorted()).toEqual(['birmingham#2', 'coventry#2']);
  });

  it('birmingham-automa.sell.2: a tile that is not connected is not sold', () => {
    const scene = selling(
      { 'birmingham#4': own('manufacturer-6'), 'walsall#1': own('manufacturer-2'), 'burton#2': own('brewery-2') },
      '4',
    );
    expect(soldIn(scene)).toEqual(['birmingham#4']);
  });

  it('birmingham-automa.sell.2: sold tiles flip, and give the automaton no points yet', () => {
    const scene = selling({ 'birmingham#4': own('manufacturer-6'), 'burton#2': own('brewery-2') }, '4');
    expect(scene.now.tiles['birmingham#4']?.flipped).toBe(true);
    expect(scene.now.players[EADWEARD]?.points).toBe(0);
  });
});

describe('sharing out merchants and beer', () => {
  /** Birmingham is connected to Oxford and, over Worcester, to Gloucester. */
  const between = lines('birmingham-oxford', 'birmingham-worcester', 'gloucester-worcester');
  const buyers = { 'gloucester#1': 'all', 'oxford#1': 'manufacturer', 'shrewsbury#1': 'cotton' };

  it('birmingham-automa.sell.3: a tile gives up the merchant it prefers where another tile needs it', () => {
    // by the alphabet the manufacturer would be sold to Gloucester, the only one who buys the cotton
    const scene = backOf(
      {
        tiles: { 'birmingham#2': own('manufacturer-2'), 'worcester#1': own('cotton-1') },
        links: { ...between, 'birmingham-dudley': EADWEARD, 'birmingham-walsall': EADWEARD },
        merchants: merchants(buyers, ['gloucester#1', 'oxford#1']),
      },
      '4',
    );
    expect(deedsOf(scene).toSorted()).toEqual(['sell birmingham#2 to oxford#1', 'sell worcester#1 to gloucester#1']);
    expect(sources(scene, 'beer').toSorted()).toEqual(['gloucester#1', 'oxford#1']);
  });

  it('birmingham-automa.sell.3: on its own the tile is sold to the merchant it prefers', () => {
    const scene = backOf(
      {
        tiles: { 'birmingham#2': own('manufacturer-2') },
        links: between,
        merchants: merchants(buyers, ['gloucester#1', 'oxford#1']),
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['sell birmingham#2 to gloucester#1']);
  });

  it('birmingham-automa.sell.3: three tiles share three merchants, so that the last can be sold as well', () => {
    // Birmingham and Worcester come first and would prefer Shrewsbury, the only one who buys the pottery of Coventry
    const scene = backOf(
      {
        tiles: {
          'birmingham#2': own('manufacturer-2'),
          'worcester#1': own('cotton-1'),
          'coventry#1': own('pottery-1'),
        },
        links: {
          ...between,
          ...lines('birmingham-coventry', 'coalbrookdale-kidderminster', 'coalbrookdale-shrewsbury'),
          'kidderminster-worcester': EADWEARD,
          'birmingham-worcester': EADWEARD,
          'birmingham-dudley': EADWEARD,
          'birmingham-walsall': EADWEARD,
        },
        merchants: merchants({ 'shrewsbury#1': 'all', 'oxford#1': 'manufacturer', 'gloucester#1': 'cotton' }, [
          'shrewsbury#1',
          'oxford#1',
          'gloucester#1',
        ]),
      },
      '4',
    );
    expect(deedsOf(scene).toSorted()).toEqual([
      'sell birmingham#2 to oxford#1',
      'sell coventry#1 to shrewsbury#1',
      'sell worcester#1 to gloucester#1',
    ]);
    expect(scene.now.players[EADWEARD]?.points).toBe(4);
  });

  it('birmingham-automa.sell.3: a preference that prevents no sale is followed', () => {
    // the mill is sold to Gloucester too, with its own beer instead of the barrel
    const scene = backOf(
      {
        tiles: { 'birmingham#2': own('manufacturer-2'), 'worcester#1': own('cotton-1'), 'burton#2': own('brewery-2') },
        links: { ...between, 'birmingham-dudley': EADWEARD, 'birmingham-walsall': EADWEARD },
        merchants: merchants(buyers, ['gloucester#1']),
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['sell birmingham#2 to gloucester#1', 'sell worcester#1 to gloucester#1']);
    expect(sources(scene, 'beer')).toEqual(['gloucester#1', 'burton#2']);
  });

  it('birmingham-automa.sell.3: three barrels for a tile that needs two and one that needs one', () => {
    const scene = backOf(
      {
        tiles: {
          'birmingham#2': own('manufacturer-5'),
          'worcester#1': own('cotton-1'),
          'burton#2': own('brewery-2'),
        },
        links: { ...between, 'birmingham-dudley': EADWEARD, 'birmingham-walsall': EADWEARD },
        merchants: merchants(buyers, ['gloucester#1', 'oxford#1']),
      },
      '4',
    );
    expect(deedsOf(scene).toSorted()).toEqual(['sell birmingham#2 to oxford#1', 'sell worcester#1 to gloucester#1']);
    expect(sources(scene, 'beer').toSorted()).toEqual(['burton#2', 'gloucester#1', 'oxford#1']);
  });

  /** Birmingham sells to Oxford and is connected to the person's brewery; Kidderminster sells to Shrewsbury and is not. */
  const apart = {
    tiles: { 'birmingham#2': own('manufacturer-2'), 'burton#2': own('brewery-2'), 'walsall#2': persons('brewery-2') },
    links: lines('birmingham-oxford', 'birmingham-walsall', 'coalbrookdale-kidderminster', 'coalbrookdale-shrewsbury'),
    merchants: dry,
  };

  it("birmingham-automa.sell.3: a tile leaves the automaton's beer to a tile that the person's beer does not reach", () => {
    const inFavour = { 'birmingham-coventry': EADWEARD, 'birmingham-dudley': EADWEARD };
    const scene = backOf(
      {
        ...apart,
        tiles: { ...apart.tiles, 'kidderminster#2': own('cotton-1') },
        links: { ...apart.links, ...inFavour },
      },
      '4',
    );
    expect(soldIn(scene).toSorted()).toEqual(['birmingham#2', 'kidderminster#2']);
    expect(sources(scene, 'beer').toSorted()).toEqual(['burton#2', 'walsall#2']);
  });

  it('birmingham-automa.sell.3: it uses its own beer if no other tile needs it', () => {
    expect(sources(backOf(apart, '4'), 'beer')).toEqual(['burton#2']);
  });
});

describe('the choice of a merchant', () => {
  /** A mill in Worcester that is connected to all three merchant places of the table. */
  const mill: Setting = {
    tiles: { 'worcester#1': own('cotton-1'), 'burton#2': own('brewery-2') },
    links: lines(
      'gloucester-worcester',
      'birmingham-worcester',
      'birmingham-oxford',
      'kidderminster-worcester',
      'coalbrookdale-kidderminster',
      'coalbrookdale-shrewsbury',
    ),
  };
  const gloucesterShrewsbury = { 'gloucester#1': 'cotton', 'shrewsbury#1': 'all', 'oxford#1': 'manufacturer' };
  const gloucesterOxford = { 'gloucester#1': 'cotton', 'oxford#1': 'all', 'shrewsbury#1': 'manufacturer' };
  const oxfordShrewsbury = { 'oxford#1': 'cotton', 'shrewsbury#1': 'all', 'gloucester#1': 'manufacturer' };
  const cases = [
    ['a barrel before points', gloucesterShrewsbury, ['gloucester#1'], 'gloucester#1'],
    ['a barrel before the alphabet', gloucesterOxford, ['oxford#1'], 'oxford#1'],
    ['points before the alphabet', gloucesterShrewsbury, ['gloucester#1', 'shrewsbury#1'], 'shrewsbury#1'],
    ['points before the alphabet again', oxfordShrewsbury, ['oxford#1', 'shrewsbury#1'], 'shrewsbury#1'],
    ['the alphabet last', gloucesterOxford, ['gloucester#1', 'oxford#1'], 'gloucester#1'],
    ['the alphabet last, without barrels too', gloucesterOxford, [], 'gloucester#1'],
    ['the place that gives more points, without barrels too', gloucesterShrewsbury, [], 'shrewsbury#1'],
  ] as const;

  it.each(cases)('birmingham-automa.sell.4: %s', (_, buyers, barrels, chosen) => {
    const scene = backOf({ ...mill, merchants: merchants(buyers, barrels) }, '4');
    expect(deedsOf(scene)).toEqual([`sell worcester#1 to ${chosen}`]);
    expect(scene.now.players[EADWEARD]?.points).toBe(chosen === 'shrewsbury#1' && barrels.length > 0 ? 4 : 0);
  });

  it('birmingham-automa.sell.4: a barrel that was used does not count for the next sale', () => {
    const scene = backOf(
      {
        ...mill,
        tiles: { 'worcester#1': own('cotton-1'), 'kidderminster#2': own('cotton-1') },
        merchants: merchants(gloucesterShrewsbury, ['gloucester#1', 'shrewsbury#1']),
      },
      '4',
    );
    expect(scene.told('sold')).toHaveLength(2);
    expect(sources(scene, 'beer')).toEqual(['shrewsbury#1', 'gloucester#1']);
    expect(scene.now.players[EADWEARD]?.points).toBe(4);
  });
});

/** A manufacturer connected to Oxford, and no barrels at all. */
const thirsty: Setting = {
  tiles: { 'birmingham#2': own('manufacturer-2') },
  links: lines('birmingham-oxford'),
  merchants: dry,
};

describe('case (B)', () => {
  const printed = [
    ['4', 'walsall#2'],
    ['6', 'coalbrookdale#1'],
    ['9', 'burton#2'],
    ['1', 'stone#1'],
    ['3', 'derby#1'],
    ['12', 'nuneaton#1'],
    ['13', 'stafford#1'],
  ] as const;

  it.each(printed)('birmingham-automa.sell.5: card %s has a brewery built at %s, outside the network', (card, site) => {
    const scene = backOf(thirsty, card);
    expect(deedsOf(scene)).toEqual([`build brewery-1 ${site}`]);
    expect(scene.now.tiles[site]).toEqual({ seat: EADWEARD, tile: 'brewery-1', flipped: false, cubes: 1 });
    expect(scene.now.players[EADWEARD]?.mat['brewery-1'] ?? 0).toBe(0);
  });

  it.each([
    ['15', 'NW', 'uttoxeter#1'],
    ['8', 'NE', 'uttoxeter#2'],
  ])('birmingham-automa.sell.5: card %s with the icon %s chooses %s', (card, _, site) => {
    expect(deedsOf(backOf(thirsty, card))).toEqual([`build brewery-1 ${site}`]);
  });

  it('birmingham-automa.sell.5: of two sites the free one is used, whatever the icon says', () => {
    const tiles = { ...thirsty.tiles, 'uttoxeter#2': persons('brewery-2') };
    expect(deedsOf(backOf({ ...thirsty, tiles }, '8'))).toEqual(['build brewery-1 uttoxeter#1']);
  });

  it('birmingham-automa.sell.5: iron is taken as for any build', () => {
    expect(sources(backOf(thirsty, '4'), 'iron')).toEqual(['£2']);
    expect(sources(backOf({ ...thirsty, markets: { iron: 0 } }, '4'), 'iron')).toEqual(['£6']);
    const tiles = { ...thirsty.tiles, 'stoke#2': persons('iron-2') };
    expect(sources(backOf({ ...thirsty, tiles }, '4'), 'iron')).toEqual(['stoke#2']);
  });

  it('birmingham-automa.sell.5: nothing is sold with the new beer, because the turn is over', () => {
    const scene = turnOf(thirsty, ['11', '4']);
    expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'build brewery-1 walsall#2']);
    expect(scene.now.round).toBe(3);
  });

  it('birmingham-automa.sell.5: one barrel for a tile that needs two is case (B) too', () => {
    const tiles = { 'birmingham#2': own('manufacturer-5') };
    const buyers = { 'oxford#1': 'manufacturer', 'oxford#2': 'all', 'shrewsbury#1': 'cotton' };
    const scene = backOf({ ...thirsty, tiles, merchants: merchants(buyers, ['oxford#1', 'oxford#2']) }, '4');
    expect(deedsOf(scene)).toEqual(['build brewery-1 walsall#2']);
    expect(scene.now.merchants['oxford#1']?.barrel).toBe(true);
  });

  it('birmingham-automa.sell.5: in the rail era its own tile in the town does not matter, and the brewery has two barrels', () => {
    const scene = backOf(
      {
        ...thirsty,
        era: 'rail',
        tiles: { ...thirsty.tiles, 'walsall#1': flipped(own('iron-2')) },
        automaton: { mat: { 'brewery-1': 0 } },
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['build brewery-2 walsall#2']);
    expect(scene.now.tiles['walsall#2']).toMatchObject({ cubes: 2 });
  });
});

describe('where case (B) fails', () => {
  /** A link from Kidderminster to Coalbrookdale would connect a mill to Shrewsbury; the person's works has iron. */
  const both: Setting = {
    ...thirsty,
    tiles: { ...thirsty.tiles, 'kidderminster#2': own('cotton-1'), 'dudley#2': persons('iron-2') },
    links: { ...thirsty.links, 'coalbrookdale-shrewsbury': PERSON },
  };

  const obstacles: readonly (readonly [string, Setting])[] = [
    ['the site is taken', { tiles: { 'walsall#2': persons('manufacturer-2') } }],
    ['a tile of its own is in the town', { tiles: { 'walsall#1': flipped(own('iron-2')) } }],
    [
      'there is no brewery on the mat',
      { automaton: { mat: { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0, 'brewery-4': 0 } } },
    ],
    ['the era forbids the brewery', { automaton: { mat: { 'brewery-1': 0, 'brewery-2': 0, 'brewery-3': 0 } } }],
  ];

  it.each(obstacles)('birmingham-automa.sell.6: develop is tried if %s', (_, { tiles, ...setting }) => {
    const scene = backOf({ ...both, ...setting, tiles: { ...both.tiles, ...tiles } }, '4', 'kidderminster');
    expect(hurdlesOf(scene)).toContain('4 sell noBeerNoBrewery');
    expect(deedsOf(scene)).toEqual(['develop']);
  });

  it('birmingham-automa.sell.6: with a free site the brewery is built, and nothing is developed', () => {
    expect(deedsOf(backOf(both, '4'))).toEqual(['build brewery-1 walsall#2']);
  });

  it('birmingham-automa.sell.6: without iron, network follows from the last place, not where case (C) would lay a link', () => {
    const tiles = {
      'birmingham#2': own('manufacturer-2'),
      'kidderminster#2': own('cotton-1'),
      'walsall#2': flipped(persons('brewery-1')),
    };
    const scene = backOf({ ...both, tiles }, '4', 'birmingham');
    expect(deedsOf(scene)).toEqual(['link birmingham-walsall']);
  });

  it('birmingham-automa.sell.6: it never overbuilds a brewery, not even its own', () => {
    const scene = backOf(
      {
        ...both,
        era: 'rail',
        tiles: {
          'birmingham#2': own('manufacturer-2'),
          'dudley#2': persons('iron-2'),
          'walsall#2': flipped(own('brewery-2')),
        },
        automaton: { mat: { 'brewery-1': 0, 'brewery-2': 0 } },
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['develop']);
  });
});

describe('case (C)', () => {
  const works = { 'dudley#2': persons('iron-2') };
  const mill = { 'tamworth#1': own('cotton-1') };

  it('birmingham-automa.sell.7: it lays a link to a merchant that buys the goods', () => {
    const scene = backOf({ tiles: { ...works, 'birmingham#1': own('cotton-1') }, merchants: dry }, '4', 'walsall');
    expect(deedsOf(scene)).toEqual(['link birmingham-oxford']);
    expect(scene.now.links).toEqual({ 'birmingham-oxford': EADWEARD });
  });

  it('birmingham-automa.sell.7: the link may be anywhere in its network', () => {
    const links = { 'birmingham-tamworth': EADWEARD };
    expect(deedsOf(backOf({ tiles: { ...works, ...mill }, links, merchants: dry }, '4', 'tamworth'))).toEqual([
      'link birmingham-oxford',
    ]);
  });

  it('birmingham-automa.sell.7: the rest of the route may belong to the person', () => {
    const tiles = { ...works, ...mill, 'birmingham#3': own('iron-2', 1) };
    const links = { 'birmingham-tamworth': PERSON };
    expect(deedsOf(backOf({ tiles, links, merchants: dry }, '4', 'tamworth'))).toEqual(['link birmingham-oxford']);
  });

  it('birmingham-automa.sell.7: a link that does not touch its network is not laid', () => {
    const links = { 'birmingham-tamworth': PERSON };
    const scene = backOf({ tiles: { ...works, ...mill }, links, merchants: dry }, '4', 'tamworth');
    expect(hurdlesOf(scene)).toContain('4 sell noLinkToMerchant');
    expect(deedsOf(scene)).toEqual(['develop']);
  });

  it('birmingham-automa.sell.7: sell is not possible if two links are needed', () => {
    const scene = backOf({ tiles: { ...works, ...mill }, merchants: dry }, '4', 'tamworth');
    expect(hurdlesOf(scene)).toContain('4 sell noLinkToMerchant');
    expect(deedsOf(scene)).toEqual(['develop']);
  });

  it('birmingham-automa.sell.7: the line with three ends may touch its network at the farm', () => {
    const scene = backOf(
      {
        tiles: { ...works, 'birmingham#1': own('cotton-1'), 'farm-south#1': own('brewery-2') },
        links: lines('birmingham-worcester', 'coalbrookdale-kidderminster', 'coalbrookdale-shrewsbury'),
        merchants: merchants({ 'shrewsbury#1': 'cotton', 'gloucester#1': 'all', 'oxford#1': 'manufacturer' }),
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['link kidderminster-worcester']);
  });

  it('birmingham-automa.sell.7: it need not lead to the merchant place itself', () => {
    const tiles = { ...works, 'kidderminster#2': own('cotton-1') };
    const links = lines('coalbrookdale-shrewsbury');
    expect(deedsOf(backOf({ tiles, links, merchants: dry }, '4'))).toEqual(['link coalbrookdale-kidderminster']);
  });

  it.each([
    ['canal', 'develop'],
    ['rail', 'link birmingham-redditch'],
  ])('birmingham-automa.sell.7: a line for rails only is used only in the rail era: %s', (era, deed) => {
    const tiles = { ...works, 'birmingham#2': own('manufacturer-2') };
    const buyers = { 'gloucester#1': 'manufacturer', 'shrewsbury#1': 'all', 'oxford#1': 'cotton' };
    const scene = backOf({ era, tiles, links: lines('gloucester-redditch'), merchants: merchants(buyers) }, '4');
    expect(deedsOf(scene)).toEqual([deed]);
  });

  it('birmingham-automa.sell.7: in the rail era there is no second rail, even with coal and beer', () => {
    const scene = backOf(
      {
        era: 'rail',
        tiles: { ...works, 'birmingham#1': own('cotton-3'), 'burton#2': own('brewery-2') },
        merchants: dry,
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['link birmingham-oxford']);
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(sources(scene, 'beer')).toEqual([]);
  });

  it('birmingham-automa.sell.7: it is enough to connect one of several tiles', () => {
    const tiles = { ...works, ...mill, 'birmingham#1': own('cotton-1') };
    expect(deedsOf(backOf({ tiles, merchants: dry }, '4', 'tamworth'))).toEqual(['link birmingham-oxford']);
  });

  it('birmingham-automa.sell.7: the fourteenth link tile is the last', () => {
    const thirteen = [
      'stoke-warrington',
      'belper-derby',
      'derby-nottingham',
      'burton-derby',
      'stoke-stone',
      'burton-stone',
      'stafford-stone',
      'cannock-stafford',
      'cannock-farm-north',
      'cannock-wolverhampton',
      'cannock-walsall',
      'burton-tamworth',
      'coalbrookdale-wolverhampton',
    ];
    const laid = (slugs: readonly string[]) =>
      backOf(
        {
          tiles: { ...works, 'walsall#1': own('manufacturer-2') },
          links: Object.fromEntries(slugs.map((slug) => [slug, EADWEARD])),
          merchants: merchants({ 'shrewsbury#1': 'manufacturer', 'gloucester#1': 'all', 'gloucester#2': 'cotton' }),
        },
        '4',
        'walsall',
      );
    expect(deedsOf(laid(thirteen))).toEqual(['link coalbrookdale-shrewsbury']);
    expect(deedsOf(laid([...thirteen, 'leek-stoke']))).toEqual(['develop']);
  });

  it('birmingham-automa.sell.8: a merchant who buys other goods, or nothing, does not count', () => {
    // Redditch has lines to both places, and Oxford would come first clockwise
    const tiles = { ...works, 'redditch#1': own('manufacturer-2') };
    const others = { 'gloucester#1': 'manufacturer', 'shrewsbury#1': 'all', 'oxford#1': 'cotton' };
    expect(deedsOf(backOf({ tiles, merchants: merchants(others) }, '4'))).toEqual(['link gloucester-redditch']);
    const blank = { 'gloucester#2': 'manufacturer', 'shrewsbury#1': 'all', 'gloucester#1': 'cotton' };
    expect(deedsOf(backOf({ tiles, merchants: merchants(blank) }, '4'))).toEqual(['link gloucester-redditch']);
  });

  it('birmingham-automa.sell.8: one of the two merchant tiles of a place is enough', () => {
    const tiles = { ...works, 'redditch#1': own('manufacturer-2') };
    const buyers = { 'oxford#1': 'cotton', 'oxford#2': 'manufacturer', 'shrewsbury#1': 'all' };
    expect(deedsOf(backOf({ tiles, merchants: merchants(buyers) }, '4'))).toEqual(['link oxford-redditch']);
  });

  it('birmingham-automa.sell.8: if no other is in reach, sell is not possible', () => {
    const tiles = { ...works, 'birmingham#1': own('cotton-1') };
    const buyers = { 'oxford#1': 'manufacturer', 'shrewsbury#1': 'all', 'gloucester#1': 'cotton' };
    const scene = backOf({ tiles, merchants: merchants(buyers) }, '4');
    expect(hurdlesOf(scene)).toContain('4 sell noLinkToMerchant');
    expect(deedsOf(scene)).toEqual(['develop']);
  });

  it('birmingham-automa.sell.8: a merchant place that is not in use does not count', () => {
    const tiles = { ...works, 'derby#1': own('cotton-1') };
    expect(deedsOf(backOf({ tiles, merchants: dry }, '4', 'derby'))).toEqual(['develop']);
  });
});
