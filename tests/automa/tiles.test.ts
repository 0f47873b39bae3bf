import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, EMILY, firstTurnOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { cardOf, merchants, merchantsForThree, own, persons, soldIn } from './tradeHelp.ts';
import type { Tiles } from './tradeHelp.ts';

/** Oxford buys everything, but no merchant has a barrel. */
const dryOxford = merchants({ 'oxford#1': 'all', 'oxford#2': 'manufacturer', 'shrewsbury#1': 'cotton' });

/** The only sale is that of a mill in Birmingham, which needs one barrel of the breweries given. */
const drinkFrom = (breweries: readonly [string, string], links: Setting['links'] = {}): string[] => {
  const [first, second] = breweries;
  const scene = backOf(
    {
      tiles: { 'birmingham#1': own('cotton-1'), [first]: own('brewery-2'), [second]: own('brewery-2') },
      links: { 'birmingham-oxford': PERSON, ...links },
      merchants: dryOxford,
    },
    cardOf.NW,
  );
  expect(deedsOf(scene)).toEqual(['sell birmingham#1 to oxford#1']);
  return sources(scene, 'beer');
};

/** What is sold with only one barrel, which goes to the tile that comes first. */
const soldFirst = (tiles: Tiles, card: string, setting: Setting = {}): string[] => {
  const scene = backOf(
    {
      era: 'rail',
      tiles: { ...tiles, 'stafford#1': own('brewery-2', 1) },
      links: { 'birmingham-oxford': EADWEARD },
      merchants: dryOxford,
      ...setting,
    },
    card,
  );
  return soldIn(scene);
};

describe('one order is used', () => {
  const goods = { 'birmingham#2': own('manufacturer-2'), 'coventry#3': own('manufacturer-2') };
  const line = { 'birmingham-oxford': PERSON, 'birmingham-coventry': PERSON };

  it('birmingham-automa.tiles.1: for the tile to sell', () => {
    // Birmingham -2, Coventry -1
    expect(soldFirst(goods, cardOf.NW, { links: line })).toEqual(['coventry#3']);
    // Birmingham 0, Coventry 0
    const links = { 'birmingham-oxford': EADWEARD, 'birmingham-coventry': PERSON, 'coventry-nuneaton': EADWEARD };
    expect(soldFirst(goods, cardOf.NW, { links })).toEqual(['birmingham#2']);
  });

  it('birmingham-automa.tiles.1: for the brewery to take beer from', () => {
    expect(drinkFrom(['burton#2', 'walsall#2'])).toEqual(['burton#2']);
    expect(drinkFrom(['burton#2', 'walsall#2'], { 'cannock-walsall': EADWEARD })).toEqual(['walsall#2']);
  });

  it('birmingham-automa.tiles.1: for the works to take iron from', () => {
    const tiles = { 'coalbrookdale#2': own('iron-2'), 'dudley#2': own('iron-3') };
    expect(sources(backOf({ tiles }, '4'), 'iron')).toEqual(['coalbrookdale#2', 'coalbrookdale#2']);
    const links = { 'dudley-wolverhampton': EADWEARD };
    expect(sources(backOf({ tiles, links }, '4'), 'iron')).toEqual(['dudley#2', 'dudley#2']);
  });

  it('birmingham-automa.tiles.1: for the mine to take coal from', () => {
    const built = (links: Setting['links'] = {}): Scene =>
      turnOf(
        {
          tiles: { 'coalbrookdale#3': own('coal-2'), 'dudley#1': own('coal-3') },
          links: { 'coalbrookdale-kidderminster': PERSON, 'dudley-kidderminster': PERSON, ...links },
          automaton: { mat: { 'cotton-1': 0 } },
        },
        ['20', '4'],
      );
    expect(deedsOf(built())[0]).toBe('build cotton-2 kidderminster#2');
    expect(sources(built(), 'coal')).toEqual(['coalbrookdale#3']);
    expect(sources(built({ 'birmingham-dudley': EADWEARD }), 'coal')).toEqual(['dudley#1']);
  });
});

