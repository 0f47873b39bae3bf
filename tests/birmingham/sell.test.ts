import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { lastEraOf } from './drafts.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Tiles = NonNullable<Setup['tiles']>;

/** A hand with only one kind of card, so no card has to be chosen; seat 0 is connected to Oxford, which buys everything. */
const at = (draft: Partial<Setup>, barrel = false): Scene =>
  new Scene({
    seats: 2,
    era: 'rail',
    round: 2,
    players: [{ hand: { brewery: 5 } }],
    links: { 'birmingham-oxford': 0, 'birmingham-coventry': 0 },
    merchants: { 'oxford#1': { tile: 'all', barrel } },
    ...draft,
  });

const farm = (cubes: number): Tiles => ({ 'farm-north#1': { seat: 0, tile: 'brewery-2', cubes } });
const cotton = { 'birmingham#1': { seat: 0, tile: 'cotton-2' } } as const;

describe('what is sold to whom', () => {
  it('birmingham.sell.1: other seats’ links connect too', () => {
    const scene = at({ links: { 'birmingham-oxford': 1 }, tiles: { ...farm(2), ...cotton } });
    scene.play('sell birmingham#1 to oxford#1');
    expect(scene.now.tiles['birmingham#1'].flipped).toBe(true);
    expect(scene.told('sold')).toHaveLength(1);
  });

  it('birmingham.sell.1: no sale without a connection', () => {
    const scene = at({
      links: { 'birmingham-coventry': 0, 'oxford-redditch': 0 },
      tiles: { ...farm(2), ...cotton },
    });
    expect(scene.legal('sell')).toEqual([]);
    expect(scene.rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.1');
  });

  it('birmingham.sell.1: a merchant tile buys only what it shows, a blank one nothing', () => {
    const scene = at({
      merchants: {
        'oxford#1': { tile: 'manufacturer' },
        'oxford#2': { tile: 'blank' },
        'gloucester#1': { tile: 'cotton' },
        'gloucester#2': { tile: 'blank' },
      },
      links: { 'birmingham-oxford': 0, 'oxford-redditch': 1, 'gloucester-redditch': 1, 'birmingham-coventry': 0 },
      tiles: { ...farm(2), ...cotton, 'coventry#1': { seat: 0, tile: 'pottery-2' } },
    });
    expect(scene.legal('sell')).toEqual(['sell birmingham#1 to gloucester#1']);
    expect(scene.rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.1');
    expect(scene.rule('sell birmingham#1 to oxford#2')).toBe('birmingham.sell.1');
    expect(scene.rule('sell coventry#1 to gloucester#1')).toBe('birmingham.sell.1');
  });

  it('birmingham.sell.1: only unflipped tiles of the seat can be sold', () => {
    const scene = at({
      tiles: {
        ...farm(2),
        'birmingham#1': { seat: 0, tile: 'cotton-2', flipped: true },
        'birmingham#2': { seat: 1, tile: 'manufacturer-2' },
      },
    });
    expect(scene.rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.1');
    expect(scene.rule('sell birmingham#2 to oxford#1')).toBe('birmingham.sell.1');
    expect(scene.rule('sell birmingham#4 to oxford#1')).toBe('birmingham.sell.1');
    expect(scene.legal('sell')).toEqual([]);
  });

  it('birmingham.sell.1: nothing can be sold to a merchant place that is not in use', () => {
    const scene = at({
      links: { 'derby-nottingham': 0 },
      tiles: { ...farm(2), 'derby#1': { seat: 0, tile: 'cotton-2' } },
    });
    expect(scene.legal('sell')).toEqual([]);
    expect(scene.rule('sell derby#1 to nottingham#1')).toBe('birmingham.setup.7');
  });
});

describe('beer', () => {
  const siteOf = { cotton: 'birmingham#1', manufacturer: 'birmingham#2', pottery: 'coventry#1' } as const;
  const beers = {
    cotton: [1, 1, 1, 1],
    manufacturer: [1, 1, 0, 1, 2, 1, 0, 1],
    pottery: [1, 1, 2, 1, 2],
  } as const;
  const kinds = (['cotton', 'manufacturer', 'pottery'] as const).flatMap((industry) =>
    beers[industry].map((beer, index) => [industry, index + 1, beer] as const),
  );

  it.each(kinds)('birmingham.sell.2: %s %i needs %i beer', (industry, level, beer) => {
    const site = siteOf[industry];
    const era = lastEraOf(`${industry}-${level}`);
    const tile = { [site]: { seat: 0, tile: `${industry}-${level}` } };
    const scene = at({ era, tiles: { ...farm(2), ...tile } }).play(`sell ${site} to oxford#1`);
    expect(scene.now.tiles[site].flipped).toBe(true);
    expect(scene.now.tiles['farm-north#1'].cubes).toBe(2 - beer);
    if (beer === 0) expect(at({ era, tiles: tile }).allows(`sell ${site} to oxford#1`)).toBe(true);
    else expect(at({ era, tiles: tile }).rule(`sell ${site} to oxford#1`)).toBe('birmingham.sell.2');
  });

  it.each(['manufacturer-5', 'pottery-3', 'pottery-5'])('birmingham.sell.2: one beer is not enough for %s', (tile) => {
    const site = tile.startsWith('pottery') ? 'coventry#1' : 'birmingham#2';
    const scene = at({ tiles: { ...farm(1), [site]: { seat: 0, tile } } });
    expect(scene.rule(`sell ${site} to oxford#1`)).toBe('birmingham.sell.2');
  });

  it("birmingham.sell.2: another seat's beer counts only where it is connected to the tile", () => {
    const tiles = { ...cotton, 'walsall#2': { seat: 1, tile: 'brewery-2' } };
    expect(at({ tiles }).rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.2');
    const links = { 'birmingham-oxford': 0, 'birmingham-walsall': 1 };
    expect(at({ tiles, links }).play('sell birmingham#1 to oxford#1').now.tiles['walsall#2'].cubes).toBe(1);
  });

  it('birmingham.sell.3: the barrel is optional', () => {
    const begin = (): Scene => at({ tiles: { ...farm(2), ...cotton } }, true).play('sell birmingham#1 to oxford#1');
    expect(begin().pending).toEqual({ awaits: 'beer', seat: 0 });
    expect(begin().legal().toSorted()).toEqual(['barrel', 'beer farm-north#1']);

    const spared = begin().play('beer farm-north#1').now;
    expect(spared.merchants['oxford#1'].barrel).toBe(true);
    expect(spared.tiles['farm-north#1'].cubes).toBe(1);
    expect(spared.players[0].income).toBe(10 + 4);

    const drunk = begin().play('barrel').now;
    expect(drunk.merchants['oxford#1'].barrel).toBe(false);
    expect(drunk.tiles['farm-north#1'].cubes).toBe(2);
    expect(drunk.players[0].income).toBe(10 + 2 + 4);
  });

  it('birmingham.sell.3: the barrel next to another merchant tile cannot be used', () => {
    const scene = at({
      merchants: { 'oxford#1': { tile: 'all', barrel: false }, 'oxford#2': { tile: 'cotton' } },
      tiles: cotton,
    });
    expect(scene.rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.2');
    expect(scene.play('sell birmingham#1 to oxford#2').now.merchants['oxford#2'].barrel).toBe(false);
  });

  it('birmingham.sell.3: the barrel supplies one of two beers', () => {
    const tile = { 'birmingham#2': { seat: 0, tile: 'manufacturer-5' } };
    expect(at({ tiles: tile }, true).rule('sell birmingham#2 to oxford#1')).toBe('birmingham.sell.2');

    const mixed = at({ tiles: { ...farm(1), ...tile } }, true).play('sell birmingham#2 to oxford#1', 'barrel').now;
    expect(mixed.merchants['oxford#1'].barrel).toBe(false);
    expect(mixed.tiles['farm-north#1'].flipped).toBe(true);
    expect(mixed.players[0].income).toBe(10 + 2 + 5 + 2);

    const chosen = at({ tiles: { ...farm(2), ...tile } }, true).play('sell birmingham#2 to oxford#1', 'barrel').now;
    expect(chosen.pending.awaits).toBe('action');
    expect(chosen.tiles['farm-north#1'].cubes).toBe(1);
  });

  it('birmingham.sell.3: two beers may both come from breweries while the barrel stays', () => {
    const tiles = { ...farm(2), 'birmingham#2': { seat: 0, tile: 'manufacturer-5' } };
    const scene = at({ tiles }, true).play('sell birmingham#2 to oxford#1', 'beer farm-north#1', 'beer farm-north#1');
    expect(scene.now.merchants['oxford#1'].barrel).toBe(true);
    expect(scene.now.players[0].income).toBe(10 + 5 + 2);
  });

  it.each([
    ['manufacturer-3', 4],
    ['manufacturer-7', 4],
  ])('birmingham.sell.3: %s uses no barrel and gets no bonus', (tile, income) => {
    const scene = at({ tiles: { ...farm(2), 'birmingham#2': { seat: 0, tile } } }, true);
    scene.play('sell birmingham#2 to oxford#1');
    expect(scene.now.merchants['oxford#1'].barrel).toBe(true);
    expect(scene.now.tiles['farm-north#1'].cubes).toBe(2);
    expect(scene.now.players[0].income).toBe(10 + income);
    expect(scene.told('rewarded')).toEqual([]);
  });
});

describe('several sales', () => {
  const three = {
    ...farm(2),
    ...cotton,
    'birmingham#2': { seat: 0, tile: 'manufacturer-2' },
    'coventry#1': { seat: 0, tile: 'pottery-2' },
  };

  it('birmingham.sell.4: three industries to one merchant tile in one action', () => {
    const scene = at({ tiles: three }, true).play('sell birmingham#1 to oxford#1', 'beer farm-north#1');
    expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
    expect(scene.now.tiles['birmingham#1'].flipped).toBe(true);
    expect(scene.now.players[0].income).toBe(10 + 4);

    scene.play('sell birmingham#2 to oxford#1', 'barrel');
    expect(scene.now.players[0].income).toBe(14 + 2 + 1);

    scene.play('sell coventry#1 to oxford#1');
    expect(scene.now.players[0].income).toBe(17 + 5 + 1);
    expect(scene.now.tiles['farm-north#1'].flipped).toBe(true);
    expect(scene.now.players[0].handSize).toBe(4);
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  });

  it('birmingham.sell.4: the seat may stop after any sale', () => {
    const scene = at({ tiles: three }).play('sell birmingham#2 to oxford#1', 'stop');
    expect(scene.now.tiles['birmingham#1'].flipped).toBe(false);
    expect(scene.now.tiles['coventry#1'].flipped).toBe(false);
    expect(scene.now.actionsLeft).toBe(1);
  });

  it('birmingham.sell.4: a tile sold is flipped and cannot be sold again', () => {
    const scene = at({ tiles: three }).play('sell birmingham#1 to oxford#1');
    expect(scene.rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.1');
    expect(scene.legal('sell').toSorted()).toEqual(['sell birmingham#2 to oxford#1', 'sell coventry#1 to oxford#1']);
  });

  it('birmingham.sell.4: sales that lack beer are refused while one that needs none remains', () => {
    const scene = at({
      tiles: { ...three, ...farm(1), 'birmingham#4': { seat: 0, tile: 'manufacturer-3' } },
    }).play('sell birmingham#1 to oxford#1');
    expect(scene.rule('sell birmingham#2 to oxford#1')).toBe('birmingham.sell.2');
    expect(scene.legal().toSorted()).toEqual(['sell birmingham#4 to oxford#1', 'stop']);
    scene.play('sell birmingham#4 to oxford#1');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('birmingham.sell.4: at least one tile must be sold', () => {
    const scene = at({ tiles: farm(2) });
    expect(scene.legal('sell')).toEqual([]);
    expect(scene.legal('stop')).toEqual([]);
  });
});
