import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources, total } from '../sceneHelp.ts';
import { backOf, deedsOf, EADWEARD, EMILY, PERSON } from './solo.ts';
import type { Setting } from './solo.ts';
import { merchants, merchantsForThree, own, persons } from './tradeHelp.ts';
import type { Tiles } from './tradeHelp.ts';

const oxford = { 'oxford#1': 'cotton', 'oxford#2': 'manufacturer', 'shrewsbury#1': 'all' };

/** In the rail era a tile in Birmingham is the only one to sell, and Oxford the only merchant connected. */
const selling = (tiles: Tiles, barrels: readonly string[] = [], setting: Setting = {}): Scene =>
  backOf(
    {
      era: 'rail',
      tiles,
      links: { 'birmingham-oxford': EADWEARD, 'birmingham-walsall': PERSON },
      merchants: merchants(oxford, barrels),
      automaton: { mat: { 'brewery-1': 0 } },
      ...setting,
    },
    '4',
  );

const mill = { 'birmingham#1': own('cotton-3') };
const soldMill = ['sell birmingham#1 to oxford#1'];
/** This one needs two barrels. */
const factory = { 'birmingham#2': own('manufacturer-5') };
const soldFactory = ['sell birmingham#2 to oxford#2'];

const far = { 'farm-north#1': own('brewery-2') };
const near = { 'walsall#2': persons('brewery-2') };
const away = { 'nuneaton#1': persons('brewery-2') };

describe('beer for a sale', () => {
  it("birmingham-automa.beer.1: the merchant's barrel comes first", () => {
    const scene = selling({ ...mill, ...far, ...near }, ['oxford#1', 'oxford#2']);
    expect(deedsOf(scene)).toEqual(soldMill);
    expect(sources(scene, 'beer')).toEqual(['oxford#1']);
    expect(scene.now.merchants['oxford#1']?.barrel).toBe(false);
    expect(scene.now.merchants['oxford#2']?.barrel).toBe(true);
  });

  it('birmingham-automa.beer.1: the barrel next to another merchant tile cannot be used', () => {
    const scene = selling({ ...mill, ...far }, ['oxford#2']);
    expect(deedsOf(scene)).toEqual(soldMill);
    expect(sources(scene, 'beer')).toEqual(['farm-north#1']);
  });

  it("birmingham-automa.beer.1: its own breweries anywhere come before the person's", () => {
    const scene = selling({ ...mill, ...far, ...near });
    expect(deedsOf(scene)).toEqual(soldMill);
    expect(sources(scene, 'beer')).toEqual(['farm-north#1']);
  });

  it("birmingham-automa.beer.1: the person's breweries can be used if they are connected to the tile", () => {
    const scene = selling({ ...mill, ...near, ...away });
    expect(deedsOf(scene)).toEqual(soldMill);
    expect(sources(scene, 'beer')).toEqual(['walsall#2']);
  });

  it('birmingham-automa.beer.1: a brewery of the person that is not connected cannot be used', () => {
    const scene = selling({ ...mill, ...away });
    expect(deedsOf(scene)).toEqual(['build brewery-2 walsall#2']);
    expect(sources(scene, 'beer')).toEqual([]);
  });

  it('birmingham-automa.beer.1: two beers may come from two sources, in this order', () => {
    const barrelFirst = selling({ ...factory, ...far, ...near }, ['oxford#2']);
    expect(deedsOf(barrelFirst)).toEqual(soldFactory);
    expect(sources(barrelFirst, 'beer')).toEqual(['oxford#2', 'farm-north#1']);
    const barrelAndPerson = selling({ ...factory, ...near }, ['oxford#2']);
    expect(sources(barrelAndPerson, 'beer')).toEqual(['oxford#2', 'walsall#2']);
    const ownThenPerson = selling({ ...factory, 'farm-north#1': own('brewery-2', 1), ...near });
    expect(deedsOf(ownThenPerson)).toEqual(soldFactory);
    expect(sources(ownThenPerson, 'beer')).toEqual(['farm-north#1', 'walsall#2']);
  });

  it('birmingham-automa.beer.1: the barrel is not available for a second sale to the same merchant', () => {
    const two = { 'birmingham#2': own('manufacturer-2'), 'birmingham#4': own('manufacturer-2') };
    const scene = selling({ ...two, ...far }, ['oxford#2']);
    expect(scene.told('sold')).toHaveLength(2);
    expect(sources(scene, 'beer')).toEqual(['oxford#2', 'farm-north#1']);
  });

  it("birmingham-automa.beer.1: the person's brewery flips when it is empty, and the person gains income", () => {
    const scene = selling({ ...mill, 'walsall#2': persons('brewery-2', 1) });
    expect(scene.now.tiles['walsall#2']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[PERSON]?.income).toBe(10 + 5);
  });

  it('birmingham-automa.beer.1: section tiles decides among equal breweries', () => {
    const two = { ...far, 'burton#2': own('brewery-2') };
    expect(sources(selling({ ...mill, ...two }), 'beer')).toEqual(['burton#2']);
    const strange = { ...near, ...away };
    const links = { 'birmingham-oxford': EADWEARD, 'birmingham-walsall': PERSON, 'birmingham-nuneaton': PERSON };
    expect(sources(selling({ ...mill, ...strange }, [], { links }), 'beer')).toEqual(['nuneaton#1']);
    const inFavour = { ...links, 'walsall-wolverhampton': EADWEARD };
    expect(sources(selling({ ...mill, ...strange }, [], { links: inFavour }), 'beer')).toEqual(['walsall#2']);
  });
});