describe('the balance of links', () => {
  const goods = { 'birmingham#2': own('manufacturer-2'), 'redditch#1': own('manufacturer-2') };

  it('birmingham-automa.tiles.2: the difference counts, not the number of its own links', () => {
    // Birmingham 3 - 3, Redditch 1 - 0
    const links = {
      'birmingham-oxford': EADWEARD,
      'birmingham-redditch': EADWEARD,
      'birmingham-tamworth': EADWEARD,
      'birmingham-coventry': PERSON,
      'birmingham-walsall': PERSON,
      'birmingham-dudley': PERSON,
    };
    expect(soldFirst(goods, cardOf.NW, { links })).toEqual(['redditch#1']);
  });

  it('birmingham-automa.tiles.2: the difference counts, not the lack of links of the person', () => {
    // Redditch 1 - 0, Tamworth 3 - 1
    const links = {
      'birmingham-oxford': PERSON,
      'birmingham-redditch': EADWEARD,
      'birmingham-tamworth': EADWEARD,
      'nuneaton-tamworth': EADWEARD,
      'burton-tamworth': EADWEARD,
      'tamworth-walsall': PERSON,
    };
    const mills = { 'redditch#1': own('manufacturer-2'), 'tamworth#1': own('cotton-3') };
    expect(soldFirst(mills, cardOf.NW, { links })).toEqual(['tamworth#1']);
  });

  it('birmingham-automa.tiles.2: a negative difference is smaller than 0', () => {
    expect(drinkFrom(['burton#2', 'walsall#2'], { 'burton-stone': PERSON })).toEqual(['walsall#2']);
  });

  it('birmingham-automa.tiles.2: the line with three ends touches the southern farm', () => {
    expect(drinkFrom(['burton#2', 'farm-south#1'])).toEqual(['burton#2']);
    expect(drinkFrom(['burton#2', 'farm-south#1'], { 'kidderminster-worcester': EADWEARD })).toEqual(['farm-south#1']);
    expect(drinkFrom(['farm-south#1', 'walsall#2'], { 'kidderminster-worcester': PERSON })).toEqual(['walsall#2']);
  });

  // Without that line the mill's town would be equal to Birmingham, which is earlier in the alphabet.
  const ends = [
    ['kidderminster#2', { 'birmingham-coventry': PERSON, 'birmingham-walsall': PERSON }],
    ['worcester#1', { 'birmingham-coventry': PERSON }],
  ] as const;

  it.each(ends)('birmingham-automa.tiles.2: the line with three ends touches the town of %s', (mill, more) => {
    const links = {
      'birmingham-oxford': EADWEARD,
      'birmingham-worcester': EADWEARD,
      'kidderminster-worcester': EADWEARD,
      ...more,
    };
    const tiles = { 'birmingham#2': own('manufacturer-2'), [mill]: own('cotton-3') };
    expect(soldFirst(tiles, cardOf.NW, { links })).toEqual([mill]);
  });
});

describe('links of the other automaton', () => {
  const drinkWithTwo = (seat: number, links: Setting['links'] = {}): string[] => {
    const mine = (tile: string) => ({ seat, tile });
    const scene = backOf(
      {
        automata: ['eadweard:normal', 'emily:normal'],
        tiles: {
          'birmingham#1': mine('cotton-1'),
          'burton#2': mine('brewery-2'),
          'walsall#2': mine('brewery-2'),
        },
        links: { 'birmingham-oxford': seat, ...links },
        merchants: merchantsForThree({
          'oxford#1': 'all',
          'oxford#2': 'manufacturer',
          'shrewsbury#1': 'cotton',
          'warrington#1': 'pottery',
        }),
      },
      cardOf.NW,
      'birmingham',
      seat,
    );
    return sources(scene, 'beer');
  };

  it.each([
    ['Eadweard', EADWEARD, EMILY],
    ['Emily', EMILY, EADWEARD],
  ])('birmingham-automa.tiles.3: links of the other automaton do not count for %s', (_, seat, other) => {
    expect(drinkWithTwo(seat, { 'burton-stone': other, 'burton-derby': other })).toEqual(['burton#2']);
    expect(drinkWithTwo(seat, { 'cannock-walsall': other, 'walsall-wolverhampton': other })).toEqual(['burton#2']);
  });

  it.each([
    ['Eadweard', EADWEARD],
    ['Emily', EMILY],
  ])("birmingham-automa.tiles.3: the person's links count for %s", (_, seat) => {
    expect(drinkWithTwo(seat, { 'burton-stone': PERSON })).toEqual(['walsall#2']);
    expect(drinkWithTwo(seat, { 'cannock-walsall': seat })).toEqual(['walsall#2']);
  });
});

