import { describe, expect, it } from 'vitest';

import { sources } from '../sceneHelp.ts';
import { canal } from './drafts.ts';

const brewery = 'build burton#2 brewery with burton';
const manufacturer = 'build birmingham#2 manufacturer with birmingham';
/** The manufacturer on top of the mat needs two iron. */
const needsTwo = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((level) => [`manufacturer-${level}`, 0]));

describe('birmingham.iron', () => {
  it('birmingham.iron.1: iron is free and comes from any works, without a connection', () => {
    const scene = canal({
      players: [{ hand: ['burton', 'burton'] }],
      tiles: { 'coalbrookdale#2': { seat: 1, tile: 'iron-1' } },
    });
    scene.play(brewery);
    expect(sources(scene, 'iron')).toEqual(['coalbrookdale#2']);
    expect(scene.now.players.map(({ money }) => money)).toEqual([17 - 5, 17]);
    expect(scene.now.markets['iron']).toBe(8);
  });

  it('birmingham.iron.1: the seat chooses among all works, near or far', () => {
    const choice = () =>
      canal({
        players: [{ hand: ['coventry', 'coventry'], money: 30 }],
        tiles: {
          'coventry#3': { seat: 1, tile: 'iron-1' },
          'stoke#2': { seat: 1, tile: 'iron-2' },
          'dudley#2': { seat: 0, tile: 'iron-1', cubes: 1 },
          'redditch#2': { seat: 0, tile: 'iron-2', flipped: true },
        },
      }).play('build coventry#1 pottery with coventry');
    expect(choice().pending).toEqual({ awaits: 'iron', seat: 0 });
    expect(choice().legal().toSorted()).toEqual(['iron coventry#3', 'iron dudley#2', 'iron stoke#2']);
    expect(choice().rule('iron redditch#2')).toBe('birmingham.iron.1');
    expect(choice().rule('iron birmingham#3')).toBe('birmingham.iron.1');
    expect(sources(choice().play('iron stoke#2'), 'iron')).toEqual(['stoke#2']);
    const own = choice().play('iron dudley#2').now;
    expect(own.tiles['dudley#2'].flipped).toBe(true);
    expect(own.players[0].income).toBe(10 + 3);
  });

  it('birmingham.iron.1: each cube may come from a different works', () => {
    const choice = () =>
      canal({
        players: [{ hand: ['birmingham', 'birmingham'], money: 30, mat: needsTwo }],
        tiles: { 'dudley#2': { seat: 1, tile: 'iron-1' }, 'stoke#2': { seat: 0, tile: 'iron-1' } },
      }).play(manufacturer);
    for (const first of ['dudley#2', 'stoke#2']) {
      for (const second of ['dudley#2', 'stoke#2']) {
        const scene = choice().play(`iron ${first}`, `iron ${second}`);
        expect(sources(scene, 'iron')).toEqual([first, second]);
        expect(scene.now.players[0].money).toBe(30 - 20);
      }
    }
  });

  it('birmingham.iron.1: another seat’s works flips during this seat’s turn', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron'] }],
      tiles: { 'dudley#2': { seat: 1, tile: 'iron-1', cubes: 1 } },
    });
    scene.play('develop coal');
    expect(scene.now.tiles['dudley#2']).toMatchObject({ cubes: 0, flipped: true });
    expect(scene.now.players.map(({ income }) => income)).toEqual([10, 10 + 3]);
  });

  it('birmingham.iron.2: the market is closed while any works has iron', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron'], money: 50 }],
      tiles: { 'stoke#2': { seat: 1, tile: 'iron-1', cubes: 2 } },
      markets: { iron: 10 },
    });
    scene.play('develop coal', 'develop cotton');
    expect(sources(scene, 'iron')).toEqual(['stoke#2', 'stoke#2']);
    expect([scene.now.players[0].money, scene.now.markets['iron']]).toEqual([50, 10]);
  });

  it('birmingham.iron.2: the market opens once the last works is empty, even within one action', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['birmingham', 'birmingham'], money, mat: needsTwo }],
        tiles: {
          'dudley#2': { seat: 1, tile: 'iron-1', cubes: 1 },
          'stoke#2': { seat: 0, tile: 'iron-1', flipped: true },
        },
      });
    const scene = withMoney(20 + 2).play(manufacturer);
    expect(sources(scene, 'iron')).toEqual(['dudley#2', '£2']);
    expect(scene.now.players[0].money).toBe(0);
    expect(withMoney(20 + 1).rule(manufacturer)).toBe('birmingham.turn.5');
  });

  it('birmingham.iron.2: buying needs no connection', () => {
    const scene = canal({ players: [{ hand: ['burton', 'burton'] }] }).play(brewery);
    expect(scene.now.links).toEqual({});
    expect(sources(scene, 'iron')).toEqual(['£2']);
    expect(scene.now.players[0].money).toBe(17 - 5 - 2);
  });
});
