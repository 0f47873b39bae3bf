import { describe, expect, it } from 'vitest';

import { away, frontOf, held, networkAt, ofEadweard, ofPerson, spent } from './parts.ts';
import { EADWEARD, EMILY, PERSON } from './solo.ts';
import type { Setting } from './solo.ts';

/** One coal for the next cotton mill, level II, and the next manufacturer, level V. */
const mat = { 'cotton-1': 0, 'manufacturer-2': 0, 'brewery-1': 0 } as const;

const atBirmingham = { 'birmingham#3': spent('iron-2') };
const atRedditch = { 'redditch#2': spent('iron-2') };

const beer = { 'uttoxeter#1': ofEadweard('brewery-2') };

const merchants = {
  'oxford#1': { tile: 'manufacturer', barrel: true },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'cotton', barrel: true },
  'gloucester#2': { tile: 'blank' },
  'shrewsbury#1': { tile: 'all', barrel: true },
} as const;

describe('possible lines', () => {
  it('birmingham-automa.links.1: a line of the other era is not open', () => {
    const toNuneaton = { ...atBirmingham, 'nuneaton#1': spent('brewery-2'), 'nuneaton#2': ofPerson('coal-2') };
    expect(networkAt({ tiles: toNuneaton }, 'birmingham')).toEqual(['link birmingham-coventry']);
    expect(networkAt({ era: 'rail', tiles: toNuneaton }, 'birmingham')).toEqual(['link birmingham-nuneaton']);
    const toWalsall = { 'burton#1': ofEadweard('coal-2'), 'walsall#2': spent('brewery-2') };
    expect(networkAt({ tiles: toWalsall }, 'burton')).toEqual(['link burton-walsall']);
    expect(networkAt({ era: 'rail', tiles: toWalsall }, 'burton')).toEqual(['link burton-derby']);
  });

  it('birmingham-automa.links.1: a line taken by any seat is not open', () => {
    const tiles = { ...atBirmingham, 'nuneaton#2': spent('cotton-1') };
    expect(networkAt({ tiles, links: { 'birmingham-coventry': EADWEARD } }, 'birmingham')).toEqual([
      'link birmingham-tamworth',
    ]);
    expect(networkAt({ tiles, links: { 'birmingham-coventry': PERSON } }, 'birmingham')).toEqual([
      'link birmingham-tamworth',
    ]);
  });

  it('birmingham-automa.links.1: a rail without coal is not compared', () => {
    const tiles = {
      'walsall#2': spent('brewery-2'),
      'birmingham#1': ofPerson('cotton-2'),
      'birmingham#2': ofPerson('manufacturer-2'),
      'cannock#2': ofPerson('coal-2'),
    };
    expect(networkAt({ era: 'rail', tiles }, 'walsall')).toEqual(['link cannock-walsall']);
    const withCoal = { ...tiles, 'dudley#1': ofPerson('coal-2') };
    expect(networkAt({ era: 'rail', tiles: withCoal, links: { 'birmingham-dudley': PERSON } }, 'walsall')).toEqual([
      'link birmingham-walsall',
    ]);
  });

  it('birmingham-automa.links.1: before a build, a line that brings no coal is not compared', () => {
    const setting: Setting = {
      tiles: { 'dudley#1': ofPerson('coal-2'), 'worcester#1': spent('cotton-1') },
      links: { 'coalbrookdale-kidderminster': EADWEARD },
      automaton: { mat },
    };
    expect(networkAt(setting, 'kidderminster')).toEqual(['link kidderminster-worcester']);
    expect(frontOf(setting, '20', '4')).toEqual(['link dudley-kidderminster', 'build cotton-2 kidderminster#2']);
  });
});

