import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';

const works = 'build manchester#4 iron with manchester';

describe('lancashire.port', () => {
  it('lancashire.port.1: a port has its trade icon as soon as it is built', () => {
    const scene = canal({
      players: [{ hand: ['warrington', 'manchester'] }],
      links: { 'manchester-warrington': 1 },
    });
    expect(scene.rule(works)).toBe('lancashire.coal.4');
    scene.play('build warrington#1 port with warrington');
    scene.play(works);
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  it.each([
    [0, false],
    [0, true],
    [1, false],
    [1, true],
  ])('lancashire.port.1: a port of seat %i gives every seat a trade icon, flipped: %s', (seat, flipped) => {
    const scene = canal({
      players: [{ hand: ['manchester', 'manchester'] }],
      tiles: { 'warrington#1': { seat, tile: 'port-1', flipped } },
      links: { 'manchester-warrington': 1 },
    });
    scene.play(works);
    expect(sources(scene, 'coal')).toEqual(['£1']);
  });

  it.each([false, true])('lancashire.port.1: a new mine sells through a port, flipped: %s', (flipped) => {
    const setting = {
      players: [{ hand: ['manchester', 'manchester'] }],
      links: { 'manchester-warrington': 1 },
      markets: { coal: 5 },
    };
    const mine = 'build manchester#1 coal with manchester';
    const scene = canal({ ...setting, tiles: { 'warrington#1': { seat: 1, tile: 'port-1', flipped } } }).play(mine);
    expect(scene.now.tiles['manchester#1']).toMatchObject({ flipped: true, cubes: 0 });
    expect(canal(setting).play(mine).now.tiles['manchester#1'].cubes).toBe(2);
  });

  it.each([false, true])(
    'lancashire.port.1: cotton goes to the distant market through a port, flipped: %s',
    (flipped) => {
      const setting = {
        tiles: { 'manchester#1': { seat: 0, tile: 'cotton-1' } },
        links: { 'manchester-warrington': 1 },
      };
      const port = { 'warrington#1': { seat: 1, tile: 'port-1', flipped } };
      expect(canal({ ...setting, tiles: { ...setting.tiles, ...port } }).allows('sell manchester#1 to abroad')).toBe(
        true,
      );
      expect(canal(setting).rule('sell manchester#1 to abroad')).toBe('lancashire.distant.4');
    },
  );

  it('lancashire.port.1: a port without links serves its own place only', () => {
    const scene = canal({
      players: [{ hand: ['manchester', 'manchester'] }],
      tiles: { 'warrington#1': { seat: 0, tile: 'port-1' } },
    });
    expect(scene.rule(works)).toBe('lancashire.coal.4');
  });

  it('lancashire.port.1: a forfeited port leaves no trade icon', () => {
    const scene = canal({
      players: [
        { hand: { manchester: 4 }, money: 30 },
        { hand: { coal: 2 }, money: 0, income: 8 },
      ],
      tiles: { 'warrington#1': { seat: 1, tile: 'port-1', flipped: true } },
      links: { 'manchester-warrington': 1 },
    });
    expect(scene.allows(works)).toBe(true);
    scene.play('pass', 'pass', 'pass', 'pass');
    expect(scene.told('forfeited')).toHaveLength(1);
    expect(scene.now.tiles).toEqual({});
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.rule(works)).toBe('lancashire.coal.4');
  });

  it('lancashire.port.1: the trade icons of level I ports are gone after the canal era', () => {
    const tiles = (level: number) => ({ 'preston#3': { seat: 1, tile: `port-${level}`, flipped: true } });
    const later = (level: number) => {
      const scene = canal({ round: 10, players: [{ mat: from('iron', 2) }], tiles: tiles(level) });
      return scene.passUntil(({ era, pending }) => era === 'rail' && pending.awaits === 'action');
    };
    expect(later(1).rule('double preston#2 iron')).toBe('lancashire.coal.4');
    expect(later(2).allows('double preston#2 iron')).toBe(true);
  });

  it('lancashire.port.2: a port flips when a mill is sold through it', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: 'port-1' } },
    });
    scene.play('sell preston#1 to preston#3');
    expect(scene.now.tiles['preston#3'].flipped).toBe(true);
    expect(scene.now.players[1].income).toBe(13);
  });

  it('lancashire.port.2: building it, or buying coal through it, leaves it unflipped', () => {
    const scene = canal({
      players: [{ hand: ['warrington', 'manchester'] }],
      links: { 'manchester-warrington': 1 },
    });
    scene.play('build warrington#1 port with warrington', works);
    expect(sources(scene, 'coal')).toEqual(['£1']);
    expect(scene.now.tiles['warrington#1'].flipped).toBe(false);
    expect(scene.now.players[0].income).toBe(10);
  });

  it('lancashire.port.2: selling coal to the market through it leaves it unflipped', () => {
    const scene = rail({
      players: [{ hand: ['warrington', 'warrington'], mat: from('coal', 2) }],
      tiles: { 'warrington#1': { seat: 1, tile: 'port-2' } },
      markets: { coal: 0 },
    });
    scene.play('build warrington#2 coal with warrington');
    expect(scene.now.tiles['warrington#2'].flipped).toBe(true);
    expect(scene.now.tiles['warrington#1'].flipped).toBe(false);
    expect(scene.now.players[1].income).toBe(10);
  });

  it('lancashire.port.2: selling cotton to the distant market through it leaves it unflipped', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: 'port-1' } },
      distant: { tiles: { '2': 3 } },
    });
    scene.play('sell preston#1 to abroad');
    expect(scene.now.tiles['preston#1'].flipped).toBe(true);
    expect(scene.now.tiles['preston#3'].flipped).toBe(false);
    expect(scene.now.players[1].income).toBe(10);
  });
});
