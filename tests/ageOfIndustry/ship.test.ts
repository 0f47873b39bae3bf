import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { flips, mat } from './wayHelp.ts';

/** A seat that may build ship 3 with a colour card. */
const builder = { hand: ['purple', 'light-green', 'orange', 'blue', 'ship'], money: 30, mat: mat() };
/** The same seat when its next ship is of level 4. */
const second = { ...builder, mat: mat('ship-3') };

const boston = { 'boston#1': { seat: 1, tile: 'port-1' } } as const;
const massachusettsBay = 'build massachusetts-bay#1 ship with purple';
const gulfOfMaine = 'build gulf-of-maine#1 ship with light-green';

const withPort = ({ tiles = {}, ...setting }: Setting = {}): Scene =>
  newEngland({ players: [builder], tiles: { ...boston, ...tiles }, ...setting });

describe('age-of-industry.ship', () => {
  it('age-of-industry.ship.1: without a port at the other end of a sea lane no ship is built', () => {
    const scene = newEngland({ players: [builder] });
    expect(scene.refuse(massachusettsBay)).toMatchObject({ reason: 'shipNeedsPort', rule: 'age-of-industry.ship.1' });
    expect(scene.rule('double massachusetts-bay#1 ship')).toBe('age-of-industry.ship.1');
    expect(scene.legal().filter((line) => line.includes(' ship'))).not.toContain(massachusettsBay);
  });

  it('age-of-industry.ship.1: another tile there, or a port joined to it only by rails, is not enough', () => {
    const scene = newEngland({
      players: [builder],
      tiles: {
        'boston#3': { seat: 0, tile: 'cotton-1' },
        'providence#1': { seat: 0, tile: 'port-1' },
        'nantucket-sound#1': { seat: 1, tile: 'ship-3' },
      },
      links: { 'boston-providence': 0 },
    });
    expect(scene.rule(massachusettsBay)).toBe('age-of-industry.ship.1');
  });

  it('age-of-industry.ship.1: any seat’s port is enough, even a flipped one', () => {
    const scene = newEngland({ players: [builder], tiles: { 'boston#2': { seat: 2, tile: 'port-2', flipped: true } } });
    scene.play(massachusettsBay);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-3', flipped: false });
    expect(scene.now.tiles['boston#2'].flipped).toBe(true);
  });

  it('age-of-industry.ship.1: a light green card builds a ship beside the green port (example, page 7)', () => {
    const scene = newEngland({
      players: [builder],
      tiles: { 'portland#1': { seat: 2, tile: 'port-1' }, 'lowell#1': { seat: 0, tile: 'cotton-1' } },
    });
    expect(scene.allows(gulfOfMaine)).toBe(true);
    expect(scene.refuse('build gulf-of-maine#1 ship with ship').rule).toBe('age-of-industry.card.5');
  });

  it('age-of-industry.ship.1: a ship card builds beside a port of the seat (example, page 7)', () => {
    const scene = newEngland({ players: [builder], tiles: { 'boston#1': { seat: 0, tile: 'port-1' } } });
    scene.play('build massachusetts-bay#1 ship with ship');
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-3' });
  });

  it.each(['portland#1', 'portsmouth#1'])(
    'age-of-industry.ship.1: a port at either of two sea lanes is enough, here %s',
    (port) => {
      expect(
        newEngland({ players: [builder], tiles: { [port]: { seat: 1, tile: 'port-1' } } }).allows(gulfOfMaine),
      ).toBe(true);
    },
  );

  it.each([
    ['gulf-of-maine', 'portland#1', 'light-green', 4],
    ['massachusetts-bay', 'boston#2', 'purple', 3],
    ['nantucket-sound', 'new-bedford#1', 'yellow', 3],
    ['long-island-sound', 'new-london#1', 'orange', 2],
    ['new-york-bay', 'new-york#1', 'blue', 3],
  ])('age-of-industry.ship.2: a ship at %s brings its coal', (place, port, card, coal) => {
    const scene = newEngland({
      players: [{ ...builder, hand: [card, card] }],
      tiles: { [port]: { seat: 1, tile: 'port-1' } },
    });
    scene.play(`build ${place}#1 ship with ${card}`);
    // One of the cubes was used for the ship itself.
    expect(scene.now.tiles[`${place}#1`].cubes).toBe(coal - 1);
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('age-of-industry.ship.2: an import is empty before its ship is built', () => {
    const setting = {
      players: [{ hand: ['purple', 'purple'], money: 30, mat: mat('cotton-1') }],
      tiles: boston,
    };
    const mill = 'build boston#3 cotton with purple';
    expect(sources(newEngland(setting).play(mill), 'coal')).toEqual(['$1']);
    const tiles = { ...boston, 'massachusetts-bay#1': { seat: 1, tile: 'ship-3' } };
    expect(sources(newEngland({ ...setting, tiles }).play(mill), 'coal')).toEqual(['massachusetts-bay#1']);
  });

  it('age-of-industry.ship.3: the coal of its own import pays for the ship', () => {
    const scene = withPort().play(massachusettsBay);
    expect(sources(scene, 'coal')).toEqual(['massachusetts-bay#1']);
    expect(sources(scene, 'iron')).toEqual(['$1']);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 6 - 1, spent: 7, loans: 0 });
  });

  it('age-of-industry.ship.3: its import is nearer than a mine behind the port, so nothing is asked', () => {
    const scene = newEngland({
      players: [builder],
      tiles: { 'new-york#1': { seat: 1, tile: 'port-1' }, 'pennsylvania#1': { seat: 0, tile: 'coal-1', cubes: 1 } },
      links: { 'pennsylvania-new-york': 1 },
    });
    scene.play('build new-york-bay#1 ship with blue');
    expect(sources(scene, 'coal')).toEqual(['new-york-bay#1']);
    expect(scene.now.tiles['pennsylvania#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it('age-of-industry.ship.4: the remaining coal fills the coal track, and the builder is paid', () => {
    const scene = newEngland({
      players: [builder],
      tiles: { 'portland#1': { seat: 1, tile: 'port-1' } },
      markets: { coal: 3 },
    });
    scene.play(gulfOfMaine);
    expect(scene.now.markets['coal']).toBe(6);
    expect(scene.now.tiles['gulf-of-maine#1'].cubes).toBe(0);
    expect(scene.told('marketed')).toMatchObject([{ seat: 0, count: 3, money: 4 }]);
    expect(scene.now.players.map(({ money }) => money)).toEqual([30 - 7 + 4, 0, 0]);
    expect(scene.now.players[0].spent).toBe(7);
  });

  it('age-of-industry.ship.4: coal that does not fit stays on the import', () => {
    const scene = withPort({ markets: { coal: 5, iron: 3 } }).play(massachusettsBay);
    expect(scene.now.markets).toEqual({ coal: 6, iron: 2 });
    expect(scene.now.tiles['massachusetts-bay#1'].cubes).toBe(1);
    expect(scene.now.players[0].money).toBe(30 - 6 - 2 + 1);
  });

  it('age-of-industry.ship.4: the track takes the coal only after the ship has had its cube', () => {
    // Six spaces are free; the ship uses one of its two cubes first, and sells one at $3.
    const scene = newEngland({
      players: [builder],
      tiles: { 'new-haven#1': { seat: 1, tile: 'port-1' } },
      markets: { coal: 0 },
    });
    scene.play('build long-island-sound#1 ship with orange');
    expect(sources(scene, 'coal')).toEqual(['long-island-sound#1']);
    expect(scene.told('marketed')).toMatchObject([{ count: 1, money: 3 }]);
    expect(scene.now.markets['coal']).toBe(1);
  });

  /** The mill in Boston can be sold to the yellow port there, or to the market behind the ship. */
  const example = (coal: number, market = 'cotton'): Scene =>
    newEngland({
      tiles: {
        ...boston,
        'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes: coal },
        'boston#3': { seat: 0, tile: 'cotton-1' },
      },
      merchants: { 'massachusetts-bay#1': { tile: market } },
    });
  const sale = 'sell boston#3 to massachusetts-bay#1';

  it('age-of-industry.ship.5: a sale to the market flips a ship whose import is empty (example, page 11)', () => {
    const scene = example(0);
    expect(scene.legal('sell').toSorted()).toEqual(['sell boston#3 to boston#1', sale]);
    scene.play(sale);
    expect(scene.now.tiles['boston#3'].flipped).toBe(true);
    expect(scene.now.tiles['massachusetts-bay#1'].flipped).toBe(true);
    expect(scene.now.tiles['boston#1'].flipped).toBe(false);
    expect(scene.now.players.map(({ money }) => money)).toEqual([8 + 12, 0, 0]);
  });

  it('age-of-industry.ship.5: another seat’s ship pays its owner when it flips', () => {
    const scene = newEngland({
      tiles: {
        ...boston,
        'massachusetts-bay#1': { seat: 2, tile: 'ship-4', cubes: 0 },
        'boston#3': { seat: 0, tile: 'cotton-1' },
      },
    });
    scene.play(sale);
    expect(scene.now.tiles['massachusetts-bay#1'].flipped).toBe(true);
    expect(scene.now.players.map(({ money }) => money)).toEqual([8, 0, 18]);
  });

  it('age-of-industry.ship.5: a flipped market is not enough while there is coal on the import', () => {
    const scene = example(1).play(sale);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ flipped: false, cubes: 1 });
    expect(scene.now.players[0].money).toBe(8);
  });

  it('age-of-industry.ship.5: the ship flips later, when the last coal is taken after the sale', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], money: 30, mat: mat('cotton-1') }],
      tiles: {
        ...boston,
        'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes: 1 },
        'boston#3': { seat: 0, tile: 'cotton-1' },
      },
    }).play(sale);
    expect(scene.now.tiles['massachusetts-bay#1'].flipped).toBe(false);
    scene.play('build boston#4 cotton with purple');
    expect(scene.now.tiles['massachusetts-bay#1'].flipped).toBe(true);
    expect(scene.now.players[0].money).toBe(30 + 8 - 6 + 12);
  });

  const lastCoal = (merchant: { tile: string; used?: boolean }, cubes = 1): Scene =>
    newEngland({
      players: [{ hand: ['purple', 'purple'], money: 30, mat: mat('cotton-1') }],
      tiles: { ...boston, 'massachusetts-bay#1': { seat: 2, tile: 'ship-3', cubes } },
      merchants: { 'massachusetts-bay#1': merchant },
    }).play('build boston#3 cotton with purple');

  it('age-of-industry.ship.5: the last coal flips it when the market is flipped', () => {
    const scene = lastCoal({ tile: 'both', used: true });
    expect(flips(scene)).toEqual([['massachusetts-bay#1', 2, 12]]);
    expect(scene.now.players[2].money).toBe(12);
  });

  it('age-of-industry.ship.5: the last coal is not enough while the market is unflipped', () => {
    const scene = lastCoal({ tile: 'both' });
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ cubes: 0, flipped: false });
    expect(scene.now.players[2].money).toBe(0);
  });

  it('age-of-industry.ship.5: if the market has no demand, the ship flips with the last coal and not before', () => {
    expect(flips(lastCoal({ tile: 'blank' }))).toEqual([['massachusetts-bay#1', 2, 12]]);
    expect(flips(lastCoal({ tile: 'blank' }, 2))).toEqual([]);
  });

  it('age-of-industry.ship.5: with such a market a ship may flip in the action that builds it', () => {
    const withTrack = (coal: number, tile = 'blank'): Scene =>
      withPort({ merchants: { 'massachusetts-bay#1': { tile } }, markets: { coal } }).play(massachusettsBay);
    const scene = withTrack(4);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ flipped: true, cubes: 0 });
    expect(scene.now.players[0].money).toBe(30 - 7 + 2 + 12);
    expect(withTrack(5).now.tiles['massachusetts-bay#1']).toMatchObject({ flipped: false, cubes: 1 });
    expect(withTrack(4, 'goods').now.tiles['massachusetts-bay#1']).toMatchObject({ flipped: false, cubes: 0 });
  });

  /** Ship 3 is replaced by ship 4. */
  const replaced = (cubes: number, merchant: { tile: string; used?: boolean }, flipped = false): Scene =>
    newEngland({
      players: [second],
      tiles: {
        ...boston,
        'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes, flipped },
        'boston#3': { seat: 0, tile: 'cotton-1' },
      },
      merchants: { 'massachusetts-bay#1': merchant },
      markets: { coal: 4 },
    }).play(massachusettsBay);

  it('age-of-industry.ship.6: a ship that replaces one brings no coal and sells nothing to the track', () => {
    const scene = replaced(0, { tile: 'cotton', used: true }, true);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ tile: 'ship-4', flipped: false, cubes: 0 });
    expect(sources(scene, 'coal')).toEqual(['$2']);
    expect(scene.now.markets['coal']).toBe(3);
    expect(scene.told('marketed')).toEqual([]);
    expect(scene.now.players[0].money).toBe(30 - 10 - 2 - 1);
  });

  it('age-of-industry.ship.6: a replacement ship brings no market tile', () => {
    const scene = replaced(0, { tile: 'cotton', used: true }, true);
    expect(scene.now.merchants['massachusetts-bay#1']).toMatchObject({ tile: 'cotton', used: true });
    expect(scene.legal('sell')).toEqual(['sell boston#3 to boston#1']);
  });

  it('age-of-industry.ship.6: a replacement ship does not flip when built, even with an empty import and a used or blank market', () => {
    for (const merchant of [{ tile: 'cotton', used: true }, { tile: 'blank' }]) {
      expect(flips(replaced(0, merchant, true))).toEqual([]);
      expect(flips(replaced(0, merchant))).toEqual([]);
    }
  });

  it('age-of-industry.ship.6: a replacement ship never flips, even if its market is used later', () => {
    const scene = replaced(0, { tile: 'cotton' }).play(sale);
    expect(scene.now.tiles['boston#3'].flipped).toBe(true);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ tile: 'ship-4', flipped: false });
    expect(flips(scene).map(([site]) => site)).toEqual(['boston#3']);
  });

  it('age-of-industry.ship.6: coal left on the import stays, can be used for the new ship and does not go to the track', () => {
    const scene = replaced(2, { tile: 'blank' });
    expect(sources(scene, 'coal')).toEqual(['massachusetts-bay#1']);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ tile: 'ship-4', cubes: 1 });
    expect(scene.now.markets['coal']).toBe(4);
    expect(flips(replaced(1, { tile: 'blank' }))).toEqual([]);
  });

  it('age-of-industry.ship.6: a ship on a free site does bring coal and flips', () => {
    const scene = newEngland({
      players: [second],
      tiles: { ...boston, 'new-york#1': { seat: 1, tile: 'port-1' }, 'new-york-bay#1': { seat: 0, tile: 'ship-3' } },
      merchants: { 'massachusetts-bay#1': { tile: 'blank' } },
      markets: { coal: 4 },
    }).play(massachusettsBay);
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ tile: 'ship-4', flipped: true });
    expect(scene.now.markets['coal']).toBe(6);
  });
});