describe('merchant places', () => {
  it('birmingham-automa.links.2: a line to a merchant place is dropped even if that is in the network', () => {
    const setting: Setting = { tiles: atBirmingham, links: { 'oxford-redditch': EADWEARD } };
    expect(networkAt(setting, 'birmingham')).toEqual(['link birmingham-coventry']);
  });

  it('birmingham-automa.links.2: such a line is laid when all other lines are taken', () => {
    const links = held(PERSON, 'coalbrookdale-kidderminster', 'coalbrookdale-wolverhampton');
    const tiles = { 'coalbrookdale#2': spent('iron-2') };
    expect(networkAt({ tiles, links }, 'coalbrookdale')).toEqual(['link coalbrookdale-shrewsbury']);
  });

  it('birmingham-automa.links.2: such a line is laid when another is open but lacks coal', () => {
    expect(networkAt({ era: 'rail', tiles: atRedditch }, 'redditch')).toEqual(['link oxford-redditch']);
    const links = held(PERSON, 'birmingham-oxford');
    expect(networkAt({ era: 'rail', tiles: atRedditch, links }, 'redditch')).toEqual(['link birmingham-redditch']);
  });

  const beforeBuild: Setting = {
    tiles: away,
    links: held(EADWEARD, 'birmingham-coventry', 'oxford-redditch'),
    automaton: { mat },
  };

  it('birmingham-automa.links.2: before a build, such a line is dropped while another brings coal', () => {
    const tiles = { ...away, 'dudley#1': ofPerson('coal-2') };
    expect(frontOf({ ...beforeBuild, tiles }, '9', '4')).toEqual([
      'link birmingham-dudley',
      'build manufacturer-5 birmingham#2',
    ]);
  });

  it('birmingham-automa.links.2: before a build, such a line is laid when no other brings coal', () => {
    expect(frontOf(beforeBuild, '9', '4')).toEqual(['link birmingham-oxford', 'build manufacturer-5 birmingham#2']);
  });

  /** The only first rail leads from Wolverhampton to Coalbrookdale. */
  const secondRail = (cubes: number, ...more: readonly string[]): Setting => ({
    era: 'rail',
    tiles: { ...beer, 'wolverhampton#2': ofEadweard('coal-2', { cubes }) },
    links: held(PERSON, 'cannock-wolverhampton', 'walsall-wolverhampton', 'dudley-wolverhampton', ...more),
  });

  it('birmingham-automa.links.3: a second rail avoids merchant places if it can', () => {
    expect(networkAt(secondRail(2), 'wolverhampton')).toEqual([
      'link coalbrookdale-wolverhampton',
      'link coalbrookdale-kidderminster',
    ]);
  });

  it('birmingham-automa.links.3: a second rail leads to merchants if no other line is open', () => {
    expect(networkAt(secondRail(2, 'coalbrookdale-kidderminster'), 'wolverhampton')).toEqual([
      'link coalbrookdale-wolverhampton',
      'link coalbrookdale-shrewsbury',
    ]);
    expect(networkAt(secondRail(1, 'coalbrookdale-kidderminster'), 'wolverhampton')).toEqual([
      'link coalbrookdale-wolverhampton',
      'link coalbrookdale-shrewsbury',
    ]);
  });

  it('birmingham-automa.links.3: there is no second rail if another line is open but lacks coal', () => {
    expect(networkAt(secondRail(1), 'wolverhampton')).toEqual(['link coalbrookdale-wolverhampton']);
  });

  /** A manufacturer at Birmingham that Oxford buys, and Gloucester too, behind Worcester. */
  const selling: Setting = {
    tiles: { 'birmingham#2': ofEadweard('manufacturer-2') },
    links: { 'gloucester-worcester': PERSON },
    merchants: { ...merchants, 'gloucester#1': { tile: 'all', barrel: true }, 'shrewsbury#1': { tile: 'cotton' } },
  };

  it('birmingham-automa.links.4: in case (C) a line to merchants is not dropped', () => {
    const links = { ...selling.links, 'oxford-redditch': EADWEARD };
    expect(networkAt({ ...selling, links }, 'coventry')).toEqual(['link birmingham-oxford']);
  });

  it('birmingham-automa.links.4: in case (C) a line to merchants is not preferred either', () => {
    const links = { ...selling.links, 'kidderminster-worcester': EADWEARD };
    expect(networkAt({ ...selling, links }, 'coventry')).toEqual(['link birmingham-worcester']);
  });

  it('birmingham-automa.links.8: merchants do not count as tiles', () => {
    const tiles = { ...selling.tiles, 'worcester#1': ofPerson('cotton-1') };
    expect(networkAt({ ...selling, tiles }, 'coventry')).toEqual(['link birmingham-worcester']);
  });

  it('birmingham-automa.links.9: merchants do not count as free sites', () => {
    expect(networkAt(selling, 'coventry')).toEqual(['link birmingham-worcester']);
  });
});

