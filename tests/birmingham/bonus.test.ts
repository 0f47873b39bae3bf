import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Player = NonNullable<Setup['players']>[number];

const levels = { cotton: 4, manufacturer: 8, pottery: 5, coal: 4, iron: 4, brewery: 4 };
const emptyMat: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(levels).flatMap(([industry, top]) =>
    Array.from({ length: top }, (_, index) => [`${industry}-${index + 1}`, 0] as const),
  ),
);

/** Hands with only one kind of card, so no card has to be chosen. */
const at = (draft: Partial<Setup>, player: Player = {}): Scene =>
  new Scene({
    seats: 2,
    era: 'rail',
    round: 2,
    players: [{ hand: { brewery: 5 }, ...player }, { hand: { iron: 4 } }],
    ...draft,
  });

describe('taking a barrel', () => {
  const oxford = {
    links: { 'birmingham-oxford': 0 },
    merchants: { 'oxford#1': { tile: 'all' } },
    tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } },
  } as const;

  it('birmingham.bonus.1: the bonus comes before the flip', () => {
    const scene = at(oxford).play('sell birmingham#1 to oxford#1');
    const names = scene.events.map(({ event }) => event);
    expect(names).toContain('rewarded');
    expect(names.indexOf('rewarded')).toBeLessThan(names.indexOf('flipped'));
  });

  it('birmingham.bonus.1: a barrel is used once', () => {
    const scene = at({
      ...oxford,
      tiles: { ...oxford.tiles, 'birmingham#2': { seat: 0, tile: 'manufacturer-2' } },
    });
    scene.play('sell birmingham#1 to oxford#1');
    expect(scene.now.merchants['oxford#1']).toEqual({ tile: 'all', barrel: false });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.rule('sell birmingham#2 to oxford#1')).toBe('birmingham.sell.2');
  });

  it('birmingham.bonus.1: a barrel taken in the canal era returns in the rail era', () => {
    const scene = at({ ...oxford, era: 'canal' }).play('sell birmingham#1 to oxford#1');
    scene.passUntil(({ round }) => round === 3);
    expect(scene.now.merchants['oxford#1'].barrel).toBe(false);
    scene.passUntil(({ era }) => era === 'rail');
    expect(scene.now.merchants['oxford#1'].barrel).toBe(true);
  });

  it('birmingham.bonus.1: a barrel taken in the rail era is gone for good', () => {
    const scene = at(oxford).play('sell birmingham#1 to oxford#1');
    scene.passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.now.merchants['oxford#1'].barrel).toBe(false);
    expect(scene.told('barrelPlaced')).toEqual([]);
  });
});

