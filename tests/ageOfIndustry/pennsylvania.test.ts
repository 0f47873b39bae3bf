import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { cotton2, cotton3, lines, mat } from './wayHelp.ts';

/** New York and Albany, joined only through Pennsylvania. */
const through = { 'pennsylvania-new-york': 1, 'pennsylvania-albany': 2 };
/** A longer way around. */
const around = { 'new-york-new-haven': 1, 'new-haven-hartford': 1, 'hartford-springfield': 2, 'springfield-albany': 2 };
/** Import coal two sea lanes from New York. */
const newYork = {
  'new-york#1': { seat: 1, tile: 'port-1' },
  'new-york-bay#1': { seat: 1, tile: 'ship-3' },
} as const;

const brown = { hand: ['brown', 'brown'], money: 50 };
const blue = { hand: ['blue', 'blue'], money: 50 };
const inAlbany = 'build albany#1 cotton with brown';
const inPennsylvania = 'build pennsylvania#3 cotton with blue';

const albany = (setting: Setting): Scene => newEngland({ players: [{ ...brown, mat: cotton2 }], ...setting });

describe('age-of-industry.pennsylvania', () => {
  it('age-of-industry.pennsylvania.1: coal does not pass through Pennsylvania', () => {
    expect(albany({ tiles: newYork, links: through }).refuse(inAlbany)).toMatchObject({
      reason: 'coalOutOfReach',
      rule: 'age-of-industry.turn.5',
    });
  });

  it('age-of-industry.pennsylvania.1: a rail around it carries coal', () => {
    const scene = albany({ tiles: newYork, links: { ...through, 'new-york-albany': 0 } });
    expect(sources(scene.play(inAlbany), 'coal')).toEqual(['new-york-bay#1']);
  });

  it('age-of-industry.pennsylvania.1: a way may begin there', () => {
    const scene = albany({ tiles: { ...newYork, 'pennsylvania#1': { seat: 1, tile: 'coal-1' } }, links: through });
    expect(sources(scene.play(inAlbany), 'coal')).toEqual(['pennsylvania#1']);
  });

  it('age-of-industry.pennsylvania.1: a way may end there', () => {
    const scene = newEngland({ players: [{ ...blue, mat: cotton2 }], tiles: newYork, links: through });
    expect(sources(scene.play(inPennsylvania), 'coal')).toEqual(['new-york-bay#1']);
  });

  it('age-of-industry.pennsylvania.1: its own sites are joined as everywhere', () => {
    const scene = newEngland({
      players: [{ ...blue, mat: cotton2 }],
      tiles: { ...newYork, 'pennsylvania#2': { seat: 1, tile: 'coal-1' } },
      links: through,
    });
    expect(sources(scene.play(inPennsylvania), 'coal')).toEqual(['pennsylvania#2']);
  });

  /** Iron for Albany from New York, four rails around Pennsylvania, or from Springfield's side. */
  const iron = (tiles: Setting['tiles'], links: Record<string, number> = {}): Scene =>
    albany({
      players: [{ ...brown, mat: cotton3 }],
      tiles: { 'pennsylvania#1': { seat: 1, tile: 'coal-1' }, 'new-york#3': { seat: 0, tile: 'iron-1' }, ...tiles },
      links: { ...through, ...around, ...links },
    }).play(inAlbany);

  it('age-of-industry.pennsylvania.1: a way around it counts with its full length', () => {
    const nearer = iron(
      { 'lowell#1': { seat: 1, tile: 'iron-1' } },
      { 'springfield-worcester': 1, 'worcester-lowell': 1 },
    );
    expect(sources(nearer, 'iron')).toEqual(['lowell#1']);

    const asFar = iron(
      { 'boston#3': { seat: 1, tile: 'iron-1' } },
      { 'springfield-worcester': 1, 'worcester-lowell': 1, 'boston-lowell': 1 },
    );
    expect(asFar.legal().toSorted()).toEqual(['iron boston#3', 'iron new-york#3']);
  });

  it('age-of-industry.pennsylvania.1: goods may take the way around it', () => {
    expect(sources(iron({}), 'iron')).toEqual(['new-york#3']);
  });

  it('age-of-industry.pennsylvania.2: iron does not pass through, but may start or end there', () => {
    const withIron = (site: string, player: object, line: string): Scene | string => {
      const scene = newEngland({
        players: [{ ...player, mat: cotton3 }],
        tiles: { 'pennsylvania#1': { seat: 1, tile: 'coal-1' }, [site]: { seat: 2, tile: 'iron-1' } },
        links: through,
      });
      return scene.allows(line) ? scene.play(line) : scene.refuse(line).reason;
    };
    expect(withIron('new-york#3', brown, inAlbany)).toBe('ironOutOfReach');
    expect(sources(withIron('pennsylvania#3', brown, inAlbany) as Scene, 'iron')).toEqual(['pennsylvania#3']);
    expect(sources(withIron('new-york#3', blue, inPennsylvania) as Scene, 'iron')).toEqual(['new-york#3']);
  });

  it('age-of-industry.pennsylvania.2: goods cannot be sold through it', () => {
    const tiles = { 'albany#1': { seat: 0, tile: 'cotton-1' }, 'new-york#1': { seat: 1, tile: 'port-1' } };
    const line = 'sell albany#1 to new-york#1';
    expect(newEngland({ tiles, links: through }).rule(line)).toBe('age-of-industry.sell.1');
    expect(newEngland({ tiles, links: { ...through, ...around } }).allows(line)).toBe(true);
  });

  it('age-of-industry.pennsylvania.2: goods cannot be sold through it to the market of The West', () => {
    const tiles = { 'new-york#3': { seat: 0, tile: 'cotton-1' } };
    const links = { 'pennsylvania-new-york': 0, 'pennsylvania-the-west': 0 };
    const line = 'sell new-york#3 to the-west#1';
    expect(newEngland({ tiles, links }).rule(line)).toBe('age-of-industry.sell.1');
    const beside = { ...links, 'new-york-albany': 1, 'albany-the-west': 1 };
    expect(newEngland({ tiles, links: beside }).allows(line)).toBe(true);
  });

  it('age-of-industry.pennsylvania.2: goods made there can be sold', () => {
    const scene = newEngland({
      tiles: { 'pennsylvania#3': { seat: 0, tile: 'cotton-1' }, 'new-york#1': { seat: 1, tile: 'port-1' } },
      links: { ...through, 'pennsylvania-the-west': 2 },
    });
    expect(scene.legal('sell').toSorted()).toEqual([
      'sell pennsylvania#3 to new-york#1',
      'sell pennsylvania#3 to the-west#1',
    ]);
  });

  it('age-of-industry.pennsylvania.2: a port behind it gives no access to the tracks', () => {
    const tiles = { 'new-york#1': { seat: 1, tile: 'port-1' } };
    expect(albany({ tiles, links: through }).rule(inAlbany)).toBe('age-of-industry.turn.5');
    expect(sources(albany({ tiles, links: { 'new-york-albany': 1 } }).play(inAlbany), 'coal')).toEqual(['$1']);
    const there = newEngland({ players: [{ ...blue, mat: cotton2 }], tiles, links: through });
    expect(sources(there.play(inPennsylvania), 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.pennsylvania.2: a distant port behind it gives no access to the tracks', () => {
    const player = { players: [{ ...blue, mat: cotton2 }] };
    const links = { 'pennsylvania-albany': 1, 'albany-burlington': 1, 'burlington-canada': 1 };
    const mill = 'build new-york#3 cotton with blue';
    expect(newEngland({ ...player, links: { ...links, 'pennsylvania-new-york': 1 } }).rule(mill)).toBe(
      'age-of-industry.turn.5',
    );
    expect(sources(newEngland({ ...player, links }).play(inPennsylvania), 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.pennsylvania.2: new cubes reach the track from there, but not through it', () => {
    const tiles = { 'new-york#1': { seat: 1, tile: 'port-1' } };
    const mine = newEngland({ players: [blue], tiles, links: through, markets: { coal: 4 } });
    mine.play('build pennsylvania#1 coal with blue');
    expect(mine.now.markets['coal']).toBe(6);
    expect(mine.now.tiles['pennsylvania#1'].cubes).toBe(1);

    const works = newEngland({ players: [brown], tiles, links: through, markets: { iron: 4 } });
    works.play('build albany#1 iron with brown');
    expect(works.now.markets['iron']).toBe(4);
    expect(works.now.tiles['albany#1'].cubes).toBe(3);
  });

  it('age-of-industry.pennsylvania.3: a seat may continue its rails from Pennsylvania', () => {
    const scene = newEngland({
      players: [{ money: 10 }],
      tiles: { 'pennsylvania#1': { seat: 1, tile: 'coal-1' }, 'pennsylvania#3': { seat: 2, tile: 'iron-1' } },
      links: { 'pennsylvania-new-york': 0 },
    });
    expect(lines(scene)).toEqual([
      'new-york-albany',
      'new-york-new-haven',
      'pennsylvania-albany',
      'pennsylvania-the-west',
    ]);
    scene.play('network pennsylvania-albany', 'network albany-burlington');
    expect(scene.now.links).toMatchObject({ 'pennsylvania-albany': 0, 'albany-burlington': 0 });
  });

  it('age-of-industry.pennsylvania.3: cubes for such a rail may end there, but not pass through', () => {
    const scene = newEngland({
      players: [{ money: 10 }],
      tiles: { ...newYork, 'new-york#3': { seat: 2, tile: 'iron-1' } },
      links: { 'pennsylvania-new-york': 0, 'pennsylvania-albany': 0 },
    });
    expect(scene.refuse('network albany-burlington').reason).toBe('coalOutOfReach');
    scene.play('network pennsylvania-the-west');
    expect([...sources(scene, 'coal'), ...sources(scene, 'iron')]).toEqual(['new-york-bay#1', 'new-york#3']);
  });

  it('age-of-industry.pennsylvania.3: a seat whose rails lead through it may build on the far side', () => {
    const scene = newEngland({
      players: [{ hand: ['cotton', 'cotton'], money: 50, mat: mat() }],
      tiles: { 'new-york#3': { seat: 0, tile: 'cotton-1' } },
      links: { 'pennsylvania-new-york': 0, 'pennsylvania-albany': 0 },
    });
    scene.play('build albany#1 cotton with cotton');
    expect(scene.now.tiles['albany#1']).toMatchObject({ seat: 0, tile: 'cotton-1' });
  });
});