describe('beer', () => {
  /** The first rail leads to Walsall; from there Birmingham has most free sites. */
  const tiles = { 'cannock#2': ofEadweard('coal-2'), 'walsall#1': spent('manufacturer-2'), ...away };
  const links = { 'nuneaton-tamworth': PERSON };
  const rail: Setting = { era: 'rail', tiles, links };

  it("birmingham-automa.links.5: without beer of its own the second rail must reach another's", () => {
    const setting: Setting = { ...rail, tiles: { ...tiles, 'nuneaton#1': ofPerson('brewery-2') } };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-walsall', 'link tamworth-walsall']);
  });

  it('birmingham-automa.links.5: with beer of its own it need not', () => {
    const setting: Setting = { ...rail, tiles: { ...tiles, ...beer, 'nuneaton#1': ofPerson('brewery-2') } };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-walsall', 'link birmingham-walsall']);
  });

  it('birmingham-automa.links.5: a brewery connected to the place reached can be used for every line there', () => {
    const setting: Setting = { ...rail, tiles: { ...tiles, 'walsall#2': ofPerson('brewery-2') } };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-walsall', 'link birmingham-walsall']);
  });

  it('birmingham-automa.links.5: a brewery without barrels or without a connection cannot be used', () => {
    const empty = { ...tiles, 'nuneaton#1': ofPerson('brewery-2', { flipped: true }) };
    expect(networkAt({ ...rail, tiles: empty }, 'cannock')).toEqual(['link cannock-walsall']);
    const far = { ...tiles, 'nuneaton#1': ofPerson('brewery-2') };
    expect(networkAt({ ...rail, tiles: far, links: {} }, 'cannock')).toEqual(['link cannock-walsall']);
  });

  it("birmingham-automa.links.5: the other automaton's brewery can be used too", () => {
    const setting: Setting = {
      ...rail,
      automata: ['eadweard:normal', 'emily:normal'],
      tiles: { ...tiles, 'nuneaton#1': { seat: EMILY, tile: 'brewery-2' } },
    };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-walsall', 'link tamworth-walsall']);
  });

  it('birmingham-automa.links.6: the first rail is chosen without regard to beer', () => {
    const setting: Setting = { ...rail, tiles: { ...tiles, 'stafford#1': ofPerson('brewery-2') } };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-walsall']);
  });

  it('birmingham-automa.links.6: beer does not even decide between lines that are equal except for the compass', () => {
    const setting: Setting = {
      era: 'rail',
      tiles: {
        ...away,
        'cannock#2': ofEadweard('coal-2'),
        'stafford#1': ofPerson('manufacturer-2'),
        'walsall#2': ofPerson('brewery-2'),
      },
    };
    expect(networkAt(setting, 'cannock')).toEqual(['link cannock-stafford']);
  });
});

