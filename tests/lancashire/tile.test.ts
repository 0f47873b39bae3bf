import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';

/** Bolton has free coal in reach, free iron lies at Rochdale, and nothing there touches a trade icon. */
const built = (industry: string, level: number, site: string): Scene => {
  const scene = canal({
    players: [{ hand: ['iron', 'iron'], money: 40, mat: from(industry, level) }],
    tiles: { 'manchester#1': { seat: 1, tile: 'coal-4' }, 'rochdale#3': { seat: 1, tile: 'iron-4' } },
    links: { 'bolton-manchester': 1, 'manchester-warrington': 1, 'warrington-wigan': 1, 'liverpool-wigan': 1 },
  });
  return scene.play(`double ${site} ${industry}`);
};

/** How far an income marker has moved from its start. */
const advanced = (scene: Scene, seat = 0): number => (scene.now.players[seat].income ?? 0) - 10;

/** What a tile cost: money, coal and iron. */
const costOf = (scene: Scene): number[] => [
  40 - (scene.now.players[0].money ?? 0),
  sources(scene, 'coal').length,
  sources(scene, 'iron').length,
];

/** Points for the tile at the end of the last era in which it is on the board. */
const pointsOf = (tile: string, site: string): number[] => {
  const inCanal = tile.endsWith('-1');
  const scene = (inCanal ? canal : rail)({ round: 10, tiles: { [site]: { seat: 0, tile, flipped: true } } });
  scene.passUntil(({ era, pending }) => (inCanal ? era === 'rail' : pending.awaits === 'nothing'));
  return scene.told('tileScored').map(({ points }) => points);
};

/** Income spaces for a mill sold through another seat's port. */
const soldFor = (level: number): number => {
  const scene = canal({
    players: [{ hand: ['iron', 'iron'] }],
    tiles: { 'preston#1': { seat: 0, tile: `cotton-${level}` }, 'preston#3': { seat: 1, tile: 'port-1' } },
  });
  return advanced(scene.play('sell preston#1 to preston#3'));
};

/** Income spaces for a mine or works whose cubes all go to the empty markets. */
const emptiedFor = (industry: string, level: number, site: string): number => {
  const scene = canal({
    players: [{ hand: ['iron', 'iron'], money: 40, mat: from(industry, level) }],
    links: { 'rochdale-yorkshire': 1 },
    markets: { coal: 0, iron: 0 },
  });
  scene.play(`double ${site} ${industry}`);
  expect(scene.now.tiles[site]).toMatchObject({ flipped: true, cubes: 0 });
  return advanced(scene);
};

describe('lancashire.tile', () => {
  it.each([
    [1, 12, 0, 0, 5, 5],
    [2, 14, 1, 0, 4, 5],
    [3, 16, 1, 1, 3, 9],
    [4, 18, 1, 1, 2, 12],
  ])(
    'lancashire.tile.1: cotton mill %i costs £%i, %i coal, %i iron, brings %i spaces and %i points',
    (level, cost, coal, iron, income, points) => {
      const scene = built('cotton', level, 'bolton#1');
      expect(scene.now.tiles['bolton#1'].tile).toBe(`cotton-${level}`);
      expect(costOf(scene)).toEqual([cost, coal, iron]);
      expect(soldFor(level)).toBe(income);
      expect(pointsOf(`cotton-${level}`, 'stockport#1')).toEqual([points]);
    },
  );

  it.each([
    [1, 5, 0, 0, 2, 4, 1],
    [2, 7, 0, 0, 3, 7, 2],
    [3, 8, 0, 1, 4, 6, 3],
    [4, 10, 0, 1, 5, 5, 4],
  ])(
    'lancashire.tile.2: coal mine %i costs £%i, %i coal, %i iron, has %i cubes, brings %i spaces and %i points',
    (level, cost, coal, iron, cubes, income, points) => {
      const scene = built('coal', level, 'bolton#1');
      expect(scene.now.tiles['bolton#1']).toEqual({ seat: 0, tile: `coal-${level}`, flipped: false, cubes });
      expect(costOf(scene)).toEqual([cost, coal, iron]);
      expect(emptiedFor('coal', level, 'rochdale#1')).toBe(income);
      expect(pointsOf(`coal-${level}`, 'wigan#1')).toEqual([points]);
    },
  );

  it.each([
    [1, 5, 1, 0, 4, 3, 3],
    [2, 7, 1, 0, 4, 3, 5],
    [3, 9, 1, 0, 5, 2, 7],
    [4, 12, 1, 0, 6, 1, 9],
  ])(
    'lancashire.tile.3: iron works %i costs £%i, %i coal, %i iron, has %i cubes, brings %i spaces and %i points',
    (level, cost, coal, iron, cubes, income, points) => {
      const scene = built('iron', level, 'bolton#3');
      expect(scene.now.tiles['bolton#3']).toEqual({ seat: 0, tile: `iron-${level}`, flipped: false, cubes });
      expect(costOf(scene)).toEqual([cost, coal, iron]);
      expect(emptiedFor('iron', level, 'rochdale#3')).toBe(income);
      expect(pointsOf(`iron-${level}`, 'bolton#3')).toEqual([points]);
    },
  );

  it.each([
    [1, 6, 3, 2],
    [2, 7, 3, 4],
    [3, 8, 4, 6],
    [4, 9, 4, 9],
  ])('lancashire.tile.4: port %i costs £%i and gives %i spaces and %i points', (level, cost, income, points) => {
    const scene = built('port', level, 'liverpool#1');
    expect(scene.now.tiles['liverpool#1']).toEqual({ seat: 0, tile: `port-${level}`, flipped: false, cubes: 0 });
    expect(costOf(scene)).toEqual([cost, 0, 0]);
    const sale = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: `port-${level}` } },
    });
    expect(advanced(sale.play('sell preston#1 to preston#3'), 1)).toBe(income);
    expect(pointsOf(`port-${level}`, 'fleetwood#1')).toEqual([points]);
  });

  it.each([
    ['canal', 1, 16, 2, 10],
    ['rail', 2, 25, 1, 18],
  ])(
    'lancashire.tile.5: in the %s era shipyard %i costs £%i, 1 coal, 1 iron, brings %i spaces and %i points',
    (era, level, cost, income, points) => {
      const scene = new Scene({
        edition: 'lancashire',
        seats: 2,
        era,
        round: 2,
        players: [{ hand: ['liverpool', 'liverpool'], money: 40, mat: from('shipyard', level) }],
        tiles: { 'wigan#1': { seat: 1, tile: 'coal-4' }, 'rochdale#3': { seat: 1, tile: 'iron-4' } },
        links: { 'liverpool-wigan': 1 },
      });
      scene.play('build liverpool#3 shipyard with liverpool');
      expect(scene.now.tiles['liverpool#3']).toEqual({ seat: 0, tile: `shipyard-${level}`, flipped: true, cubes: 0 });
      expect(costOf(scene)).toEqual([cost, 1, 1]);
      expect(advanced(scene)).toBe(income);
      expect(pointsOf(`shipyard-${level}`, 'liverpool#3')).toEqual([points]);
    },
  );
});
