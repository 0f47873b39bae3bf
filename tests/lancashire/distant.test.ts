import { parseAction } from '@coalbrook/record';
import { play, seededDraw, seedOf } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { canal, opening } from './drafts.ts';
import type { Setting } from './drafts.ts';

const mill = { 'manchester#1': { seat: 0, tile: 'cotton-1' } } as const;
const second = { 'oldham#1': { seat: 0, tile: 'cotton-1' } } as const;
const port = { 'warrington#1': { seat: 1, tile: 'port-1' } } as const;
const links = { 'manchester-warrington': 1, 'manchester-oldham': 1 };

/** With four seats all distant tiles are in use; a hand with only one kind of card, so no card has to be chosen. */
const at = (distant: Setting['distant'], setting: Setting = {}): Scene =>
  canal({
    seats: 4,
    players: [{ hand: { iron: 3 } }, { hand: { port: 3 } }],
    tiles: { ...mill, ...port },
    links,
    distant: distant ?? {},
    ...setting,
  });

const sale = 'sell manchester#1 to abroad';
const incomeOf = (scene: Scene): number | undefined => scene.now.players[0].income;

/** The tiles left, without kinds of which none is left. */
const left = (counts: Readonly<Record<string, number>> | undefined): Record<string, number> =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, count]) => count > 0));

describe('tiles', () => {
  it('lancashire.distant.1: there are twelve tiles', () => {
    expect(left(opening({ seats: 4 }).distant?.tiles)).toEqual({ '0': 2, '1': 2, '2': 4, '3': 3, '4': 1 });
  });

  it.each(['0', '1', '2', '3', '4'])('lancashire.distant.1: a %s moves the marker by its number', (tile) => {
    const scene = at({ tiles: { [tile]: 1 } }).play(sale);
    expect(scene.now.distant?.space).toBe(Number(tile));
  });

  it.each([
    [2, { '1': 1, '2': 3, '3': 3, '4': 1 }],
    [3, { '0': 1, '1': 1, '2': 4, '3': 3, '4': 1 }],
    [4, { '0': 2, '1': 2, '2': 4, '3': 3, '4': 1 }],
  ])('lancashire.distant.2: the tiles for %i seats', (seats, tiles) => {
    expect(left(opening({ seats }).distant?.tiles)).toEqual(tiles);
  });

  it.each([2, 3, 4])('lancashire.distant.3: with %i seats the marker starts on the first space', (seats) => {
    expect(opening({ seats }).distant?.space).toBe(0);
  });

  it.each([
    [0, 3],
    [1, 3],
    [2, 2],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 0],
    [7, 0],
  ])('lancashire.distant.3: space %i of the track, counted from 0, shows %i', (space, bonus) => {
    const scene = at({ space, tiles: { '0': 1 } }).play(sale);
    expect(scene.now.distant?.space).toBe(space);
    expect(incomeOf(scene)).toBe(10 + bonus + 5);
  });

  it('lancashire.distant.3: the top tile may be any of them', () => {
    const { table, state } = at({});
    const action = parseAction(table, sale);
    if (!action.ok) throw new Error(JSON.stringify(action.fault));
    play(table, state, action.value, undefined);
    const tops = Array.from({ length: 200 }, (_, seed) =>
      JSON.stringify(seededDraw(table, state, seedOf(`top ${seed}`))),
    );
    expect(new Set(tops).size).toBe(5);
  });

  it('lancashire.distant.3: the ninth and last space is X', () => {
    expect(at({ space: 8 }).legal('sell')).toEqual(['sell manchester#1 to warrington#1']);
    expect(() => at({ space: 9 })).toThrow('distant.space');
  });
});