describe('the far end', () => {
  it('birmingham-automa.links.7: an end in the network comes before tiles and free sites', () => {
    const tiles = { ...atBirmingham, 'coventry#2': ofPerson('coal-2') };
    expect(networkAt({ tiles }, 'birmingham')).toEqual(['link birmingham-coventry']);
    expect(networkAt({ tiles, links: { 'dudley-wolverhampton': EADWEARD } }, 'birmingham')).toEqual([
      'link birmingham-dudley',
    ]);
    expect(networkAt({ tiles: { ...tiles, 'walsall#2': spent('brewery-2') } }, 'birmingham')).toEqual([
      'link birmingham-walsall',
    ]);
  });

  it("birmingham-automa.links.7: the person's link does not count", () => {
    expect(networkAt({ tiles: atBirmingham, links: { 'dudley-wolverhampton': PERSON } }, 'birmingham')).toEqual([
      'link birmingham-coventry',
    ]);
  });

  it('birmingham-automa.links.7: of two merchant places the one in the network is chosen', () => {
    expect(networkAt({ tiles: atRedditch }, 'redditch')).toEqual(['link oxford-redditch']);
    expect(networkAt({ tiles: atRedditch, links: { 'gloucester-worcester': EADWEARD } }, 'redditch')).toEqual([
      'link gloucester-redditch',
    ]);
  });

  it('birmingham-automa.links.7: the same goes for the second rail', () => {
    const tiles = { ...beer, 'cannock#2': ofEadweard('coal-2'), 'walsall#1': spent('manufacturer-2') };
    const links = { 'dudley-wolverhampton': EADWEARD, 'cannock-wolverhampton': PERSON };
    expect(networkAt({ era: 'rail', tiles, links }, 'cannock')).toEqual([
      'link cannock-walsall',
      'link walsall-wolverhampton',
    ]);
  });

  it('birmingham-automa.links.8: the most tiles come before free sites', () => {
    expect(networkAt({ tiles: { ...atBirmingham, 'walsall#2': ofPerson('brewery-1') } }, 'birmingham')).toEqual([
      'link birmingham-walsall',
    ]);
  });

  it('birmingham-automa.links.8: flipped tiles count, whoever owns them', () => {
    const tiles = {
      ...atBirmingham,
      'coventry#2': ofPerson('coal-2'),
      'dudley#1': ofPerson('coal-2', { flipped: true }),
      'dudley#2': { seat: EMILY, tile: 'iron-2', flipped: true },
    };
    const automata = ['eadweard:normal', 'emily:normal'];
    expect(networkAt({ automata, tiles }, 'birmingham')).toEqual(['link birmingham-dudley']);
    const { 'dudley#2': _, ...fewer } = tiles;
    expect(networkAt({ automata, tiles: fewer }, 'birmingham')).toEqual(['link birmingham-coventry']);
  });

  it('birmingham-automa.links.8: two tiles of one owner count twice', () => {
    const tiles = {
      ...atBirmingham,
      'coventry#1': ofPerson('pottery-1'),
      'walsall#1': ofPerson('manufacturer-2'),
      'walsall#2': ofPerson('brewery-2', { flipped: true }),
    };
    expect(networkAt({ era: 'rail', tiles, links: { 'birmingham-oxford': PERSON } }, 'birmingham')).toEqual([
      'link birmingham-walsall',
    ]);
  });

  it('birmingham-automa.links.9: the most free sites come before the compass', () => {
    expect(networkAt({ tiles: atBirmingham }, 'birmingham')).toEqual(['link birmingham-coventry']);
    expect(networkAt({ tiles: { 'tamworth#1': spent('cotton-1') } }, 'tamworth')).toEqual(['link birmingham-tamworth']);
  });

  it('birmingham-automa.links.9: free sites decide between equally many tiles', () => {
    const tiles = { ...atBirmingham, 'coventry#2': ofPerson('coal-2'), 'tamworth#1': ofPerson('coal-2') };
    expect(networkAt({ tiles }, 'birmingham')).toEqual(['link birmingham-coventry']);
  });

  it('birmingham-automa.links.9: the sites of a town without a game card count', () => {
    expect(networkAt({ tiles: { 'burton#2': spent('brewery-1') } }, 'burton')).toEqual(['link burton-derby']);
    const links = held(PERSON, 'burton-derby');
    expect(networkAt({ tiles: { 'burton#2': spent('brewery-1') }, links }, 'burton')).toEqual(['link burton-tamworth']);
    const tiles = { 'stone#1': spent('brewery-1') };
    expect(networkAt({ tiles }, 'stone')).toEqual(['link stoke-stone']);
  });

  it('birmingham-automa.links.9: free sites come before its own coal', () => {
    const tiles = {
      ...atBirmingham,
      'wolverhampton#2': ofEadweard('coal-2'),
      'nuneaton#2': ofPerson('coal-2'),
    };
    const links = held(PERSON, 'walsall-wolverhampton', 'coventry-nuneaton', 'birmingham-nuneaton');
    expect(networkAt({ era: 'rail', tiles, links }, 'birmingham')).toEqual(['link birmingham-coventry']);
  });
});

