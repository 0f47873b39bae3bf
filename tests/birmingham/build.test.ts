import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

/** A mat whose industry starts at a level: everything below is gone. */
const from = (industry: string, level: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: level - 1 }, (_, index) => [`${industry}-${index + 1}`, 0]));

const sitesOf = (scene: Scene, industry: string): string[] =>
  scene
    .legal('build')
    .map((line) => line.split(' '))
    .filter(([, , built]) => built === industry)
    .map(([, site]) => site)
    .toSorted();

describe('birmingham.build', () => {
  it('birmingham.build.1: one unflipped tile moves from the mat to the site', () => {
    const scene = canal({ players: [{ hand: ['worcester', 'worcester'] }] });
    scene.play('build worcester#2 cotton with worcester');
    expect(scene.now.tiles).toEqual({ 'worcester#2': { seat: 0, tile: 'cotton-1', flipped: false, cubes: 0 } });
    expect(scene.now.players.map(({ mat }) => mat['cotton-1'])).toEqual([2, 3]);
  });

  it('birmingham.build.1: the site must show the industry', () => {
    const scene = canal({ players: [{ hand: ['dudley', 'worcester'] }] });
    expect(scene.rule('build dudley#2 coal with dudley')).toBe('birmingham.build.1');
    expect(scene.rule('build worcester#1 brewery with worcester')).toBe('birmingham.build.1');
    expect(scene.allows('build dudley#1 coal with dudley')).toBe(true);
  });

  it('birmingham.build.1: the mat must have a tile of the industry', () => {
    const scene = canal({ players: [{ hand: ['dudley', 'worcester'], mat: from('coal', 5) }] });
    expect(scene.rule('build dudley#1 coal with dudley')).toBe('birmingham.build.1');
  });

  it('birmingham.build.1: the site must be free', () => {
    const scene = canal({
      players: [{ hand: ['birmingham', 'worcester'], money: 40 }],
      tiles: { 'worcester#1': { seat: 1, tile: 'cotton-1' }, 'birmingham#1': { seat: 1, tile: 'cotton-1' } },
      links: { 'birmingham-oxford': 1 },
    });
    expect(sitesOf(scene, 'cotton')).toEqual(['worcester#2']);
    expect(scene.rule('build worcester#1 cotton with worcester')).toMatch(/^birmingham\.overbuild\./);
    expect(scene.rule('build birmingham#1 manufacturer with birmingham')).toMatch(/^birmingham\.overbuild\./);
  });

  it.each([
    ['birmingham', 'manufacturer', ['birmingham#2', 'birmingham#4'], 'birmingham#1'],
    ['coalbrookdale', 'iron', ['coalbrookdale#2'], 'coalbrookdale#1'],
    ['cannock', 'coal', ['cannock#2'], 'cannock#1'],
    ['kidderminster', 'cotton', ['kidderminster#2'], 'kidderminster#1'],
    ['wolverhampton', 'manufacturer', ['wolverhampton#1'], 'wolverhampton#2'],
  ])('birmingham.build.2: at %s a site only for %s comes first', (town, industry, single, dual) => {
    const scene = canal({
      players: [{ hand: [town, town], money: 40 }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' } },
      links: {
        'birmingham-dudley': 1,
        'dudley-wolverhampton': 1,
        'coalbrookdale-wolverhampton': 1,
        'cannock-wolverhampton': 1,
        'coalbrookdale-kidderminster': 1,
      },
    });
    expect(sitesOf(scene, industry)).toEqual(single);
    expect(scene.rule(`build ${dual} ${industry} with ${town}`)).toBe('birmingham.build.2');
  });

  it('birmingham.build.2: a shared site is open once no single-industry site is free', () => {
    const withTiles = (...sites: string[]) =>
      rail({
        players: [{ hand: ['birmingham', 'birmingham'], money: 40, mat: from('manufacturer', 2) }],
        tiles: Object.fromEntries(sites.map((site) => [site, { seat: 1, tile: 'manufacturer-2' }])),
      });
    expect(sitesOf(withTiles('birmingham#2'), 'manufacturer')).toEqual(['birmingham#4']);
    expect(sitesOf(withTiles('birmingham#2', 'birmingham#4'), 'manufacturer')).toEqual(['birmingham#1']);
  });

  it('birmingham.build.2: the seat chooses between shared sites', () => {
    const scene = canal({
      players: [{ hand: ['coventry', 'tamworth'], money: 40 }],
      links: { 'birmingham-coventry': 1, 'birmingham-oxford': 1 },
    });
    expect(sitesOf(scene, 'manufacturer')).toEqual(['coventry#2', 'coventry#3']);
    expect(sitesOf(scene, 'coal')).toEqual(['coventry#2', 'tamworth#1', 'tamworth#2']);
  });

  it('birmingham.build.2: single-industry sites in other places or for other industries do not matter', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'coalbrookdale'], money: 40 }],
      links: { 'coalbrookdale-wolverhampton': 0, 'walsall-wolverhampton': 0, 'coalbrookdale-shrewsbury': 1 },
    });
    expect(sitesOf(scene, 'iron')).toContain('walsall#1');
    expect(scene.allows('build coalbrookdale#1 brewery with coalbrookdale')).toBe(true);
  });

  it.each([1, 2, 3, 4])('birmingham.build.3: the lowest level on the mat is built (coal mine %i)', (level) => {
    const scene = canal({ players: [{ hand: ['dudley', 'dudley'], mat: from('coal', level) }] });
    scene.play('build dudley#1 coal with dudley');
    expect(scene.now.tiles['dudley#1'].tile).toBe(`coal-${level}`);
  });

  it('birmingham.build.3: an era lock blocks the industry until the tile is developed', () => {
    const scene = rail({ players: [{ hand: ['dudley', 'dudley'], money: 30 }] });
    expect(scene.rule('build dudley#1 coal with dudley')).toBe('birmingham.build.4');
    scene.play('develop coal', 'stop', 'build dudley#1 coal with dudley');
    expect(scene.now.tiles['dudley#1'].tile).toBe('coal-2');
  });

  it('birmingham.build.1: an industry with no tile left cannot be built', () => {
    const none = { 'coal-1': 0, 'coal-2': 0, 'coal-3': 0, 'coal-4': 0 };
    const scene = canal({ players: [{ hand: ['dudley', 'dudley'], money: 30, mat: none }] });
    expect(scene.rule('build dudley#1 coal with dudley')).toBe('birmingham.build.1');
    const others = canal({ players: [{ hand: ['dudley', 'dudley'], money: 30, mat: { ...none, 'coal-4': 1 } }] });
    expect(others.allows('build dudley#1 coal with dudley')).toBe(true);
  });

  it('birmingham.build.3: the last tile of a locked level blocks as well', () => {
    const scene = rail({ players: [{ hand: ['burton', 'burton'], money: 30, mat: { 'brewery-1': 1 } }] });
    expect(scene.rule('build burton#2 brewery with burton')).toBe('birmingham.build.4');
  });

  it.each([
    ['cotton', 'worcester#1', 'worcester'],
    ['manufacturer', 'wolverhampton#1', 'wolverhampton'],
    ['coal', 'dudley#1', 'dudley'],
    ['iron', 'dudley#2', 'dudley'],
    ['brewery', 'burton#2', 'burton'],
  ])('birmingham.build.4: %s of level I cannot be built in the rail era', (industry, site, card) => {
    const setting = {
      players: [{ hand: [card, card], money: 50 }],
      tiles: { 'cannock#2': { seat: 1, tile: 'coal-2' } },
      links: { 'cannock-wolverhampton': 1, 'dudley-wolverhampton': 1 },
    };
    expect(rail(setting).rule(`build ${site} ${industry} with ${card}`)).toBe('birmingham.build.4');
    expect(canal(setting).allows(`build ${site} ${industry} with ${card}`)).toBe(true);
  });

  it('birmingham.build.4: pottery I can be built in either era', () => {
    for (const scene of [canal, rail].map((era) => era({ players: [{ hand: ['coventry', 'coventry'], money: 19 }] }))) {
      scene.play('build coventry#1 pottery with coventry');
      expect(scene.now.tiles['coventry#1'].tile).toBe('pottery-1');
      expect(scene.now.players[0].money).toBe(19 - 17 - 2);
    }
  });

  it.each([
    ['brewery', 4, 'burton#2', 'burton'],
    ['pottery', 5, 'coventry#1', 'coventry'],
  ])('birmingham.build.4: %s of level %i can only be built in the rail era', (industry, level, site, card) => {
    const setting = {
      players: [{ hand: [card, card], money: 50, mat: from(industry, level) }],
      tiles: { 'cannock#2': { seat: 1, tile: 'coal-2' } },
      links: { 'birmingham-coventry': 1, 'birmingham-oxford': 1 },
    };
    expect(canal(setting).rule(`build ${site} ${industry} with ${card}`)).toBe('birmingham.build.4');
    const scene = rail(setting).play(`build ${site} ${industry} with ${card}`);
    expect(scene.now.tiles[site].tile).toBe(`${industry}-${level}`);
  });

  it.each([
    ['cotton', 4, 'worcester#1', 'worcester'],
    ['manufacturer', 8, 'birmingham#2', 'birmingham'],
    ['coal', 4, 'dudley#1', 'dudley'],
    ['iron', 4, 'dudley#2', 'dudley'],
    ['brewery', 3, 'burton#2', 'burton'],
    ['pottery', 4, 'coventry#1', 'coventry'],
  ])('birmingham.build.4: the canal era allows %s of level %i', (industry, level, site, card) => {
    const scene = canal({
      players: [{ hand: [card, card], money: 50, mat: from(industry, level) }],
      links: {
        'birmingham-coventry': 1,
        'birmingham-oxford': 1,
        'birmingham-worcester': 1,
        'birmingham-dudley': 1,
      },
    });
    scene.play(`build ${site} ${industry} with ${card}`);
    expect(scene.now.tiles[site].tile).toBe(`${industry}-${level}`);
  });

  it('birmingham.build.5: money, coal and iron are paid, plus market prices', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], money: 40, mat: from('cotton', 3) }],
      links: { 'gloucester-worcester': 1 },
    });
    scene.play('build worcester#1 cotton with worcester');
    expect(scene.now.players[0]).toMatchObject({ money: 40 - 16 - 1 - 2, spent: 16 + 1 + 2 });
    expect(scene.now.markets).toEqual({ coal: 12, iron: 7 });
  });

  it.each([
    ['manufacturer', 1, 8, 1, 0],
    ['manufacturer', 2, 10, 0, 1],
    ['manufacturer', 3, 12, 2, 0],
    ['manufacturer', 4, 8, 0, 1],
    ['manufacturer', 5, 16, 1, 0],
    ['manufacturer', 6, 20, 0, 0],
    ['manufacturer', 7, 16, 1, 1],
    ['manufacturer', 8, 20, 0, 2],
    ['cotton', 1, 12, 0, 0],
    ['cotton', 2, 14, 1, 0],
    ['cotton', 3, 16, 1, 1],
    ['cotton', 4, 18, 1, 1],
    ['pottery', 1, 17, 0, 1],
    ['pottery', 2, 0, 1, 0],
    ['pottery', 3, 22, 2, 0],
    ['pottery', 4, 0, 1, 0],
    ['coal', 1, 5, 0, 0],
    ['coal', 2, 7, 0, 0],
    ['coal', 3, 8, 0, 1],
    ['coal', 4, 10, 0, 1],
    ['iron', 1, 5, 1, 0],
    ['iron', 2, 7, 1, 0],
    ['iron', 3, 9, 1, 0],
    ['iron', 4, 12, 1, 0],
    ['brewery', 1, 5, 0, 1],
    ['brewery', 2, 7, 0, 1],
    ['brewery', 3, 9, 0, 1],
  ])('birmingham.build.5: %s %i costs £%i, %i coal and %i iron', (industry, level, cost, coal, iron) => {
    const sites: Record<string, string> = {
      manufacturer: 'birmingham#2',
      cotton: 'birmingham#1',
      pottery: 'stafford#2',
      coal: 'dudley#1',
      iron: 'birmingham#3',
      brewery: 'stafford#1',
    };
    const site = sites[industry];
    const [town] = site.split('#');
    // Each town is next to a mine, so coal is free and its cubes can be counted; the same goes for iron.
    const scene = canal({
      players: [{ hand: [town, town], money: 30, mat: from(industry, level) }],
      tiles: {
        'cannock#2': { seat: 1, tile: 'coal-4' },
        'tamworth#1': { seat: 1, tile: 'coal-4' },
        'stoke#2': { seat: 1, tile: 'iron-4' },
      },
      links: { 'birmingham-tamworth': 1, 'cannock-stafford': 1 },
      markets: { iron: 10 },
    });
    scene.play(`build ${site} ${industry} with ${town}`);
    expect(scene.now.players[0].money).toBe(30 - cost);
    expect(sources(scene, 'coal')).toHaveLength(coal);
    expect(sources(scene, 'iron')).toHaveLength(iron);
  });

  it.each([
    ['brewery', 4, 'stafford#1', 9, 0, 1],
    ['pottery', 5, 'stafford#2', 24, 2, 0],
  ])('birmingham.build.5: %s %i at %s costs £%i, %i coal and %i iron', (industry, level, site, cost, coal, iron) => {
    const scene = rail({
      players: [{ hand: ['stafford', 'stafford'], money: 30, mat: from(industry, level) }],
      tiles: { 'cannock#2': { seat: 1, tile: 'coal-4' }, 'stoke#2': { seat: 1, tile: 'iron-4' } },
      links: { 'cannock-stafford': 1 },
    });
    scene.play(`build ${site} ${industry} with stafford`);
    expect(scene.now.players[0].money).toBe(30 - cost);
    expect(sources(scene, 'coal')).toHaveLength(coal);
    expect(sources(scene, 'iron')).toHaveLength(iron);
  });

  it('birmingham.build.5: coal must reach the place of the site, iron need not', () => {
    const setting = {
      players: [{ hand: ['worcester', 'burton'], money: 40, mat: from('cotton', 2) }],
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' }, 'dudley#2': { seat: 1, tile: 'iron-1' } },
    };
    expect(canal(setting).rule('build worcester#1 cotton with worcester')).toBe('birmingham.coal.4');
    const scene = canal(setting).play('build burton#2 brewery with burton');
    expect(sources(scene, 'iron')).toEqual(['dudley#2']);
    expect(scene.now.players[0].money).toBe(40 - 5);
  });

  it('birmingham.build.6: in the canal era a seat has at most one tile in a place', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'coalbrookdale'], money: 40 }],
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-1' },
        'coalbrookdale#3': { seat: 1, tile: 'coal-1' },
      },
    });
    expect(scene.rule('build dudley#2 iron with dudley')).toBe('birmingham.build.6');
    expect(scene.allows('build coalbrookdale#2 iron with coalbrookdale')).toBe(true);
  });

  it('birmingham.build.6: the limit counts a tile built in the same turn', () => {
    const scene = canal({ players: [{ hand: ['worcester', 'worcester'], money: 40 }] });
    scene.play('build worcester#1 cotton with worcester');
    expect(scene.rule('build worcester#2 cotton with worcester')).toBe('birmingham.build.6');
  });

  it('birmingham.build.6: a flipped tile counts against the limit', () => {
    const scene = canal({
      players: [{ hand: ['worcester', 'worcester'], money: 40 }],
      tiles: { 'worcester#1': { seat: 0, tile: 'cotton-1', flipped: true } },
    });
    expect(scene.rule('build worcester#2 cotton with worcester')).toBe('birmingham.build.6');
  });

  it('birmingham.build.6: in the rail era there is no limit', () => {
    const scene = rail({
      players: [{ hand: { coalbrookdale: 2 }, money: 40, mat: { ...from('iron', 2), ...from('brewery', 2) } }],
      tiles: { 'coalbrookdale#3': { seat: 0, tile: 'coal-2' } },
    });
    scene.play('build coalbrookdale#2 iron with coalbrookdale', 'build coalbrookdale#1 brewery with coalbrookdale');
    expect(Object.values(scene.now.tiles).map(({ seat }) => seat)).toEqual([0, 0, 0]);
  });

  it('birmingham.build.7: a seat without tiles may use an industry card anywhere', () => {
    const scene = canal({
      round: 5,
      players: [{ hand: ['coal', 'wild-industry'], money: 40 }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' }, 'cannock#2': { seat: 1, tile: 'coal-2' } },
    });
    const withCoal = scene.legal('build').filter((line) => line.endsWith('with coal'));
    expect(withCoal.map((line) => line.split(' ')[1]).toSorted()).toEqual(
      ['belper#2', 'burton#1', 'cannock#1', 'coalbrookdale#3', 'coventry#2', 'kidderminster#1', 'leek#2'].concat([
        'nuneaton#2',
        'redditch#1',
        'stone#2',
        'tamworth#1',
        'tamworth#2',
        'wolverhampton#2',
      ]),
    );
    expect(scene.allows('build stafford#2 pottery with wild-industry')).toBe(true);
    scene.play('build belper#2 coal with coal');
    expect(scene.rule('build stafford#2 pottery with wild-industry')).toBe('birmingham.card.6');
  });

  it('birmingham.build.7: this applies to free sites, not to overbuilding', () => {
    const setting = {
      players: [{ hand: ['coal', 'dudley'], mat: from('coal', 2) }],
      tiles: { 'dudley#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    };
    expect(canal(setting).rule('build dudley#1 coal with coal')).toBe('birmingham.build.7');
    expect(canal(setting).allows('build dudley#1 coal with dudley')).toBe(true);
    const linked = canal({ ...setting, links: { 'dudley-wolverhampton': 0 } });
    expect(linked.allows('build dudley#1 coal with coal')).toBe(true);
  });

  it('birmingham.build.7: one link or flipped tile is enough to end this', () => {
    const byLink = canal({ players: [{ hand: ['coal', 'coal'] }], links: { 'stoke-warrington': 0 } });
    expect(byLink.legal('build')).toEqual([]);
    expect(byLink.rule('build dudley#1 coal with coal')).toBe('birmingham.card.3');
    const byTile = rail({
      players: [{ hand: ['coal', 'coal'], mat: from('coal', 2) }],
      tiles: { 'worcester#1': { seat: 0, tile: 'cotton-2', flipped: true } },
    });
    expect(byTile.rule('build dudley#1 coal with coal')).toBe('birmingham.card.3');
  });

  it('birmingham.build.7: this applies again if the end of the canal era removes the last tiles', () => {
    const scene = canal({
      round: 10,
      players: [{ money: 60, mat: { ...from('coal', 2), ...from('brewery', 2) } }],
      tiles: { 'worcester#1': { seat: 0, tile: 'cotton-1', flipped: true } },
      links: { 'birmingham-worcester': 0 },
    });
    scene.passUntil(({ era }) => era === 'rail');
    expect([scene.now.tiles, scene.now.links]).toEqual([{}, {}]);
    const free = () => scene.legal('build').filter((line) => /with (coal|pottery|brewery)$/.test(line));
    scene.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0 && free().length > 0);
    const towns = new Set(free().map((line) => line.split('#')[0]));
    expect(towns.size).toBeGreaterThan(1);
    scene.play(free()[0]);
    expect(scene.now.tiles).not.toEqual({});
  });

  it.each(['north', 'south'])(
    'birmingham.build.8: the %sern farm takes a brewery or wild industry card only',
    (farm) => {
      const scene = canal({
        players: [{ hand: ['brewery', 'wild-industry', 'wild-location', 'cannock', 'kidderminster', 'worcester'] }],
        links: { 'cannock-farm-north': 0, 'kidderminster-worcester': 0 },
      });
      const build = (card: string) => `build farm-${farm}#1 brewery with ${card}`;
      expect(scene.legal(`build farm-${farm}`).toSorted()).toEqual([build('brewery'), build('wild-industry')]);
      for (const card of ['wild-location', 'cannock', 'kidderminster', 'worcester']) {
        expect(scene.rule(build(card))).toBe('birmingham.build.8');
      }
    },
  );

  it('birmingham.build.8: only breweries can be built on a farm', () => {
    const scene = canal({
      players: [{ hand: ['wild-industry', 'coal'] }],
      links: { 'cannock-farm-north': 0 },
    });
    expect(scene.rule('build farm-north#1 coal with wild-industry')).toBe('birmingham.build.1');
  });

  it('birmingham.build.9: the farm must be in the seat’s network', () => {
    const scene = canal({
      players: [{ hand: ['brewery', 'wild-industry'] }],
      tiles: { 'cannock#2': { seat: 0, tile: 'coal-1' } },
      links: { 'cannock-farm-north': 1, 'kidderminster-worcester': 1 },
    });
    expect(scene.rule('build farm-north#1 brewery with brewery')).toBe('birmingham.build.9');
    expect(scene.rule('build farm-south#1 brewery with wild-industry')).toBe('birmingham.build.9');
  });

  it('birmingham.build.9: a seat without tiles may build on either farm', () => {
    const scene = canal({
      players: [{ hand: ['brewery', 'wild-location'] }],
      tiles: { 'cannock#2': { seat: 1, tile: 'coal-1' } },
    });
    expect(scene.legal('build farm').toSorted()).toEqual([
      'build farm-north#1 brewery with brewery',
      'build farm-south#1 brewery with brewery',
    ]);
  });

  it.each([
    ['coal', 1, 2],
    ['coal', 2, 3],
    ['coal', 3, 4],
    ['coal', 4, 5],
    ['iron', 1, 4],
    ['iron', 2, 4],
    ['iron', 3, 5],
    ['iron', 4, 6],
  ])('birmingham.build.10: a new %s tile of level %i receives %i cubes', (industry, level, cubes) => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money: 40, mat: from(industry, level) }],
      tiles: { 'kidderminster#1': { seat: 1, tile: 'coal-1' } },
      links: { 'coalbrookdale-kidderminster': 1 },
      markets: { coal: 10, iron: 10 },
    });
    const site = industry === 'coal' ? 'coalbrookdale#3' : 'coalbrookdale#2';
    scene.play(`build ${site} ${industry} with coalbrookdale`);
    expect(scene.now.tiles[site]).toEqual({ seat: 0, tile: `${industry}-${level}`, flipped: false, cubes });
  });

  it.each([
    ['canal', 1, 1],
    ['canal', 2, 1],
    ['canal', 3, 1],
    ['rail', 2, 2],
    ['rail', 3, 2],
    ['rail', 4, 2],
  ])('birmingham.build.11: in the %s era a brewery of level %i receives %i', (era, level, barrels) => {
    const scene = new Scene({
      seats: 2,
      era,
      round: 2,
      players: [{ hand: ['burton', 'burton'], mat: from('brewery', level) }],
    });
    scene.play('build burton#2 brewery with burton');
    expect(scene.now.tiles['burton#2']).toMatchObject({ tile: `brewery-${level}`, cubes: barrels });
  });
});