describe("the bonus of a merchant's barrel", () => {
  it('birmingham-automa.beer.2: Shrewsbury gives 4 points', () => {
    const scene = backOf(
      {
        tiles: { 'kidderminster#2': own('cotton-1') },
        links: { 'coalbrookdale-kidderminster': PERSON, 'coalbrookdale-shrewsbury': PERSON },
        merchants: merchants({ ...oxford, 'oxford#1': 'all', 'shrewsbury#1': 'cotton' }, ['shrewsbury#1']),
      },
      '4',
    );
    expect(deedsOf(scene)).toEqual(['sell kidderminster#2 to shrewsbury#1']);
    expect(scene.now.players[EADWEARD]?.points).toBe(4);
    expect(scene.now.merchants['shrewsbury#1']?.barrel).toBe(false);
  });

  it('birmingham-automa.beer.2: Shrewsbury gives nothing for a sale without its barrel', () => {
    const sold = (tile: string, barrel: boolean) =>
      backOf(
        {
          tiles: { 'wolverhampton#1': own(tile), 'burton#2': own('brewery-2') },
          links: { 'coalbrookdale-wolverhampton': PERSON, 'coalbrookdale-shrewsbury': PERSON },
          merchants: merchants(
            { 'shrewsbury#1': 'manufacturer', 'oxford#1': 'all', 'oxford#2': 'cotton' },
            barrel ? ['shrewsbury#1'] : [],
          ),
        },
        '4',
      );
    const withBeer = sold('manufacturer-2', false);
    expect(deedsOf(withBeer)).toEqual(['sell wolverhampton#1 to shrewsbury#1']);
    expect(withBeer.now.players[EADWEARD]?.points).toBe(0);
    // the seventh level needs no beer
    const without = sold('manufacturer-7', true);
    expect(deedsOf(without)).toEqual(['sell wolverhampton#1 to shrewsbury#1']);
    expect(without.now.players[EADWEARD]?.points).toBe(0);
    expect(without.now.merchants['shrewsbury#1']?.barrel).toBe(true);
  });

  it('birmingham-automa.beer.2: the bonus at Oxford is lost, but the barrel is used up', () => {
    const scene = selling(mill, ['oxford#1']);
    expect(deedsOf(scene)).toEqual(soldMill);
    expect(scene.now.players[EADWEARD]).toMatchObject({ points: 0 });
    expect(scene.now.players[EADWEARD]).not.toHaveProperty('income');
    expect(scene.now.merchants['oxford#1']?.barrel).toBe(false);
    expect(scene.told('rewarded')).toEqual([]);
  });

  it('birmingham-automa.beer.2: the bonus at Gloucester is lost, but the barrel is used up', () => {
    const setting: Setting = {
      tiles: { 'worcester#1': own('cotton-1') },
      links: { 'gloucester-worcester': PERSON },
      merchants: merchants({ 'gloucester#1': 'cotton', 'oxford#1': 'all', 'oxford#2': 'manufacturer' }, [
        'gloucester#1',
      ]),
    };
    const scene = backOf(setting, '4');
    expect(deedsOf(scene)).toEqual(['sell worcester#1 to gloucester#1']);
    // all 35 tiles of a normal mat but the one that was sold
    expect(total(scene.now.players[EADWEARD]?.mat ?? {})).toBe(34);
    expect(scene.now.players[EADWEARD]?.points).toBe(0);
    expect(scene.now.merchants['gloucester#1']?.barrel).toBe(false);
    expect(scene.told('developed')).toEqual([]);
  });

  it.each([
    ['Eadweard', EADWEARD],
    ['Emily', EMILY],
  ])('birmingham-automa.beer.2: the bonus at Warrington is lost for %s, but the barrel is used up', (_, seat) => {
    const scene = backOf(
      {
        automata: ['eadweard:normal', 'emily:normal'],
        tiles: { 'stoke#1': { seat, tile: 'cotton-1' } },
        links: { 'stoke-warrington': PERSON },
        merchants: merchantsForThree(
          { 'warrington#1': 'cotton', 'oxford#1': 'all', 'oxford#2': 'manufacturer', 'gloucester#1': 'pottery' },
          ['warrington#1'],
        ),
      },
      '4',
      'birmingham',
      seat,
    );
    expect(deedsOf(scene, seat)).toEqual(['sell stoke#1 to warrington#1']);
    expect(scene.now.players[seat]?.points).toBe(0);
    expect(scene.now.players[seat]).not.toHaveProperty('money');
    expect(scene.now.merchants['warrington#1']?.barrel).toBe(false);
  });
});

