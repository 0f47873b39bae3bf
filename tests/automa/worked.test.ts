import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { backOf, deedsOf, EADWEARD, firstTurnOf, PERSON, turnOf } from './solo.ts';
import { merchants, own, persons } from './tradeHelp.ts';

/** One barrel beside every merchant tile that buys something. */
const usual = merchants({ 'shrewsbury#1': 'cotton', 'gloucester#1': 'manufacturer', 'oxford#1': 'all' }, [
  'shrewsbury#1',
  'gloucester#1',
  'oxford#1',
]);

/** No barrel in Oxford, which buys manufactured goods and everything; Gloucester buys nothing. */
const oxfordOnly = (shrewsbury: boolean) =>
  merchants(
    { 'shrewsbury#1': 'cotton', 'oxford#1': 'manufacturer', 'oxford#2': 'all' },
    shrewsbury ? ['shrewsbury#1'] : [],
  );

const full = { iron: 8, coal: 13 };

const flip = (tile: ReturnType<typeof own>) => ({ ...tile, flipped: true, cubes: 0 });

/** A tile as the example describes it. */
const lying = (tile: ReturnType<typeof own>) => ({ flipped: false, cubes: 0, ...tile });

const planOf = ({ now }: Scene) => now.players[EADWEARD]?.plan;
const pointsOf = ({ now }: Scene) => now.players[EADWEARD]?.points;

describe('worked examples of the first round', () => {
  const opening = { markets: full, merchants: usual };

  it('birmingham-automa.first.3: W1, the iron works is too cheap for its slot, the pottery of the second is built', () => {
    const scene = firstTurnOf(opening, ['1', '7']);
    expect(deedsOf(scene)).toEqual(['build pottery-1 coventry#1']);
    expect(scene.now.markets).toEqual({ iron: 7, coal: 13 });
    expect(scene.now.tiles).toEqual({ 'coventry#1': lying(own('pottery-1')) });
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('7');
  });

  it('birmingham-automa.first.4: W3, an iron works would need a link, the mine of the second slot goes without', () => {
    const scene = firstTurnOf(opening, ['14', '7']);
    expect(deedsOf(scene)).toEqual(['build coal-2 wolverhampton#2']);
    expect(scene.now.markets).toEqual(full);
    expect(scene.now.tiles).toEqual({ 'wolverhampton#2': lying(own('coal-2', 3)) });
    expect(scene.now.links).toEqual({});
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('7');
  });

  it('birmingham-automa.first.6: W4, no build is possible, so a canal leads from Walsall to the most free sites', () => {
    const scene = firstTurnOf({ ...opening, automata: ['eadweard:easy'] }, ['18', '7']);
    expect(deedsOf(scene)).toEqual(['link birmingham-walsall']);
    expect(scene.now.markets).toEqual(full);
    expect(scene.now.tiles).toEqual({});
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('7');
  });
});

describe('worked examples of whole turns', () => {
  it('birmingham-automa.linkfirst.1: W6, a canal to Kidderminster brings the coal for the mill', () => {
    const scene = turnOf(
      {
        markets: full,
        merchants: usual,
        tiles: { 'dudley#2': flip(own('iron-2')), 'dudley#1': persons('coal-2', 3) },
        automaton: { mat: { 'cotton-1': 0, 'cotton-2': 1, 'cotton-3': 3, 'cotton-4': 3 } },
      },
      ['20', '3'],
    );
    expect(deedsOf(scene)).toEqual(['link dudley-kidderminster', 'build cotton-2 kidderminster#2']);
    expect(scene.now.markets).toEqual(full);
    expect(scene.now.tiles).toEqual({
      'dudley#1': lying(persons('coal-2', 2)),
      'dudley#2': flip(own('iron-2')),
      'kidderminster#2': lying(own('cotton-2')),
    });
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('3');
  });

  it("birmingham-automa.links.5: W7, without beer of its own the second rail leads to the person's brewery", () => {
    const scene = turnOf(
      {
        era: 'rail',
        markets: { iron: 8, coal: 5 },
        merchants: usual,
        tiles: {
          'birmingham#1': flip(own('cotton-3')),
          'coventry#1': flip(own('pottery-1')),
          'nuneaton#1': persons('brewery-2', 2),
        },
      },
      ['5', '3'],
    );
    expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link birmingham-redditch', 'link birmingham-nuneaton']);
    expect(scene.now.markets).toEqual({ iron: 8, coal: 5 });
    expect(scene.now.tiles).toEqual({
      'birmingham#1': flip(own('cotton-3')),
      'coventry#1': flip(own('pottery-1')),
      'nuneaton#1': lying(persons('brewery-2', 1)),
      'redditch#1': lying(own('coal-2', 1)),
    });
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('3');
  });
});

describe('worked examples of the back', () => {
  it('birmingham-automa.sell.2: W9, the only barrel goes to the mill that the corner icon puts first', () => {
    const others = {
      'birmingham#2': lying(own('manufacturer-5')),
      'redditch#1': lying(own('manufacturer-6')),
      'nuneaton#1': lying(persons('brewery-2', 2)),
    };
    const scene = backOf(
      {
        era: 'rail',
        markets: full,
        merchants: oxfordOnly(true),
        tiles: { ...others, 'birmingham#1': own('cotton-3'), 'stafford#1': own('brewery-2', 1) },
        links: { 'birmingham-oxford': EADWEARD, 'birmingham-redditch': EADWEARD, 'birmingham-coventry': PERSON },
      },
      '2',
    );
    expect(deedsOf(scene)).toEqual(['sell birmingham#1 to oxford#2']);
    expect(scene.now.markets).toEqual(full);
    expect(scene.now.tiles).toEqual({
      ...others,
      'birmingham#1': flip(own('cotton-3')),
      'stafford#1': flip(own('brewery-2')),
    });
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('2');
  });

  it('birmingham-automa.sell.6: W11, no brewery can be built in Walsall, so a canal leads there', () => {
    const tiles = { 'birmingham#2': lying(own('manufacturer-2')), 'walsall#2': flip(persons('brewery-1')) };
    const scene = backOf(
      { markets: full, merchants: oxfordOnly(false), tiles, links: { 'birmingham-oxford': PERSON } },
      '4',
      'birmingham',
    );
    expect(deedsOf(scene)).toEqual(['link birmingham-walsall']);
    expect(scene.now.markets).toEqual(full);
    expect(scene.now.tiles).toEqual(tiles);
    expect(pointsOf(scene)).toBe(0);
    expect(planOf(scene)).toBe('4');
  });

  it("birmingham-automa.develop.3: W13, after the cube of the person's works the market is too dear", () => {
    const scene = backOf(
      { markets: { iron: 6, coal: 13 }, merchants: usual, tiles: { 'dudley#2': persons('iron-1', 1) } },
      '9',
    );
    expect(deedsOf(scene)).toEqual(['develop']);
    expect(scene.told('took')).toHaveLength(1);
    expect(scene.now.markets).toEqual({ iron: 6, coal: 13 });
    expect(scene.now.tiles).toEqual({ 'dudley#2': flip(persons('iron-1')) });
    expect(pointsOf(scene)).toBe(3);
    expect(planOf(scene)).toBe('9');
  });
});