describe('selling', () => {
  const roads: [string, Setting][] = [
    ['Yorkshire', { links: { 'manchester-oldham': 1, 'oldham-rochdale': 0, 'rochdale-yorkshire': 1 }, tiles: mill }],
    [
      'The Midlands',
      {
        links: { 'manchester-stockport': 1, 'macclesfield-stockport': 1, 'macclesfield-midlands': 1 },
        tiles: mill,
      },
    ],
    ['a port of another seat', {}],
    ['an own port', { tiles: { ...mill, 'warrington#1': { seat: 0, tile: 'port-1' } } }],
    ['a flipped port', { tiles: { ...mill, 'warrington#1': { seat: 1, tile: 'port-1', flipped: true } } }],
  ];

  it.each(roads)('lancashire.distant.4: a mill connected to %s can be sold', (_, setting) => {
    const scene = at({ tiles: { '1': 1 } }, setting).play(sale);
    expect(scene.now.tiles['manchester#1'].flipped).toBe(true);
    expect(scene.told('exported')).toHaveLength(1);
    expect(incomeOf(scene)).toBe(10 + 3 + 5);
  });

  it('lancashire.distant.4: a port in the same place needs no link', () => {
    const tiles = { 'lancaster#2': { seat: 0, tile: 'cotton-1' }, 'lancaster#1': { seat: 1, tile: 'port-1' } };
    expect(at({ tiles: { '1': 1 } }, { tiles, links: {} }).allows('sell lancaster#2 to abroad')).toBe(true);
  });

  it('lancashire.distant.4: a mill connected to Scotland can be sold', () => {
    const scene = at(
      { tiles: { '1': 1 } },
      {
        era: 'rail',
        tiles: { 'preston#1': { seat: 0, tile: 'cotton-2' } },
        links: { 'lancaster-preston': 1, 'lancaster-scotland': 2 },
      },
    );
    scene.play('sell preston#1 to abroad');
    expect(incomeOf(scene)).toBe(10 + 3 + 4);
  });

  it('lancashire.distant.4: no sale without a trade icon', () => {
    const scene = at({}, { links: { 'manchester-oldham': 1 } });
    expect(scene.refuse(sale)).toMatchObject({ reason: 'tradeOutOfReach', rule: 'lancashire.distant.4' });
    expect(scene.legal('sell')).toEqual([]);
  });

  it('lancashire.distant.4: Northwich, Southport and Blackpool have no trade icon', () => {
    const far = { 'ellesmere-port-warrington': 1, 'ellesmere-port-northwich': 1, 'warrington-wigan': 0 };
    const rails = { 'southport-wigan': 0, 'preston-southport': 0, 'blackpool-preston': 1, 'manchester-warrington': 1 };
    const setting = (more: Record<string, number>): Setting => ({
      era: 'rail',
      tiles: { 'manchester#1': { seat: 0, tile: 'cotton-2' } },
      links: { ...far, ...rails, ...more },
    });
    expect(at({}, setting({})).rule(sale)).toBe('lancashire.distant.4');
    expect(at({}, setting({ 'midlands-northwich': 1 })).allows(sale)).toBe(true);
  });

  it('lancashire.distant.4: no sale while the marker is on X', () => {
    expect(at({ space: 8 }).refuse(sale)).toMatchObject({
      reason: 'distantMarketClosed',
      rule: 'lancashire.distant.7',
    });
    expect(at({ space: 7 }).allows(sale)).toBe(true);
  });

  it('lancashire.distant.5: each mill draws one tile, which is discarded', () => {
    const scene = at({ tiles: { '1': 2, '2': 0 } }, { tiles: { ...mill, ...second, ...port } }).play(sale);
    expect(left(scene.now.distant?.tiles)).toEqual({ '1': 1 });
    expect(scene.now.distant?.space).toBe(1);
    scene.play('sell oldham#1 to abroad');
    expect(left(scene.now.distant?.tiles)).toEqual({});
    expect(scene.now.distant?.space).toBe(2);
    expect(scene.told('distantMoved').map(({ space, income }) => [space, income])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });

  it('lancashire.distant.5: the drawn tile is one of those left', () => {
    const scene = at({ tiles: { '1': 1, '3': 1 } }, { tiles: { ...mill, ...second, ...port } });
    scene.play(sale, 'sell oldham#1 to abroad');
    expect(new Set(scene.told('distantMoved').map(({ tile }) => Number(tile)))).toEqual(new Set([1, 3]));
    expect(scene.now.distant).toMatchObject({ space: 4 });
  });

  it('lancashire.distant.5: a sale through a port draws no tile', () => {
    const scene = at({ tiles: { '1': 2 } }).play('sell manchester#1 to warrington#1');
    expect(scene.now.distant?.space).toBe(0);
    expect(left(scene.now.distant?.tiles)).toEqual({ '1': 2 });
  });

  it.each([
    [0, '1', 1, 3],
    [0, '2', 2, 2],
    [0, '3', 3, 2],
    [0, '4', 4, 1],
    [1, '1', 2, 2],
    [1, '3', 4, 1],
    [2, '3', 5, 1],
    [3, '3', 6, 0],
    [3, '4', 7, 0],
    [6, '1', 7, 0],
  ])('lancashire.distant.6: from space %i a %s leads to space %i and %i more income', (space, tile, to, bonus) => {
    const scene = at({ space, tiles: { [tile]: 1 } }).play(sale);
    expect(scene.now.distant?.space).toBe(to);
    expect(scene.told('distantMoved')).toMatchObject([{ seat: 0, space: to, income: bonus, closed: false }]);
    expect(incomeOf(scene)).toBe(10 + bonus + 5);
  });

  it('lancashire.distant.6: after a 0 the marker pays for the space it is on', () => {
    const scene = at({ space: 3, tiles: { '0': 2 } }, { tiles: { ...mill, ...second, ...port } });
    scene.play(sale, 'sell oldham#1 to abroad');
    expect(scene.now.distant?.space).toBe(3);
    expect(incomeOf(scene)).toBe(10 + 2 + 5 + 2 + 5);
  });

  it('lancashire.distant.6: the mill flips after the bonus', () => {
    const scene = at({ tiles: { '1': 1 } }).play(sale);
    const order = scene.events.map(({ event }) => event);
    expect(order.indexOf('flipped')).toBeGreaterThan(order.indexOf('distantMoved'));
    expect(scene.now.tiles['manchester#1'].flipped).toBe(true);
    expect(scene.now.tiles['warrington#1'].flipped).toBe(false);
  });

  it('lancashire.distant.6: only the seller gains income', () => {
    expect(
      at({ tiles: { '1': 1 } })
        .play(sale)
        .now.players.map(({ income }) => income),
    ).toEqual([18, 10, 10, 10]);
  });
});

describe('the end of demand', () => {
  it.each([
    [7, '1'],
    [6, '2'],
    [5, '3'],
    [4, '4'],
  ])('lancashire.distant.7: from space %i a %s just reaches X', (space, tile) => {
    const scene = at({ space, tiles: { [tile]: 1 } }).play(sale);
    expect(scene.now.distant?.space).toBe(8);
    expect(scene.told('distantMoved')).toMatchObject([{ closed: true, income: 0 }]);
  });

  it.each([
    [7, '2'],
    [7, '4'],
    [6, '3'],
  ])('lancashire.distant.7: from space %i a %s goes no further than X', (space, tile) => {
    const scene = at({ space, tiles: { [tile]: 1 } }).play(sale);
    expect(scene.now.distant?.space).toBe(8);
  });

  it('lancashire.distant.7: the market stays closed for all seats in the rounds that follow', () => {
    const scene = at(
      { space: 7, tiles: { '1': 1 } },
      { tiles: { ...mill, ...port, 'manchester#2': { seat: 1, tile: 'cotton-1' } } },
    ).play(sale);
    expect(scene.rule(sale)).toBe('lancashire.distant.7');
    scene.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 1);
    expect(scene.rule('sell manchester#2 to abroad')).toBe('lancashire.distant.7');
    scene.passUntil(({ round, pending }) => round === 4 && pending.awaits === 'action' && pending.seat === 0);
    expect(scene.rule(sale)).toBe('lancashire.distant.7');
    expect(scene.allows('sell manchester#1 to warrington#1')).toBe(true);
  });

  it('lancashire.distant.8: the mill stays unflipped and gives no bonus', () => {
    const scene = at({ space: 6, tiles: { '3': 1 } }).play(sale);
    expect(scene.now.tiles['manchester#1'].flipped).toBe(false);
    expect(incomeOf(scene)).toBe(10);
    expect(scene.told('flipped')).toEqual([]);
  });

  it('lancashire.distant.8: mills sold earlier in the action remain sold', () => {
    const scene = at({ space: 2, tiles: { '3': 3 } }, { tiles: { ...mill, ...second, ...port } });
    scene.play(sale, 'sell oldham#1 to abroad');
    expect(scene.now.distant?.space).toBe(8);
    expect(scene.now.tiles['manchester#1'].flipped).toBe(true);
    expect(scene.now.tiles['oldham#1'].flipped).toBe(false);
    expect(incomeOf(scene)).toBe(10 + 1 + 5);
  });

  it('lancashire.distant.9: the action ends at once, even if a port would accept a mill', () => {
    const scene = at({ space: 7, tiles: { '1': 1 } }, { tiles: { ...mill, ...second, ...port } }).play(sale);
    expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(scene.now.players[0].handSize).toBe(2);
    expect(scene.legal('stop')).toEqual([]);
  });

  it('lancashire.distant.9: a second sell action, with another card, may use the port', () => {
    const scene = at({ space: 7, tiles: { '1': 1 } }, { tiles: { ...mill, ...second, ...port } }).play(sale);
    expect(scene.legal('sell').toSorted()).toEqual([
      'sell manchester#1 to warrington#1',
      'sell oldham#1 to warrington#1',
    ]);
    scene.play('sell manchester#1 to warrington#1');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(scene.told('discarded').filter(({ seat }) => seat === 0)).toHaveLength(2);
  });

  it('lancashire.distant.9: if it was the last action, the turn ends', () => {
    const scene = at({ space: 7, tiles: { '1': 1 } }, { actionsLeft: 1 }).play(sale);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it.each([2, 3, 4])(
    'lancashire.distant.10: after the canal era with %i seats everything is as at the start',
    (seats) => {
      const scene = canal({ seats, distant: { space: 8, tiles: { '2': 1 } } });
      scene.passUntil(({ era }) => era === 'rail');
      expect(scene.now.distant).toEqual(opening({ seats }).distant);
      expect(scene.told('distantReset')).toHaveLength(1);
    },
  );

  it('lancashire.distant.10: nothing comes back before that', () => {
    const scene = at({ space: 5, tiles: { '2': 1 } }, { players: [] });
    scene.passUntil(({ round }) => round === 8);
    expect(scene.now).toMatchObject({ era: 'canal', distant: { space: 5 } });
    expect(left(scene.now.distant?.tiles)).toEqual({ '2': 1 });
  });

  it('lancashire.distant.10: mills that stayed unflipped can then be sold', () => {
    const tiles = { 'lancaster#2': { seat: 0, tile: 'cotton-2' }, 'lancaster#1': { seat: 1, tile: 'port-2' } };
    const scene = at({ space: 8 }, { tiles, links: {} });
    const again = 'sell lancaster#2 to abroad';
    expect(scene.rule(again)).toBe('lancashire.distant.7');
    scene.passUntil(({ era, pending }) => era === 'rail' && pending.awaits === 'action' && pending.seat === 0);
    expect(scene.allows(again)).toBe(true);
  });
});
