import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { complete, sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { germany, newEngland } from './drafts.ts';

/** All of these can get free coal from Poland and free iron from Berlin. */
const supply = {
  tiles: { 'poland#1': { seat: 1, tile: 'coal-3' }, 'berlin#4': { seat: 1, tile: 'iron-3' } },
  links: { 'berlin-poland': 1, 'berlin-leipzig': 1, 'leipzig-chemnitz': 1, 'stettin-berlin': 1 },
};

const built = (industry: string, level: number, site: string): Scene =>
  complete(
    germany({ ...supply, players: [{ hand: ['ship'], money: 50, mat: from(industry, level) }] }),
    `double ${site} ${industry}`,
  );

/** What a tile cost: money, coal and iron. */
const costOf = (scene: Scene): number[] => [
  50 - (scene.now.players[0].money ?? 0),
  sources(scene, 'coal').length,
  sources(scene, 'iron').length,
];

/** The money that the seller gets for a mill or factory. */
const soldFor = (tile: string): number | undefined => {
  const scene = germany({ tiles: { 'danzig#2': { seat: 0, tile }, 'danzig#1': { seat: 1, tile: 'port-2' } } });
  return complete(scene, 'sell danzig#2 to danzig#1').now.players[0].money;
};

/** The money that another seat gets when the last cube of its mine or works is taken for cotton mill 3. */
const emptiedFor = (industry: 'coal' | 'iron', level: number): number | undefined => {
  const last = { seat: 2, tile: `${industry}-${level}`, cubes: 1 };
  const scene = germany({
    ...supply,
    players: [{ hand: ['yellow'], money: 50, mat: from('cotton', 3) }],
    tiles: { ...supply.tiles, [industry === 'coal' ? 'poland#1' : 'berlin#4']: last },
  });
  scene.play('build berlin#1 cotton with yellow');
  return scene.now.players[2].money;
};

describe('age-of-industry.tile', () => {
  it.each([
    [1, 4, 0, 0, 8],
    [2, 6, 1, 0, 12],
    [3, 12, 1, 1, 20],
  ])(
    'age-of-industry.tile.1: cotton mill %i costs $%i, %i coal and %i iron, and brings $%i',
    (level, cost, coal, iron, money) => {
      const scene = built('cotton', level, 'berlin#1');
      expect(scene.now.tiles['berlin#1']).toEqual({ seat: 0, tile: `cotton-${level}`, flipped: false, cubes: 0 });
      expect(costOf(scene)).toEqual([cost, coal, iron]);
      expect(soldFor(`cotton-${level}`)).toBe(money);
    },
  );

  it.each([
    [3, 8, 16],
    [4, 14, 24],
  ])(
    'age-of-industry.tile.2: goods factory %i costs $%i with a coal and an iron, and brings $%i',
    (level, cost, money) => {
      const scene = built('goods', level, 'berlin#1');
      expect(scene.now.tiles['berlin#1']).toEqual({ seat: 0, tile: `goods-${level}`, flipped: false, cubes: 0 });
      expect(costOf(scene)).toEqual([cost, 1, 1]);
      expect(soldFor(`goods-${level}`)).toBe(money);
    },
  );

  it.each([
    [1, 2, 0, 3, 5],
    [2, 4, 1, 4, 8],
    [3, 6, 1, 5, 11],
  ])(
    'age-of-industry.tile.3: iron works %i costs $%i and %i coal, receives %i cubes and brings $%i',
    (level, cost, coal, cubes, money) => {
      const scene = built('iron', level, 'berlin#1');
      expect(scene.now.tiles['berlin#1']).toEqual({ seat: 0, tile: `iron-${level}`, flipped: false, cubes });
      expect(costOf(scene)).toEqual([cost, coal, 0]);
      expect(emptiedFor('iron', level)).toBe(money);
    },
  );

  it.each([
    [1, 1, 0, 3, 4],
    [2, 2, 0, 4, 6],
    [3, 4, 1, 5, 9],
  ])(
    'age-of-industry.tile.4: coal mine %i costs $%i and %i iron, receives %i cubes and brings $%i',
    (level, cost, iron, cubes, money) => {
      const scene = built('coal', level, 'chemnitz#1');
      expect(scene.now.tiles['chemnitz#1']).toEqual({ seat: 0, tile: `coal-${level}`, flipped: false, cubes });
      expect(costOf(scene)).toEqual([cost, 0, iron]);
      expect(emptiedFor('coal', level)).toBe(money);
    },
  );

  it.each([
    [1, 3, 0, 0, 5],
    [2, 5, 1, 0, 9],
    [3, 8, 1, 1, 14],
  ])(
    'age-of-industry.tile.5: port %i costs $%i, %i coal and %i iron, and brings $%i',
    (level, cost, coal, iron, money) => {
      const scene = built('port', level, 'stettin#1');
      expect(scene.now.tiles['stettin#1']).toEqual({ seat: 0, tile: `port-${level}`, flipped: false, cubes: 0 });
      expect(costOf(scene)).toEqual([cost, coal, iron]);
      const sale = germany({
        tiles: { 'danzig#2': { seat: 0, tile: 'cotton-1' }, 'danzig#1': { seat: 1, tile: `port-${level}` } },
      });
      expect(complete(sale, 'sell danzig#2 to danzig#1').now.players[1].money).toBe(money);
    },
  );

  it.each([
    [3, 6, 12],
    [4, 10, 18],
  ])('age-of-industry.tile.6: ship %i costs $%i with a coal and an iron, and brings $%i', (level, cost, money) => {
    const scene = newEngland({
      players: [{ hand: ['cotton'], money: 50, mat: from('ship', level) }],
      tiles: { 'boston#1': { seat: 1, tile: 'port-1' }, 'boston#3': { seat: 1, tile: 'iron-1' } },
    });
    complete(scene, 'double massachusetts-bay#1 ship');
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: `ship-${level}`, flipped: false });
    expect(costOf(scene)).toEqual([cost, 1, 1]);
    const sale = newEngland({
      tiles: {
        'boston#3': { seat: 0, tile: 'cotton-1' },
        'boston#1': { seat: 2, tile: 'port-1' },
        'massachusetts-bay#1': { seat: 1, tile: `ship-${level}`, cubes: 0 },
      },
      merchants: { 'massachusetts-bay#1': { tile: 'cotton' } },
    });
    complete(sale, 'sell boston#3 to massachusetts-bay#1');
    expect(sale.now.tiles['massachusetts-bay#1'].flipped).toBe(true);
    expect(sale.now.players[1].money).toBe(money);
  });
});