describe('its own coal', () => {
  const tiles = { ...atBirmingham, 'wolverhampton#2': ofEadweard('coal-2'), 'burton#1': ofPerson('coal-2') };

  it('birmingham-automa.links.10: a line with a cube from its own mine comes before the compass', () => {
    const links = held(PERSON, 'burton-tamworth', 'walsall-wolverhampton');
    expect(networkAt({ era: 'rail', tiles, links }, 'birmingham')).toEqual(['link birmingham-walsall']);
  });

  it('birmingham-automa.links.10: a mine of its own that is not the nearest does not count', () => {
    const links = held(PERSON, 'burton-tamworth', 'cannock-walsall', 'cannock-wolverhampton');
    const nearer = { ...tiles, 'cannock#2': ofPerson('coal-2') };
    expect(networkAt({ era: 'rail', tiles: nearer, links }, 'birmingham')).toEqual(['link birmingham-tamworth']);
    expect(networkAt({ era: 'rail', tiles, links }, 'birmingham')).toEqual(['link birmingham-walsall']);
  });

  it('birmingham-automa.links.10: a mine of its own as near as another supplies the cube, and counts', () => {
    const links = held(PERSON, 'burton-tamworth', 'cannock-walsall', 'walsall-wolverhampton');
    const asNear = { ...tiles, 'cannock#2': ofPerson('coal-2') };
    expect(networkAt({ era: 'rail', tiles: asNear, links }, 'birmingham')).toEqual(['link birmingham-walsall']);
  });

  it('birmingham-automa.links.10: an empty mine of its own does not count', () => {
    const links = held(PERSON, 'burton-tamworth', 'walsall-wolverhampton', 'coalbrookdale-wolverhampton');
    const empty = { ...tiles, 'wolverhampton#2': spent('coal-2'), 'coalbrookdale#3': ofPerson('coal-2') };
    expect(networkAt({ era: 'rail', tiles: empty, links }, 'birmingham')).toEqual(['link birmingham-tamworth']);
  });

  it('birmingham-automa.links.10: its own coal counts for the second rail too', () => {
    const setting: Setting = {
      era: 'rail',
      tiles: {
        ...beer,
        'dudley#1': ofPerson('coal-2'),
        'dudley#2': spent('iron-2'),
        'wolverhampton#2': ofEadweard('coal-2'),
      },
      links: held(PERSON, 'birmingham-coventry', 'dudley-wolverhampton', 'walsall-wolverhampton'),
    };
    expect(networkAt(setting, 'dudley')).toEqual(['link birmingham-dudley', 'link birmingham-walsall']);
  });

  it('birmingham-automa.links.10: coal plays no part in the canal era', () => {
    const links = held(PERSON, 'birmingham-coventry', 'burton-tamworth', 'walsall-wolverhampton');
    expect(networkAt({ tiles, links }, 'birmingham')).toEqual(['link birmingham-tamworth']);
  });
});