describe('beer for a second rail', () => {
  /** Rails from Stafford to Cannock and on, with coal in Cannock for both. */
  const laying = (tiles: Tiles, setting: Setting = {}): Scene =>
    backOf(
      {
        era: 'rail',
        tiles: { 'stafford#2': { ...own('pottery-1'), flipped: true }, 'cannock#2': own('coal-2'), ...tiles },
        ...setting,
      },
      '4',
      'stafford',
    );
  const links = { 'stafford-stone': PERSON };

  it("birmingham-automa.beer.3: its own breweries anywhere come before the person's", () => {
    const scene = laying({ 'uttoxeter#1': own('brewery-2'), 'walsall#2': persons('brewery-2') }, { links });
    expect(scene.told('laid')).toHaveLength(2);
    expect(sources(scene, 'beer')).toEqual(['uttoxeter#1']);
  });

  it("birmingham-automa.beer.3: without beer of its own it uses the person's brewery connected to that rail", () => {
    const scene = laying({ 'walsall#2': persons('brewery-2') }, { links });
    expect(deedsOf(scene)).toEqual(['link cannock-stafford', 'link cannock-walsall']);
    expect(sources(scene, 'beer')).toEqual(['walsall#2']);
  });

  it('birmingham-automa.beer.3: the brewery may be connected to either end, even at a distance', () => {
    const back = laying({ 'stone#1': persons('brewery-2') }, { links });
    expect(back.told('laid')).toHaveLength(2);
    expect(sources(back, 'beer')).toEqual(['stone#1']);
  });

  it('birmingham-automa.beer.3: a brewery of the person that is not connected or empty cannot be used', () => {
    const apart = laying({ 'nuneaton#1': persons('brewery-2') }, { links });
    expect(deedsOf(apart)).toEqual(['link cannock-stafford']);
    const empty = laying({ 'walsall#2': { ...persons('brewery-2'), flipped: true } }, { links });
    expect(deedsOf(empty)).toEqual(['link cannock-stafford']);
  });

  it("birmingham-automa.beer.3: a merchant's barrel is never used", () => {
    // every line from Cannock is connected to Oxford and its barrels
    const scene = laying(
      {},
      {
        links: { ...links, 'cannock-walsall': PERSON, 'birmingham-walsall': PERSON, 'birmingham-oxford': PERSON },
        merchants: merchants(oxford, ['oxford#1', 'oxford#2', 'shrewsbury#1']),
      },
    );
    expect(deedsOf(scene)).toEqual(['link cannock-stafford']);
    expect(scene.now.merchants['oxford#1']?.barrel).toBe(true);
  });

  it('birmingham-automa.beer.3: section tiles decides among its own breweries', () => {
    const two = { 'uttoxeter#1': own('brewery-2'), 'farm-south#1': own('brewery-2') };
    expect(sources(laying(two, { links }), 'beer')).toEqual(['farm-south#1']);
    const inFavour = { ...links, 'stone-uttoxeter': EADWEARD };
    expect(sources(laying(two, { links: inFavour }), 'beer')).toEqual(['uttoxeter#1']);
  });
});
