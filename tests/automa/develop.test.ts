import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources, total } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, EMILY, hurdlesOf, PERSON } from './solo.ts';
import { own, persons } from './tradeHelp.ts';

/** A card for every maximum that is printed. */
const cardFor = { 0: '4', 1: '1', 2: '9', 3: '2', 4: '5' } as const;
type Maximum = keyof typeof cardFor;

const pointsOf = (scene: Scene): number | undefined => scene.now.players[EADWEARD]?.points;

describe('when develop is possible', () => {
  // with 10, 8, 6, 4, 2 and 0 cubes the cheapest costs £1, £2, £3, £4, £5 and £6
  const within: readonly (readonly [Maximum, number])[] = [
    [1, 10],
    [2, 8],
    [2, 7],
    [3, 6],
    [4, 4],
    [4, 3],
    [4, 10],
  ];
  const above: readonly (readonly [Maximum, number])[] = [
    [0, 10],
    [1, 8],
    [2, 6],
    [3, 4],
    [4, 2],
    [4, 1],
    [4, 0],
  ];

  it.each(within)(
    'birmingham-automa.develop.1: with a maximum of £%i and %i cubes in the market it is possible',
    (maximum, iron) => {
      const scene = backOf({ markets: { iron } }, cardFor[maximum]);
      expect(deedsOf(scene)).toEqual(['develop']);
      expect(pointsOf(scene)).toBe(3);
    },
  );

  it.each(above)(
    'birmingham-automa.develop.1: with a maximum of £%i and %i cubes in the market it is not possible',
    (maximum, iron) => {
      const scene = backOf({ markets: { iron } }, cardFor[maximum]);
      expect(hurdlesOf(scene)).toContain(`${cardFor[maximum]} develop ironTooDear`);
      expect(deedsOf(scene)).not.toContain('develop');
      expect(scene.now.markets['iron']).toBe(iron);
      expect(pointsOf(scene)).toBe(0);
    },
  );

  it.each([
    ['its own', own('iron-2', 1)],
    ["the person's", persons('iron-2', 1)],
  ])('birmingham-automa.develop.1: with a maximum of £0 it is possible while %s works has a cube', (_, works) => {
    expect(deedsOf(backOf({ tiles: { 'dudley#2': works } }, cardFor[0]))).toEqual(['develop']);
    const flipped = backOf(
      { tiles: { 'dudley#2': { seat: works.seat, tile: works.tile, flipped: true } } },
      cardFor[0],
    );
    expect(deedsOf(flipped)).not.toContain('develop');
  });

  it("birmingham-automa.develop.1: with a maximum of £0 it is possible while the other automaton's works has a cube", () => {
    const automata = ['eadweard:normal', 'emily:normal'];
    const tiles = { 'dudley#2': { seat: EMILY, tile: 'iron-2' } };
    const scene = backOf({ automata, tiles }, cardFor[0]);
    expect(deedsOf(scene)).toEqual(['develop']);
    expect(sources(scene, 'iron')).toEqual(['dudley#2', 'dudley#2']);
  });

  it.each([1, 2, 3, 4] as const)(
    'birmingham-automa.develop.2: with a maximum of £%i cubes from works can be used, however expensive the market',
    (maximum) => {
      const scene = backOf({ tiles: { 'dudley#2': persons('iron-2') }, markets: { iron: 0 } }, cardFor[maximum]);
      expect(deedsOf(scene)).toEqual(['develop']);
      expect(sources(scene, 'iron')).toEqual(['dudley#2', 'dudley#2']);
      expect(scene.now.tiles['dudley#2']).toMatchObject({ cubes: 2 });
    },
  );

  it('birmingham-automa.develop.2: cubes from works are used, even if the market has cubes within the maximum', () => {
    const tiles = { 'dudley#2': own('iron-2') };
    const scene = backOf({ tiles, markets: { iron: 10 } }, cardFor[4]);
    expect(sources(scene, 'iron')).toEqual(['dudley#2', 'dudley#2']);
    expect(scene.told('bought')).toEqual([]);
    expect(scene.now.markets['iron']).toBe(10);
  });
});

describe('what develop takes and gives', () => {
  it.each([
    ['two cubes', 2, 8, ['£2', '£2']],
    ['one, as the second is too dear', 2, 7, ['£2']],
    ['two of different prices', 3, 7, ['£2', '£3']],
    ['one again', 4, 3, ['£4']],
    ['the last cube of £1', 1, 9, ['£1']],
    ['two from a full market', 1, 10, ['£1', '£1']],
  ] as const)('birmingham-automa.develop.3: %s, up to £%i with %i cubes in the market', (_, maximum, iron, taken) => {
    const scene = backOf({ markets: { iron } }, cardFor[maximum]);
    expect(sources(scene, 'iron')).toEqual(taken);
    expect(scene.now.markets['iron']).toBe(iron - taken.length);
    expect(pointsOf(scene)).toBe(3);
  });

  it('birmingham-automa.develop.3: after the cube from a works the market is used, within the maximum', () => {
    const tiles = { 'dudley#2': persons('iron-2', 1) };
    const taken = (maximum: Maximum, iron: number) =>
      sources(backOf({ tiles, markets: { iron } }, cardFor[maximum]), 'iron');
    expect(taken(0, 10)).toEqual(['dudley#2']);
    expect(taken(2, 6)).toEqual(['dudley#2']);
    expect(taken(2, 8)).toEqual(['dudley#2', '£2']);
    expect(taken(4, 4)).toEqual(['dudley#2', '£4']);
    expect(taken(4, 2)).toEqual(['dudley#2']);
  });

  it("birmingham-automa.develop.3: the order is that of section iron: its own works, the person's, the market", () => {
    const tiles = { 'birmingham#3': persons('iron-2'), 'walsall#1': own('iron-2', 1) };
    const scene = backOf({ tiles }, cardFor[2]);
    expect(sources(scene, 'iron')).toEqual(['walsall#1', 'birmingham#3']);
    expect(scene.now.tiles['walsall#1']).toMatchObject({ flipped: true });
  });

  it('birmingham-automa.develop.3: it gives 3 points for one cube or two', () => {
    const one = backOf({ tiles: { 'dudley#2': own('iron-2', 1) }, automaton: { points: 7 } }, cardFor[0]);
    expect(pointsOf(one)).toBe(10);
    const two = backOf({ tiles: { 'dudley#2': own('iron-2', 2) }, automaton: { points: 7 } }, cardFor[0]);
    expect(pointsOf(two)).toBe(10);
  });

  it('birmingham-automa.develop.3: no tile leaves the mat', () => {
    const scene = backOf({}, cardFor[2]);
    expect(deedsOf(scene)).toEqual(['develop']);
    expect(scene.told('developed')).toEqual([]);
    // as many as a normal mat has at the start
    expect(total(scene.now.players[EADWEARD]?.mat ?? {})).toBe(35);
  });

  it('birmingham-automa.develop.3: a works of the person that it empties flips, and the person gains income', () => {
    const scene = backOf({ tiles: { 'dudley#2': persons('iron-2', 2) } }, cardFor[0]);
    expect(scene.now.tiles['dudley#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[PERSON]?.income).toBe(10 + 3);
  });
});