describe('the compass', () => {
  const lineOf = (place: string, end: string): string => [place, end].toSorted().join('-');

  /** Ends that have equally many sites, in order; the other lines of the place, and those that bring coal, are taken. */
  it.each([
    ['canal', 'birmingham#3', 'iron-2', ['tamworth', 'worcester', 'dudley', 'walsall'], ['birmingham-coventry']],
    [
      'rail',
      'birmingham#3',
      'iron-2',
      ['tamworth', 'nuneaton', 'redditch', 'worcester', 'dudley', 'walsall'],
      ['birmingham-coventry', 'birmingham-oxford'],
    ],
    ['canal', 'burton#2', 'brewery-2', ['tamworth', 'walsall', 'stone'], ['burton-derby']],
    ['rail', 'burton#2', 'brewery-2', ['tamworth', 'cannock', 'stone'], ['burton-derby', 'derby-nottingham']],
    ['canal', 'cannock#2', 'coal-2', ['stafford', 'walsall', 'wolverhampton', 'farm-north'], []],
    ['rail', 'cannock#2', 'coal-2', ['stafford', 'burton', 'walsall', 'wolverhampton', 'farm-north'], []],
    ['canal', 'coalbrookdale#2', 'iron-2', ['wolverhampton', 'kidderminster', 'shrewsbury'], []],
    ['rail', 'derby#1', 'brewery-2', ['burton', 'uttoxeter'], ['belper-derby', 'derby-nottingham']],
    ['canal', 'dudley#2', 'iron-2', ['kidderminster', 'wolverhampton'], ['birmingham-dudley']],
    ['canal', 'kidderminster#2', 'cotton-2', ['worcester', 'coalbrookdale', 'dudley'], []],
    ['rail', 'leek#2', 'coal-2', ['belper', 'stoke'], []],
    ['canal', 'redditch#2', 'iron-2', ['oxford', 'gloucester'], []],
    ['canal', 'stafford#1', 'brewery-2', ['cannock', 'stone'], []],
    ['canal', 'stoke#1', 'cotton-2', ['leek', 'stone', 'warrington'], []],
    ['canal', 'stone#2', 'coal-2', ['burton', 'stafford'], ['stoke-stone']],
    ['rail', 'stone#2', 'coal-2', ['uttoxeter', 'burton', 'stafford'], ['stoke-stone']],
    ['canal', 'tamworth#1', 'coal-2', ['burton', 'nuneaton'], ['birmingham-tamworth']],
    ['rail', 'tamworth#1', 'coal-2', ['burton', 'nuneaton', 'walsall'], ['birmingham-tamworth']],
    ['canal', 'walsall#2', 'brewery-2', ['cannock', 'burton', 'wolverhampton'], ['birmingham-walsall']],
    [
      'rail',
      'walsall#2',
      'brewery-2',
      ['cannock', 'tamworth', 'wolverhampton'],
      ['birmingham-walsall', 'birmingham-oxford'],
    ],
    ['canal', 'wolverhampton#1', 'manufacturer-2', ['cannock', 'walsall', 'dudley'], ['coalbrookdale-wolverhampton']],
  ])('birmingham-automa.links.11: in the %s era from %s', (era, site, tile, ends, taken) => {
    const place = site.slice(0, -2);
    const tiles = { [site]: tile.startsWith('coal') ? ofEadweard(tile) : spent(tile) };
    const chosen = ends.map((_, index) => {
      const links = held(PERSON, ...taken, ...ends.slice(0, index).map((end) => lineOf(place, end)));
      return networkAt({ era, tiles, links }, place)[0];
    });
    expect(chosen).toEqual(ends.map((end) => `link ${lineOf(place, end)}`));
  });
});

describe('the line with three ends', () => {
  const atKidderminster = { 'kidderminster#2': spent('cotton-1') };
  const atWorcester = { 'worcester#1': spent('cotton-1') };

  it('birmingham-automa.links.12: the site of the farm is added to the free sites of Worcester', () => {
    const links = { 'coalbrookdale-kidderminster': PERSON };
    expect(networkAt({ tiles: atKidderminster, links }, 'kidderminster')).toEqual(['link kidderminster-worcester']);
  });

  it('birmingham-automa.links.12: a tile on the farm is added to those of Worcester', () => {
    const tiles = { ...atKidderminster, 'farm-south#1': ofPerson('brewery-1'), 'dudley#1': ofPerson('coal-2') };
    expect(networkAt({ tiles }, 'kidderminster')).toEqual(['link kidderminster-worcester']);
    const more = { ...tiles, 'worcester#2': ofPerson('cotton-1'), 'coalbrookdale#3': ofPerson('coal-2') };
    expect(networkAt({ tiles: more }, 'kidderminster')).toEqual(['link kidderminster-worcester']);
  });

  it('birmingham-automa.links.12: seen from Worcester they are added to those of Kidderminster', () => {
    const tiles = {
      ...atWorcester,
      'farm-south#1': ofPerson('brewery-1'),
      'kidderminster#1': ofPerson('coal-2'),
      'birmingham#2': ofPerson('manufacturer-1'),
    };
    expect(networkAt({ tiles }, 'worcester')).toEqual(['link kidderminster-worcester']);
    const { 'farm-south#1': _, ...fewer } = tiles;
    expect(networkAt({ tiles: fewer }, 'worcester')).toEqual(['link birmingham-worcester']);
  });

  it('birmingham-automa.links.12: its own brewery on the farm puts the far end into the network', () => {
    const tiles = {
      'kidderminster#1': ofPerson('coal-2'),
      'kidderminster#2': spent('cotton-2'),
      'coalbrookdale#1': ofPerson('brewery-2', { flipped: true }),
      'coalbrookdale#3': ofPerson('coal-2'),
    };
    expect(networkAt({ era: 'rail', tiles }, 'kidderminster')).toEqual(['link coalbrookdale-kidderminster']);
    const own = { ...tiles, 'farm-south#1': spent('brewery-2') };
    expect(networkAt({ era: 'rail', tiles: own }, 'kidderminster')).toEqual(['link kidderminster-worcester']);
  });
});

