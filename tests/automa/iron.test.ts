import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { own, persons } from './tradeHelp.ts';

/** Card 4 builds a brewery in Coalbrookdale that needs one iron. */
const breweryIn = (setting: Setting): Scene => {
  const scene = turnOf(setting, ['4', '19']);
  expect(deedsOf(scene)[0]).toBe('build brewery-1 coalbrookdale#1');
  return scene;
};

/** Card 7 builds a manufacturer in Wolverhampton that needs two iron; the back of card 19 may take more from works. */
const manufacturerIn = (setting: Setting): string[] => {
  const mat = { 'manufacturer-2': 0, 'manufacturer-5': 0, 'manufacturer-6': 0, 'manufacturer-7': 0 };
  const scene = turnOf({ ...setting, automaton: { mat } }, ['7', '19']);
  expect(deedsOf(scene)[0]).toBe('build manufacturer-8 wolverhampton#1');
  return sources(scene, 'iron').slice(0, 2);
};

describe('birmingham-automa.iron', () => {
  it("birmingham-automa.iron.1: its own works come before the person's, whatever section tiles says", () => {
    // Birmingham is earlier in the alphabet and has the better balance of links
    const tiles = { 'birmingham#3': persons('iron-2'), 'walsall#1': own('iron-2') };
    const links = { 'birmingham-coventry': EADWEARD };
    expect(sources(backOf({ tiles, links }, '4'), 'iron')).toEqual(['walsall#1', 'walsall#1']);
    expect(manufacturerIn({ tiles, links })).toEqual(['walsall#1', 'walsall#1']);
  });

  it("birmingham-automa.iron.1: the person's works follow once its own are empty", () => {
    const tiles = { 'birmingham#3': persons('iron-2'), 'walsall#1': own('iron-2', 1) };
    expect(manufacturerIn({ tiles })).toEqual(['walsall#1', 'birmingham#3']);
    const flipped = { ...tiles, 'walsall#1': { ...own('iron-2'), flipped: true } };
    expect(manufacturerIn({ tiles: flipped })).toEqual(['birmingham#3', 'birmingham#3']);
  });

  it.each([
    ['its own', own('iron-2', 1)],
    ["the person's", persons('iron-2', 1)],
  ])('birmingham-automa.iron.1: the market comes after %s works', (_, works) => {
    expect(manufacturerIn({ tiles: { 'dudley#2': works }, markets: { iron: 10 } })).toEqual(['dudley#2', '£1']);
  });

  it('birmingham-automa.iron.1: the market is not used while a works has cubes', () => {
    const scene = breweryIn({ tiles: { 'dudley#2': persons('iron-2') }, markets: { iron: 10 } });
    expect(scene.now.markets['iron']).toBe(10);
  });

  it('birmingham-automa.iron.1: the cheapest cubes of the market are bought', () => {
    expect(manufacturerIn({ markets: { iron: 7 } })).toEqual(['£2', '£3']);
    expect(breweryIn({ markets: { iron: 8 } }).now.markets['iron']).toBe(7);
  });

  it('birmingham-automa.iron.1: an empty market supplies iron without limit', () => {
    expect(manufacturerIn({ markets: { iron: 1 } })).toEqual(['£5', '£6']);
    expect(manufacturerIn({ markets: { iron: 0 } })).toEqual(['£6', '£6']);
    expect(breweryIn({ markets: { iron: 0 } }).now.markets['iron']).toBe(0);
  });

  it('birmingham-automa.iron.1: works need no connection', () => {
    const scene = breweryIn({ tiles: { 'stoke#2': persons('iron-2') } });
    expect(sources(scene, 'iron')[0]).toBe('stoke#2');
  });

  it("birmingham-automa.iron.1: the person's works flips when its last cube is taken, and the person gains income", () => {
    const scene = breweryIn({ tiles: { 'dudley#2': persons('iron-2', 1) }, players: [{ income: 10 }] });
    expect(scene.now.tiles['dudley#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0]?.income).toBe(10 + 3);
  });
});