describe('Gloucester', () => {
  const gloucester = {
    links: { 'gloucester-worcester': 0 },
    merchants: { 'gloucester#1': { tile: 'cotton' } },
    tiles: { 'worcester#1': { seat: 0, tile: 'cotton-2' }, 'dudley#2': { seat: 1, tile: 'iron-2' } },
  } as const;
  const sell = 'sell worcester#1 to gloucester#1';

  it('birmingham.bonus.2: the seat chooses the industry; its lowest tile is removed without iron', () => {
    const scene = at(gloucester).play(sell);
    expect(scene.pending).toEqual({ awaits: 'bonus', seat: 0 });
    expect(scene.legal().toSorted()).toEqual([
      'bonus brewery',
      'bonus coal',
      'bonus cotton',
      'bonus iron',
      'bonus manufacturer',
    ]);
    scene.play('bonus coal');
    expect(scene.now.players[0].mat['coal-1']).toBe(0);
    expect(scene.now.players[0].mat['coal-2']).toBe(2);
    expect(scene.now.tiles['dudley#2'].cubes).toBe(4);
    expect(scene.now.markets['iron']).toBe(8);
    expect(scene.now.players[0]).toMatchObject({ money: 17, spent: 0, handSize: 4 });
  });

  it('birmingham.bonus.1: at Gloucester the tile flips only after the removal', () => {
    const scene = at(gloucester).play(sell);
    expect(scene.now.tiles['worcester#1'].flipped).toBe(false);
    expect(scene.now.players[0].income).toBe(10);
    scene.play('bonus iron');
    expect(scene.now.tiles['worcester#1'].flipped).toBe(true);
    expect(scene.now.players[0].income).toBe(14);
  });

  it('birmingham.bonus.2: pottery I and III may not be chosen, pottery II may', () => {
    expect(at(gloucester).play(sell).rule('bonus pottery')).toBe('birmingham.bonus.2');
    const third = at(gloucester, { mat: { 'pottery-1': 0, 'pottery-2': 0 } }).play(sell);
    expect(third.rule('bonus pottery')).toBe('birmingham.bonus.2');
    const second = at(gloucester, { mat: { 'pottery-1': 0 } }).play(sell, 'bonus pottery');
    expect(second.now.players[0].mat['pottery-2']).toBe(0);
    expect(second.now.players[0].mat['pottery-3']).toBe(1);
  });

  it('birmingham.bonus.2: only one tile is removed, of the lowest level left', () => {
    const scene = at(gloucester, { mat: { 'cotton-1': 0 } }).play(sell, 'bonus cotton');
    expect(scene.now.players[0].mat).toMatchObject({ 'cotton-3': 3, 'cotton-4': 3, 'coal-1': 1, 'iron-1': 1 });
    expect(scene.now.players[0].mat['cotton-2']).toBe(0);
    expect(scene.told('developed')).toHaveLength(1);
    expect(scene.pending.awaits).toBe('action');
  });

  it('birmingham.bonus.3: the removal cannot be declined', () => {
    const scene = at(gloucester).play(sell);
    expect(scene.refuse('stop').reason).toBe('notAskedNow');
    expect(scene.refuse('pass').reason).toBe('notAskedNow');
  });

  it('birmingham.bonus.3: if only one industry allows it, its tile must be removed', () => {
    const scene = at(gloucester, { mat: { ...emptyMat, 'pottery-1': 1, 'manufacturer-8': 2 } }).play(sell);
    expect(scene.now.players[0].mat).toEqual({ ...emptyMat, 'pottery-1': 1, 'manufacturer-8': 1 });
    expect(scene.now.tiles['worcester#1'].flipped).toBe(true);
  });

  it.each([
    ['an empty mat', {}],
    ['a mat with pottery I, II and III', { 'pottery-1': 1, 'pottery-2': 1, 'pottery-3': 1 }],
    ['a mat with pottery III, IV and V', { 'pottery-3': 1, 'pottery-4': 1, 'pottery-5': 1 }],
  ])('birmingham.bonus.3: with %s the bonus is lost', (_, mat) => {
    const scene = at(gloucester, { mat: { ...emptyMat, ...mat } }).play(sell);
    expect(scene.now.players[0].mat).toEqual({ ...emptyMat, ...mat });
    expect(scene.now.tiles['worcester#1'].flipped).toBe(true);
    expect(scene.now.merchants['gloucester#1'].barrel).toBe(false);
    expect(scene.told('developed')).toEqual([]);
  });

  it('birmingham.bonus.3: the seat may avoid it by not using the barrel', () => {
    const scene = at({
      ...gloucester,
      tiles: { ...gloucester.tiles, 'farm-north#1': { seat: 0, tile: 'brewery-2' } },
    }).play(sell, 'beer farm-north#1');
    expect(scene.told('developed')).toEqual([]);
    expect(scene.now.merchants['gloucester#1'].barrel).toBe(true);
  });

  it('birmingham.bonus.2: the barrel may be one of two beers', () => {
    const scene = at({
      links: { ...gloucester.links, 'birmingham-worcester': 1 },
      merchants: { 'gloucester#1': { tile: 'all' } },
      tiles: {
        'birmingham#2': { seat: 0, tile: 'manufacturer-5' },
        'farm-north#1': { seat: 0, tile: 'brewery-2' },
      },
    }).play('sell birmingham#2 to gloucester#1', 'barrel', 'bonus iron');
    expect(scene.now.tiles['birmingham#2'].flipped).toBe(true);
    expect(scene.now.tiles['farm-north#1'].cubes).toBe(1);
    expect(scene.now.players[0].mat['iron-1']).toBe(0);
    expect(scene.now.players[0].income).toBe(10 + 2);
  });

  it('birmingham.bonus.3: each barrel used in an action removes a tile', () => {
    const scene = at({
      ...gloucester,
      merchants: { 'gloucester#1': { tile: 'cotton' }, 'gloucester#2': { tile: 'all' } },
      tiles: { ...gloucester.tiles, 'worcester#2': { seat: 0, tile: 'cotton-2' } },
    }).play(sell, 'bonus coal', 'sell worcester#2 to gloucester#2', 'bonus coal');
    expect(scene.now.players[0].mat['coal-1']).toBe(0);
    expect(scene.now.players[0].mat['coal-2']).toBe(1);
    expect(scene.now.players[0].handSize).toBe(4);
  });
});

describe('the other places', () => {
  it.each([
    [10, 12],
    [30, 32],
    [97, 99],
    [98, 99],
    [99, 99],
  ])('birmingham.bonus.4: Oxford advances the marker from space %i to %i', (income, space) => {
    const scene = at(
      {
        links: { 'birmingham-oxford': 0 },
        merchants: { 'oxford#1': { tile: 'all' } },
        tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } },
      },
      { income },
    ).play('sell birmingham#1 to oxford#1');
    // The cotton mill itself gives 4.
    expect(scene.now.players[0].income).toBe(Math.min(space + 4, 99));
    expect(scene.told('rewarded')).toMatchObject([{ bonus: 'income' }]);
  });

  it('birmingham.bonus.5: Nottingham gives 3 points', () => {
    const scene = at({
      seats: 4,
      links: { 'derby-nottingham': 0 },
      merchants: { 'nottingham#2': { tile: 'cotton' } },
      tiles: { 'derby#1': { seat: 0, tile: 'cotton-2' } },
    }).play('sell derby#1 to nottingham#2');
    expect(scene.now.players[0]).toMatchObject({ points: 3, money: 17, income: 14 });
  });

  it('birmingham.bonus.5: Shrewsbury gives 4 points', () => {
    const scene = at({
      links: { 'coalbrookdale-wolverhampton': 1, 'coalbrookdale-shrewsbury': 1 },
      merchants: { 'shrewsbury#1': { tile: 'manufacturer' } },
      tiles: { 'wolverhampton#1': { seat: 0, tile: 'manufacturer-2' } },
    }).play('sell wolverhampton#1 to shrewsbury#1');
    expect(scene.now.players[0]).toMatchObject({ points: 4, money: 17, income: 11 });
  });

  it('birmingham.bonus.5: Warrington gives £5', () => {
    const scene = at({
      seats: 3,
      links: { 'stoke-warrington': 0 },
      merchants: { 'warrington#1': { tile: 'pottery' } },
      tiles: { 'stoke#2': { seat: 0, tile: 'pottery-2' } },
    }).play('sell stoke#2 to warrington#1');
    expect(scene.now.players[0]).toMatchObject({ points: 0, money: 22, income: 11 });
  });
});
