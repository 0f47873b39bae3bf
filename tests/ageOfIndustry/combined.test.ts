import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { complete, sitesOf, sources } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany, newEngland } from './drafts.ts';

/** The seat has a tile far away, so that its industry cards are not allowed everywhere. */
const farPort = { 'konigsberg#1': { seat: 0, tile: 'port-1' } };
const farMill = { 'albany#1': { seat: 0, tile: 'cotton-1' } };

describe('age-of-industry.combined', () => {
  it.each(['ship', 'blue', 'coal'])('age-of-industry.combined.1: any card can be used (%s)', (card) => {
    const scene = germany({ players: [{ hand: ['ship', 'blue', 'coal'] }], tiles: farPort });
    scene.play('double regensburg#1 cotton');
    expect(scene.legal().toSorted()).toEqual(['discard blue', 'discard coal', 'discard ship']);
    scene.play(`discard ${card}`);
    expect(scene.now.tiles['regensburg#1']).toEqual({ seat: 0, tile: 'cotton-1', flipped: false, cubes: 0 });
    expect(scene.told('discarded')).toHaveLength(1);
    expect(scene.now.players[0].handSize).toBe(2);
  });

  it('age-of-industry.combined.1: it takes both actions', () => {
    const scene = complete(germany({ tiles: farPort }), 'double regensburg#1 cotton');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(scene.rule('pass', 0)).toBe('age-of-industry.turn.2');
  });

  it('age-of-industry.combined.1: it builds any industry on any site, without a rail or tile nearby', () => {
    const scene = germany({ players: [{ hand: ['ship', 'ship'] }], tiles: farPort });
    const sites = (industry: string) =>
      scene.table.sites
        .filter(({ industries }) => industries.some((one) => scene.table.industries[one].slug === industry))
        .map(({ slug }) => slug)
        .filter((slug) => slug !== 'konigsberg#1')
        .toSorted();
    for (const industry of ['cotton', 'iron', 'coal', 'port']) {
      expect(sites(industry).length).toBeGreaterThan(5);
      expect(sitesOf(scene, industry, 'double')).toEqual(sites(industry));
    }
    expect(scene.legal('build')).toEqual([]);
  });

  it('age-of-industry.combined.1: the last card of the hand is enough', () => {
    const scene = complete(germany({ players: [{ hand: ['ship'] }], tiles: farPort }), 'double belgium#1 coal');
    expect(scene.now.tiles['belgium#1']).toMatchObject({ seat: 0, tile: 'coal-1' });
    expect(scene.now.players[0].handSize).toBe(0);
  });

  it('age-of-industry.combined.2: it is refused in the first round', () => {
    const scene = germany({ round: 1 });
    expect(scene.legal('double')).toEqual([]);
    expect(scene.rule('double belgium#1 coal')).toBe('age-of-industry.combined.2');
  });

  it.each(['pass', 'draw deck', 'remove goods-0', 'network konigsberg-poland'])(
    'age-of-industry.combined.2: it is refused after %s',
    (first) => {
      const scene = complete(germany({ tiles: farPort }), first);
      expect(scene.now.actionsLeft).toBe(1);
      expect(scene.legal('double')).toEqual([]);
      expect(scene.rule('double belgium#1 coal')).toBe('age-of-industry.combined.2');
    },
  );

  it('age-of-industry.combined.2: it is refused without a card in hand', () => {
    const scene = germany({ players: [{ hand: [] }] });
    expect(scene.legal('double')).toEqual([]);
    expect(scene.rule('double belgium#1 coal')).toBe('age-of-industry.combined.2');
  });

  it('age-of-industry.combined.3: the symbol of the site must match', () => {
    const scene = germany();
    for (const line of ['double belgium#1 cotton', 'double kiel#1 coal', 'double hamburg#1 iron']) {
      expect(scene.rule(line)).toMatch(/^age-of-industry\.(place\.4|build\.1)$/);
    }
  });

  it('age-of-industry.combined.3: the lowest tile is built, and level 0 is locked', () => {
    expect(germany().rule('double berlin#1 goods')).toBe('age-of-industry.build.3');
    const scene = complete(germany({ players: [{ mat: from('coal', 2) }] }), 'double belgium#1 coal');
    expect(scene.now.tiles['belgium#1']).toMatchObject({ tile: 'coal-2' });
  });

  it('age-of-industry.combined.3: price, coal and iron must be paid', () => {
    const players = [{ money: 20, mat: from('cotton', 3) }];
    expect(germany({ players }).rule('double leipzig#1 cotton')).toBe('age-of-industry.turn.5');
    const scene = germany({
      players,
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1' }, 'leipzig#2': { seat: 1, tile: 'iron-1' } },
      links: { 'leipzig-chemnitz': 1 },
    });
    complete(scene, 'double leipzig#1 cotton');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['chemnitz#1'], ['leipzig#2']]);
    expect(scene.now.players[0]).toMatchObject({ money: 20 - 12, spent: 12 });
  });

  it('age-of-industry.combined.3: the limit of the place applies', () => {
    const scene = germany({
      tiles: {
        'leipzig#1': { seat: 0, tile: 'iron-1' },
        'berlin#1': { seat: 0, tile: 'iron-1' },
        'hamburg#1': { seat: 0, tile: 'port-1' },
        'hamburg#3': { seat: 0, tile: 'cotton-1' },
      },
    });
    expect(scene.rule('double leipzig#2 cotton')).toBe('age-of-industry.place.5');
    expect(scene.rule('double hamburg#4 cotton')).toBe('age-of-industry.place.5');
    expect(scene.allows('double berlin#2 cotton')).toBe(true);
  });

  it('age-of-industry.combined.3: the rules of overbuilding apply', () => {
    const setting = (coal: number) => ({
      players: [{ mat: from('coal', 2) }],
      tiles: {
        ...farPort,
        'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true },
        'kassel#1': { seat: 1, tile: 'cotton-1', flipped: true },
        'belgium#1': { seat: 0, tile: 'coal-1', flipped: true },
      },
      markets: { coal },
    });
    expect(germany(setting(1)).rule('double chemnitz#1 coal')).toBe('age-of-industry.overbuild.3');
    expect(germany(setting(0)).allows('double chemnitz#1 coal')).toBe(true);
    expect(germany(setting(1)).allows('double belgium#1 coal')).toBe(true);
    expect(germany(setting(0)).rule('double kassel#1 iron')).toBe('age-of-industry.overbuild.5');
  });

  const bay = 'double massachusetts-bay#1 ship';

  it('age-of-industry.combined.4: a ship needs a port at the other end of a sea lane', () => {
    const players = [{ hand: ['coal', 'coal'], mat: unlocked }];
    expect(newEngland({ players, tiles: farMill }).rule(bay)).toBe('age-of-industry.ship.1');
    const elsewhere = { ...farMill, 'providence#1': { seat: 0, tile: 'port-1' } };
    expect(newEngland({ players, tiles: elsewhere }).rule(bay)).toBe('age-of-industry.ship.1');
  });

  it.each([[false], [true]])(
    'age-of-industry.combined.4: any seat’s port is enough, flipped or not (%s)',
    (flipped) => {
      const scene: Scene = newEngland({
        players: [{ hand: ['coal', 'coal'], mat: unlocked }],
        tiles: { ...farMill, 'boston#2': { seat: 2, tile: 'port-1', flipped } },
      });
      complete(scene, bay);
      expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-3' });
    },
  );

  it('age-of-industry.combined.4: spending a ship card adds no condition', () => {
    const scene = newEngland({
      players: [{ hand: ['ship', 'ship'], mat: unlocked }],
      tiles: { ...farMill, 'boston#2': { seat: 2, tile: 'port-1' } },
    });
    expect(scene.rule('build massachusetts-bay#1 ship with ship')).toBe('age-of-industry.card.5');
    expect(scene.allows(bay)).toBe(true);
  });

  it('age-of-industry.combined.4: a locked ship cannot be built', () => {
    const scene = newEngland({ tiles: { 'boston#2': { seat: 0, tile: 'port-1' } } });
    expect(scene.rule(bay)).toBe('age-of-industry.build.3');
  });
});