describe('lines without a place in common', () => {
  /** Card 7 builds at Wolverhampton, to which the person has linked Cannock. Coal lies at Burton, linked with Walsall. */
  const behindWalsall: Setting = {
    tiles: { 'walsall#2': spent('brewery-1'), 'burton#1': ofPerson('coal-2') },
    links: held(PERSON, 'cannock-wolverhampton', 'burton-walsall'),
    automaton: { mat },
  };

  it('birmingham-automa.links.13: the most sites, built and free, at all ends decide', () => {
    const tiles = {
      ...behindWalsall.tiles,
      'coalbrookdale#3': ofPerson('coal-2'),
      'coalbrookdale#2': spent('iron-2'),
    };
    expect(frontOf({ ...behindWalsall, tiles }, '7', '4')).toEqual([
      'link coalbrookdale-wolverhampton',
      'build manufacturer-5 wolverhampton#1',
    ]);
  });

  it('birmingham-automa.links.13: next, the first town in the alphabet decides', () => {
    const tiles = { ...behindWalsall.tiles, 'dudley#1': ofPerson('coal-2'), 'dudley#2': spent('iron-2') };
    expect(frontOf({ ...behindWalsall, tiles }, '7', '4')).toEqual([
      'link cannock-walsall',
      'build manufacturer-5 wolverhampton#1',
    ]);
  });

  /** Card 8 builds at Coventry, which the person has linked with Birmingham; coal lies at Dudley and Tamworth. */
  const behindBirmingham: Setting = {
    tiles: { ...atBirmingham, 'dudley#1': ofPerson('coal-2'), 'tamworth#1': ofPerson('coal-2') },
    links: held(PERSON, 'birmingham-coventry', 'birmingham-walsall'),
    automaton: { mat },
  };

  it('birmingham-automa.links.13: next, with the same first town, the other place decides', () => {
    const tiles = { ...behindBirmingham.tiles, 'cannock#1': spent('manufacturer-2'), 'cannock#2': ofPerson('coal-1') };
    expect(frontOf({ ...behindBirmingham, tiles }, '8', '4')).toEqual([
      'link birmingham-dudley',
      'build manufacturer-5 coventry#2',
    ]);
  });

  it('birmingham-automa.links.13: lines with a place in common are compared as anywhere else', () => {
    expect(frontOf(behindBirmingham, '8', '4')[0]).toBe('link birmingham-tamworth');
    const setting: Setting = {
      tiles: { 'dudley#1': ofPerson('coal-2'), 'dudley#2': spent('iron-2'), 'coalbrookdale#3': ofPerson('coal-2') },
      links: { 'coalbrookdale-wolverhampton': EADWEARD },
      automaton: { mat },
    };
    expect(frontOf(setting, '20', '4')[0]).toBe('link dudley-kidderminster');
  });

  it('birmingham-automa.links.13: a line to merchants that was dropped does not matter', () => {
    const links = { ...behindBirmingham.links, 'birmingham-worcester': PERSON, 'gloucester-redditch': EADWEARD };
    expect(frontOf({ ...behindBirmingham, links }, '8', '4')[0]).toBe('link birmingham-tamworth');
  });

  it('birmingham-automa.links.13: in case (C) the farm is counted at its line', () => {
    const setting: Setting = {
      tiles: { 'kidderminster#2': ofEadweard('cotton-1'), 'birmingham#2': ofEadweard('manufacturer-2') },
      links: { 'gloucester-worcester': PERSON },
      merchants,
    };
    expect(networkAt(setting, 'birmingham')).toEqual(['link kidderminster-worcester']);
  });

  it('birmingham-automa.links.13: in case (C) towns are compared, not merchant places', () => {
    const setting: Setting = {
      tiles: { 'worcester#1': ofEadweard('cotton-1'), 'redditch#1': ofEadweard('manufacturer-2') },
      merchants,
    };
    expect(networkAt(setting, 'worcester')).toEqual(['link oxford-redditch']);
  });
});