describe('the alphabet', () => {
  it.each([
    ['burton#2', 'coalbrookdale#1'],
    ['stafford#1', 'stone#1'],
    ['derby#1', 'farm-north#1'],
    ['farm-north#1', 'nuneaton#1'],
    ['farm-north#1', 'stafford#1'],
    ['farm-south#1', 'nuneaton#1'],
    ['farm-north#1', 'farm-south#1'],
  ])('birmingham-automa.tiles.4: %s comes before %s if the differences are equal', (first, second) => {
    expect(drinkFrom([first, second])).toEqual([first]);
    expect(drinkFrom([second, first])).toEqual([first]);
  });

  it('birmingham-automa.tiles.4: the alphabet decides before the corner icon', () => {
    // the icon is south-east, and so is the site in Walsall
    const tiles = { 'birmingham#1': own('cotton-3'), 'walsall#2': own('manufacturer-2') };
    const links = { 'birmingham-oxford': EADWEARD, 'birmingham-walsall': EADWEARD, 'cannock-walsall': EADWEARD };
    expect(soldFirst(tiles, cardOf.SE, { links })).toEqual(['birmingham#1']);
  });
});

describe('the corner icon', () => {
  const north = { 'birmingham#1': own('cotton-3'), 'birmingham#2': own('manufacturer-2') };
  const all = { ...north, 'birmingham#4': own('manufacturer-2') };

  it.each([
    ['NW', 'birmingham#1'],
    ['NE', 'birmingham#2'],
    ['SE', 'birmingham#4'],
  ] as const)('birmingham-automa.tiles.5: %s chooses %s', (corner, site) => {
    expect(soldFirst(all, cardOf[corner])).toEqual([site]);
  });

  it('birmingham-automa.tiles.5: if no tile is at that position, the next one clockwise is chosen', () => {
    const { 'birmingham#1': west, 'birmingham#2': east, 'birmingham#4': south } = all;
    const choose = (tiles: Tiles, corner: keyof typeof cardOf) => soldFirst(tiles, cardOf[corner]);
    expect(choose(all, 'SW')).toEqual(['birmingham#1']);
    expect(choose({ 'birmingham#2': east, 'birmingham#4': south }, 'SW')).toEqual(['birmingham#2']);
    expect(choose({ 'birmingham#1': west, 'birmingham#4': south }, 'NE')).toEqual(['birmingham#4']);
    expect(choose(north, 'SE')).toEqual(['birmingham#1']);
  });

  it.each(['NW', 'NE', 'SW'] as const)(
    'birmingham-automa.tiles.5: a tile at %s that is not among the choices is skipped',
    (corner) => {
      const tiles = {
        'birmingham#1': { ...own('cotton-3'), flipped: true },
        'birmingham#2': persons('manufacturer-2'),
        'birmingham#3': { ...own('iron-2'), flipped: true },
        'birmingham#4': own('manufacturer-2'),
      };
      expect(soldFirst(tiles, cardOf[corner])).toEqual(['birmingham#4']);
    },
  );

  it('birmingham-automa.tiles.5: the icon also chooses among breweries, works and mines of one place', () => {
    const drink = (card: string) =>
      sources(
        backOf(
          {
            era: 'rail',
            tiles: {
              'birmingham#1': own('cotton-3'),
              'uttoxeter#1': own('brewery-2'),
              'uttoxeter#2': own('brewery-2'),
            },
            links: { 'birmingham-oxford': EADWEARD },
            merchants: dryOxford,
          },
          card,
        ),
        'beer',
      );
    expect([drink(cardOf.SW), drink(cardOf.NE)]).toEqual([['uttoxeter#1'], ['uttoxeter#2']]);

    const works = { 'coalbrookdale#1': own('iron-2', 1), 'coalbrookdale#2': own('iron-3', 1) };
    const develop = (card: string) => sources(backOf({ era: 'rail', tiles: works }, card), 'iron');
    expect(develop(cardOf.NE)).toEqual(['coalbrookdale#1', 'coalbrookdale#2']);
    expect(develop(cardOf.SE)).toEqual(['coalbrookdale#2', 'coalbrookdale#1']);

    const mines = { 'cannock#1': own('coal-3'), 'cannock#2': own('coal-3') };
    const network = (card: string) => sources(backOf({ era: 'rail', tiles: mines }, card, 'cannock'), 'coal');
    expect([network(cardOf.SW), network(cardOf.NE)]).toEqual([['cannock#1'], ['cannock#2']]);
  });
});

