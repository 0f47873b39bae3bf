import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

/** A coal mine III needs one iron. */
const mine = 'build wigan#1 coal with wigan';
const miner = { hand: ['wigan', 'wigan'], mat: { 'coal-1': 0, 'coal-2': 0 } };
/** A hand with only one kind of card, so no card has to be chosen. */
const developer = { hand: { port: 3 } };

describe('lancashire.iron', () => {
  it('lancashire.iron.1: iron is free and comes from any works, without a connection', () => {
    const scene = canal({ players: [miner], tiles: { 'bolton#3': { seat: 1, tile: 'iron-1' } } }).play(mine);
    expect(scene.now.links).toEqual({});
    expect(sources(scene, 'iron')).toEqual(['bolton#3']);
    expect(scene.now.players.map(({ money }) => money)).toEqual([30 - 8, 30]);
    expect(scene.now.tiles['bolton#3'].cubes).toBe(3);
    expect(scene.now.markets['iron']).toBe(8);
  });

  const choice = (): Scene =>
    canal({
      players: [miner],
      tiles: {
        'bolton#3': { seat: 1, tile: 'iron-1' },
        'preston#2': { seat: 1, tile: 'iron-2' },
        'rochdale#3': { seat: 0, tile: 'iron-1', cubes: 1 },
        'blackburn#3': { seat: 0, tile: 'iron-2', flipped: true },
      },
      links: { 'preston-wigan': 0 },
    }).play(mine);

  it('lancashire.iron.1: the seat chooses among all works, near or far, its own or not', () => {
    expect(choice().pending).toEqual({ awaits: 'iron', seat: 0 });
    expect(choice().legal().toSorted()).toEqual(['iron bolton#3', 'iron preston#2', 'iron rochdale#3']);
    expect(sources(choice().play('iron bolton#3'), 'iron')).toEqual(['bolton#3']);
    const own = choice().play('iron rochdale#3').now;
    expect(own.tiles['rochdale#3']).toMatchObject({ flipped: true, cubes: 0 });
    expect(own.players[0].income).toBe(10 + 3);
  });

  it('lancashire.iron.1: a flipped works or an empty site gives no iron', () => {
    expect(choice().refuse('iron blackburn#3')).toMatchObject({ reason: 'worksEmpty', rule: 'lancashire.iron.1' });
    expect(choice().rule('iron manchester#4')).toBe('lancashire.iron.1');
  });

  it('lancashire.iron.1: the works is chosen for each cube separately', () => {
    const tiles = { 'bolton#3': { seat: 1, tile: 'iron-1' }, 'preston#2': { seat: 0, tile: 'iron-1' } };
    for (const first of ['bolton#3', 'preston#2']) {
      for (const second of ['bolton#3', 'preston#2']) {
        const scene = canal({ players: [developer], tiles });
        scene.play('develop cotton', `iron ${first}`, 'develop cotton', `iron ${second}`);
        expect(sources(scene, 'iron')).toEqual([first, second]);
        expect(scene.now.players[0].money).toBe(30);
      }
    }
  });

  it('lancashire.iron.1: iron needs no connection in the rail era either', () => {
    const scene = rail({ players: [miner], tiles: { 'barrow#2': { seat: 1, tile: 'iron-2' } } }).play(mine);
    expect(sources(scene, 'iron')).toEqual(['barrow#2']);
  });

  it('lancashire.iron.2: the market is closed while any works has iron', () => {
    const scene = canal({ players: [developer], tiles: { 'preston#2': { seat: 1, tile: 'iron-1', cubes: 2 } } });
    scene.play('develop coal', 'develop cotton');
    expect(sources(scene, 'iron')).toEqual(['preston#2', 'preston#2']);
    expect([scene.now.players[0].money, scene.now.markets['iron']]).toEqual([30, 8]);
  });

  it('lancashire.iron.2: the market opens once all works are empty, even within one action', () => {
    const scene = canal({
      players: [developer],
      tiles: {
        'preston#2': { seat: 1, tile: 'iron-1', cubes: 1 },
        'bolton#3': { seat: 0, tile: 'iron-1', flipped: true },
      },
      markets: { iron: 6 },
    });
    scene.play('develop coal', 'develop cotton');
    expect(sources(scene, 'iron')).toEqual(['preston#2', '£2']);
    expect([scene.now.players[0].money, scene.now.markets['iron']]).toEqual([30 - 2, 5]);
  });

  it('lancashire.iron.2: buying needs no connection', () => {
    const scene = canal({ players: [miner] }).play(mine);
    expect(scene.now.links).toEqual({});
    expect(sources(scene, 'iron')).toEqual(['£1']);
    expect(scene.now.players[0].money).toBe(30 - 8 - 1);
  });

  it('lancashire.iron.2: buying at £5 needs no connection either', () => {
    const scene = canal({ players: [miner], markets: { iron: 0 } }).play(mine);
    expect(sources(scene, 'iron')).toEqual(['£5']);
  });
});
