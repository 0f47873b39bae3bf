import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** Coal reaches Liverpool from Wigan. */
const liverpool = (locked: number, setting: Setting = {}): Setting => ({
  players: [{ hand: { liverpool: 3 }, money: 50, mat: { 'shipyard-0': locked } }],
  tiles: { 'wigan#1': { seat: 1, tile: 'coal-2' } },
  links: { 'liverpool-wigan': 1 },
  ...setting,
});
const build = 'build liverpool#3 shipyard with liverpool';

describe('lancashire.shipyard', () => {
  it.each([1, 2])('lancashire.shipyard.1: with %i locked shipyards on the mat none is built', (locked) => {
    for (const era of [canal, rail]) {
      const scene = era(liverpool(locked));
      expect(scene.rule(build)).toBe('lancashire.shipyard.1');
      expect(scene.rule('double liverpool#3 shipyard')).toBe('lancashire.shipyard.1');
      expect(scene.legal().filter((line) => line.includes('#3 shipyard'))).toEqual([]);
    }
  });

  it('lancashire.shipyard.2: developing removes locked shipyards, at 1 iron each', () => {
    const scene = canal(liverpool(2)).play('develop shipyard', 'develop shipyard');
    expect(scene.now.players[0].mat['shipyard-0'] ?? 0).toBe(0);
    expect(scene.now.players[0].mat['shipyard-1']).toBe(2);
    expect(sources(scene, 'iron')).toEqual(['£1', '£1']);
    scene.play(build);
    expect(scene.now.tiles['liverpool#3'].tile).toBe('shipyard-1');
  });

  it('lancashire.shipyard.2: with one of the two gone, shipyard I still cannot be built', () => {
    const scene = canal(liverpool(2)).play('develop shipyard', 'stop');
    expect(scene.now.players[0].mat['shipyard-0']).toBe(1);
    expect(scene.rule(build)).toBe('lancashire.shipyard.1');
    scene.play('develop shipyard');
    expect(scene.now.players[0].mat['shipyard-0'] ?? 0).toBe(0);
  });

  it('lancashire.shipyard.2: the end of the canal era leaves them on the mat', () => {
    const scene = canal({ round: 10 }).passUntil(({ era }) => era === 'rail');
    for (const { mat } of scene.now.players) expect(mat).toMatchObject({ 'shipyard-0': 2, 'shipyard-1': 2 });
  });

  it('lancashire.shipyard.3: a shipyard flips as soon as it is built and raises the income at once', () => {
    const scene = canal(liverpool(0)).play(build);
    expect(scene.now.tiles['liverpool#3']).toEqual({ seat: 0, tile: 'shipyard-1', flipped: true, cubes: 0 });
    expect(scene.now.players.map(({ income }) => income)).toEqual([12, 10]);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('lancashire.shipyard.3: shipyard II raises income by one space', () => {
    const scene = rail({
      ...liverpool(0),
      players: [{ hand: { liverpool: 2 }, money: 50, mat: from('shipyard', 2) }],
    }).play(build);
    expect(scene.now.tiles['liverpool#3']).toMatchObject({ tile: 'shipyard-2', flipped: true });
    expect(scene.now.players[0].income).toBe(11);
  });

  it('lancashire.shipyard.3: it is paid for before it flips', () => {
    const scene = canal(
      liverpool(0, {
        tiles: { 'wigan#1': { seat: 1, tile: 'coal-2' }, 'wigan#2': { seat: 0, tile: 'coal-1' } },
      }),
    ).play(build);
    expect(scene.legal().toSorted()).toEqual(['coal wigan#1', 'coal wigan#2']);
    expect(scene.told('flipped')).toEqual([]);
    expect(scene.now.players[0].income).toBe(10);
    scene.play('coal wigan#1');
    expect(scene.now.tiles['liverpool#3'].flipped).toBe(true);
    expect(scene.now.players[0].income).toBe(12);
    const course = scene.events.map(({ event }) => event);
    expect(course.indexOf('flipped')).toBeGreaterThan(course.lastIndexOf('took'));
    expect(course.indexOf('flipped')).toBeGreaterThan(course.lastIndexOf('bought'));
  });
});