describe('the card that shows the corner icon', () => {
  // card 11 builds a pottery in Stafford, which is not connected
  const soldAfter = (cards: readonly string[]): string[] => {
    const scene = turnOf(
      {
        era: 'rail',
        tiles: {
          'birmingham#1': own('cotton-3'),
          'birmingham#2': own('manufacturer-2'),
          'birmingham#4': own('manufacturer-2'),
          'burton#2': own('brewery-2', 1),
        },
        links: { 'birmingham-oxford': EADWEARD },
        merchants: dryOxford,
        automaton: { mat: { 'cotton-2': 0, 'cotton-3': 0, 'cotton-4': 0 } },
      },
      cards,
    );
    expect(deedsOf(scene)[0]).toBe('build pottery-1 stafford#2');
    return soldIn(scene);
  };

  it.each([
    ['11', 'NE', '2', 'NW', 'birmingham#1'],
    ['11', 'NE', '13', 'SE', 'birmingham#4'],
    ['11', 'NE', '8', 'NE', 'birmingham#2'],
  ])(
    'birmingham-automa.tiles.6: while card %s with %s is carried out, card %s on top with %s chooses %s',
    (turned, _, top, _corner, site) => {
      expect(soldAfter([turned, top])).toEqual([site]);
    },
  );

  it('birmingham-automa.tiles.6: cards that were turned over do not matter', () => {
    expect(soldAfter(['20', '11', '13'])).toEqual(['birmingham#4']);
    expect(soldAfter(['22', '11', '2'])).toEqual(['birmingham#1']);
  });

  it.each([
    ['15', 'NW', '8', 'NE', 'tamworth#2'],
    ['10', 'NE', '4', 'SW', 'tamworth#1'],
  ])(
    'birmingham-automa.tiles.6: the site for the mill of card %s with %s is chosen by card %s with %s',
    (turned, _, top, _corner, site) => {
      expect(deedsOf(turnOf({}, [turned, top]))[0]).toBe(`build cotton-1 ${site}`);
    },
  );

  it.each([
    ['4', 'SW', 'coventry#2'],
    ['13', 'SE', 'coventry#3'],
    ['2', 'NW', 'coventry#3'],
  ])('birmingham-automa.tiles.6: in the first round card %s with %s on top chooses %s', (top, _, site) => {
    expect(deedsOf(firstTurnOf({}, ['8', top]))).toEqual([`build manufacturer-2 ${site}`]);
  });
});

describe('the positions of sites', () => {
  const corners = ['NW', 'NE', 'SE', 'SW'] as const;
  const goods = { manufacturer: own('manufacturer-2'), cotton: own('cotton-3'), pottery: own('pottery-2') };

  const firstByCorner = (tiles: Tiles, links: Setting['links'] = {}): string[] =>
    corners.flatMap((corner) =>
      soldFirst(tiles, cardOf[corner], { links: { 'birmingham-oxford': EADWEARD, ...links } }),
    );

  it('birmingham-automa.tiles.7: of two sites the western has both western positions, the eastern both eastern ones', () => {
    const walsall = { 'walsall#1': goods.manufacturer, 'walsall#2': goods.manufacturer };
    expect(firstByCorner(walsall, { 'birmingham-walsall': EADWEARD })).toEqual([
      'walsall#1',
      'walsall#2',
      'walsall#2',
      'walsall#1',
    ]);
  });

  it('birmingham-automa.tiles.7: of three sites the northern has both northern positions', () => {
    const coventry = {
      'coventry#1': goods.pottery,
      'coventry#2': goods.manufacturer,
      'coventry#3': goods.manufacturer,
    };
    expect(firstByCorner(coventry, { 'birmingham-coventry': EADWEARD })).toEqual([
      'coventry#1',
      'coventry#1',
      'coventry#3',
      'coventry#2',
    ]);
  });

  it('birmingham-automa.tiles.7: of three sites the two southern ones have one position each', () => {
    const coventry = { 'coventry#2': goods.manufacturer, 'coventry#3': goods.manufacturer };
    expect(firstByCorner(coventry, { 'birmingham-coventry': EADWEARD })).toEqual([
      'coventry#3',
      'coventry#3',
      'coventry#3',
      'coventry#2',
    ]);
  });

  it('birmingham-automa.tiles.7: at Birmingham each site has one position', () => {
    const birmingham = {
      'birmingham#1': goods.cotton,
      'birmingham#2': goods.manufacturer,
      'birmingham#4': goods.manufacturer,
    };
    expect(firstByCorner(birmingham)).toEqual(['birmingham#1', 'birmingham#2', 'birmingham#4', 'birmingham#1']);
  });

  it('birmingham-automa.tiles.7: at Belper the outer sites count as two', () => {
    const belper = { 'belper#1': goods.manufacturer, 'belper#3': goods.pottery };
    const links = {
      'belper-derby': EADWEARD,
      'burton-derby': EADWEARD,
      'burton-tamworth': EADWEARD,
      'birmingham-tamworth': EADWEARD,
    };
    expect(firstByCorner(belper, links)).toEqual(['belper#1', 'belper#3', 'belper#3', 'belper#1']);
  });
});
