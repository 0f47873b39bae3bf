import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, EMILY, hurdlesOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { own, persons } from './tradeHelp.ts';
import type { Tiles } from './tradeHelp.ts';

/** Card 20 builds a mill in Kidderminster that needs one coal. */
const millIn = (tiles: Tiles, links: NonNullable<Setting['links']>): Scene => {
  const scene = turnOf({ tiles, links, automaton: { mat: { 'cotton-1': 0 } } }, ['20', '4']);
  expect(deedsOf(scene)[0]).toBe('build cotton-2 kidderminster#2');
  return scene;
};

/** Card 1 builds a pottery in Coventry that needs two coal. */
const potteryIn = (setting: Setting): Scene => {
  const mat = { 'pottery-1': 0, 'pottery-2': 0 };
  const scene = turnOf({ ...setting, automaton: { mat } }, ['1', '4']);
  expect(deedsOf(scene)[0]).toBe('build pottery-3 coventry#1');
  return scene;
};

const both = { 'coalbrookdale-kidderminster': PERSON, 'dudley-kidderminster': PERSON };

describe('coal from mines', () => {
  it("birmingham-automa.coal.1: the nearest mine is the person's, even if one of its own is connected", () => {
    const tiles = { 'dudley#1': persons('coal-2'), 'wolverhampton#2': own('coal-2') };
    const links = { 'dudley-kidderminster': PERSON, 'dudley-wolverhampton': EADWEARD };
    expect(sources(millIn(tiles, links), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham-automa.coal.1: a mine of its own that is nearest comes before a more distant one of the person', () => {
    const tiles = { 'dudley#1': own('coal-2'), 'wolverhampton#2': persons('coal-2') };
    const links = { 'dudley-kidderminster': PERSON, 'dudley-wolverhampton': EADWEARD };
    expect(sources(millIn(tiles, links), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham-automa.coal.1: a nearer mine is skipped if it is empty or not connected', () => {
    const tiles = {
      'coalbrookdale#3': persons('coal-2'),
      'dudley#1': { ...own('coal-2'), flipped: true },
      'wolverhampton#2': persons('coal-2'),
    };
    const links = { 'dudley-kidderminster': PERSON, 'dudley-wolverhampton': EADWEARD };
    expect(sources(millIn(tiles, links), 'coal')).toEqual(['wolverhampton#2']);
  });

  it('birmingham-automa.coal.1: among equally near mines its own come first, whatever section tiles says', () => {
    // Coalbrookdale is earlier in the alphabet and has the better balance of links
    const tiles = { 'coalbrookdale#3': persons('coal-2'), 'dudley#1': own('coal-2') };
    const links = { ...both, 'coalbrookdale-wolverhampton': EADWEARD };
    expect(sources(millIn(tiles, links), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham-automa.coal.1: its own mine also comes first within one place', () => {
    // the icon SW of card 4 would choose the western mine
    const tiles = { 'cannock#1': persons('coal-2'), 'cannock#2': own('coal-2') };
    expect(sources(backOf({ era: 'rail', tiles }, '4', 'cannock'), 'coal')).toEqual(['cannock#2']);
  });

  it('birmingham-automa.coal.1: mines of the person and of the other automaton rank equally', () => {
    const built = (coalbrookdale: number, dudley: number) =>
      turnOf(
        {
          automata: ['eadweard:normal', 'emily:normal'],
          tiles: {
            'coalbrookdale#3': { seat: coalbrookdale, tile: 'coal-2' },
            'dudley#1': { seat: dudley, tile: 'coal-2' },
          },
          links: both,
          automaton: { mat: { 'cotton-1': 0 } },
        },
        ['20', '4'],
      );
    expect(sources(built(EMILY, PERSON), 'coal')).toEqual(['coalbrookdale#3']);
    expect(sources(built(PERSON, EMILY), 'coal')).toEqual(['coalbrookdale#3']);
    expect(sources(built(EMILY, EADWEARD), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham-automa.coal.1: section tiles decides among equally near mines of the person', () => {
    const tiles = { 'coalbrookdale#3': persons('coal-2'), 'dudley#1': persons('coal-2') };
    expect(sources(millIn(tiles, both), 'coal')).toEqual(['coalbrookdale#3']);
    expect(sources(millIn(tiles, { ...both, 'birmingham-dudley': EADWEARD }), 'coal')).toEqual(['dudley#1']);
  });

  it('birmingham-automa.coal.1: the nearest mine is determined for each cube', () => {
    const scene = potteryIn({
      tiles: { 'coventry#2': persons('coal-2', 1), 'dudley#1': persons('coal-2'), 'wolverhampton#2': own('coal-2') },
      links: { 'birmingham-coventry': PERSON, 'birmingham-dudley': PERSON, 'dudley-wolverhampton': PERSON },
    });
    expect(sources(scene, 'coal')).toEqual(['coventry#2', 'dudley#1']);
    expect(scene.now.tiles['coventry#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.tiles['dudley#1']).toMatchObject({ flipped: false, cubes: 2 });
  });

  it("birmingham-automa.coal.1: once its own mine is empty, the person's mine at the same distance supplies coal", () => {
    const scene = potteryIn({
      tiles: { 'dudley#1': persons('coal-2'), 'tamworth#1': own('coal-2', 1) },
      links: { 'birmingham-coventry': PERSON, 'birmingham-dudley': PERSON, 'birmingham-tamworth': PERSON },
    });
    expect(sources(scene, 'coal')).toEqual(['tamworth#1', 'dudley#1']);
  });

  it('birmingham-automa.coal.1: for a rail the nearest mine is measured from both ends', () => {
    // from Stafford alone, Stone would be as near as Cannock, and the mine there is its own
    const scene = backOf(
      {
        era: 'rail',
        tiles: { 'cannock#2': persons('coal-2'), 'stone#2': own('coal-2'), 'stafford#2': own('pottery-1') },
        links: { 'stafford-stone': PERSON },
      },
      '4',
      'stafford',
    );
    expect(deedsOf(scene)).toEqual(['link cannock-stafford']);
    expect(sources(scene, 'coal')).toEqual(['cannock#2']);
  });
});

describe('coal from the market', () => {
  const toBirmingham = ['birmingham-tamworth'];
  const toBurton = ['burton-tamworth'];
  const ways = [
    ['oxford', [...toBirmingham, 'birmingham-oxford']],
    ['gloucester', [...toBirmingham, 'birmingham-worcester', 'gloucester-worcester']],
    [
      'shrewsbury',
      [
        ...toBirmingham,
        'birmingham-dudley',
        'dudley-wolverhampton',
        'coalbrookdale-wolverhampton',
        'coalbrookdale-shrewsbury',
      ],
    ],
    ['nottingham', [...toBurton, 'burton-derby', 'derby-nottingham']],
    ['warrington', [...toBurton, 'burton-stone', 'stoke-stone', 'stoke-warrington']],
  ] as const;

  /** Card 15 builds a mill in Tamworth that needs one coal, or else a mine. */
  const inTamworth = (lines: readonly string[], setting: Setting = {}): Scene =>
    turnOf(
      {
        ...setting,
        links: Object.fromEntries(lines.map((line) => [line, PERSON])),
        automaton: { mat: { 'cotton-1': 0 } },
      },
      ['15', '4'],
    );

  it.each(ways)('birmingham-automa.coal.2: the market is open from %s', (_, lines) => {
    const scene = inTamworth(lines);
    expect(deedsOf(scene)[0]).toBe('build cotton-2 tamworth#1');
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(scene.now.markets['coal']).toBe(12);
  });

  it.each(ways)('birmingham-automa.coal.2: the market is closed without %s', (_, lines) => {
    // from Redditch no link of its own could help
    const scene = inTamworth(lines.slice(0, -1), { tiles: { 'redditch#1': own('manufacturer-2') } });
    expect(deedsOf(scene)[0]).toBe('build coal-2 tamworth#1');
  });

  it('birmingham-automa.coal.2: the market is closed while a connected mine has cubes, however far', () => {
    const lines = ['birmingham-tamworth', 'birmingham-oxford', 'birmingham-dudley', 'dudley-wolverhampton'];
    const scene = inTamworth(lines, { tiles: { 'wolverhampton#2': persons('coal-2', 1) } });
    expect(sources(scene, 'coal')).toEqual(['wolverhampton#2']);
    expect(scene.now.markets['coal']).toBe(13);
  });

  it('birmingham-automa.coal.2: a mine that is empty or not connected does not close it', () => {
    const scene = inTamworth(['birmingham-tamworth', 'birmingham-oxford', 'birmingham-dudley'], {
      tiles: { 'dudley#1': { ...persons('coal-2'), flipped: true }, 'wolverhampton#2': persons('coal-2') },
    });
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  it('birmingham-automa.coal.2: the market is used once the last mine is empty', () => {
    const scene = potteryIn({
      tiles: { 'coventry#2': persons('coal-2', 1) },
      links: { 'birmingham-coventry': PERSON, 'birmingham-oxford': PERSON },
    });
    expect(sources(scene, 'coal')).toEqual(['coventry#2', '£1']);
  });

  it('birmingham-automa.coal.2: an empty market supplies coal without limit', () => {
    const links = { 'birmingham-coventry': PERSON, 'birmingham-oxford': PERSON };
    const empty = potteryIn({ links, markets: { coal: 0 } });
    expect(sources(empty, 'coal')).toEqual(['£8', '£8']);
    expect(empty.now.markets['coal']).toBe(0);
    expect(sources(potteryIn({ links, markets: { coal: 1 } }), 'coal')).toEqual(['£7', '£8']);
  });

  it('birmingham-automa.coal.2: the tile is not built if a mine has one of two cubes and the market is out of reach', () => {
    const scene = turnOf(
      {
        tiles: { 'coventry#2': persons('coal-2', 1), 'stafford#2': own('pottery-1') },
        automaton: { mat: { 'pottery-2': 0 } },
      },
      ['1', '4', '8'],
    );
    expect(hurdlesOf(scene)).toContain('1 1 noCoal coventry');
    expect(deedsOf(scene)[0]).toBe('build brewery-1 coalbrookdale#1');
    expect(scene.now.tiles['coventry#2']).toMatchObject({ cubes: 1 });
  });
});
