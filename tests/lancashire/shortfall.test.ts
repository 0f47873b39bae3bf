import { expect, it } from 'vitest';

import { endOfEra, endOfRound, kinds, points } from './closing.ts';
import { rail } from './drafts.ts';

const mill = { seat: 0, tile: 'cotton-2' } as const;
const mine = { seat: 0, tile: 'coal-2' } as const;
const works = { seat: 0, tile: 'iron-2' } as const;

it('lancashire.shortfall.1: cash is used first, then tiles of the seat’s choice until the debt is covered', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 1, income: 6 }],
    tiles: {
      'bolton#1': { ...mill, flipped: true },
      'wigan#1': mine,
      'wigan#2': { seat: 1, tile: 'coal-2' },
    },
  });
  expect(scene.pending).toEqual({ awaits: 'forfeit', seat: 0 });
  expect(scene.now.players[0].money).toBe(0);
  expect(scene.legal().toSorted()).toEqual(['forfeit bolton#1', 'forfeit wigan#1']);
  expect(scene.rule('forfeit wigan#2')).toBe('lancashire.shortfall.1');
  expect(scene.refuse('stop').reason).toBe('notAskedNow');
  expect(scene.refuse('loan 10').reason).toBe('notAskedNow');
  scene.play('forfeit wigan#1');
  expect(Object.keys(scene.now.tiles)).toEqual(['bolton#1', 'wigan#2']);
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0 });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
});

it('lancashire.shortfall.1: one by one, as many as the debt needs', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 2, points: 5 }],
    tiles: { 'bolton#1': mill, 'wigan#1': mine, 'wigan#2': mine, 'bolton#3': works },
  });
  // £8 is owed: 3, then 3, then two tiles are left to choose from.
  scene.play('forfeit wigan#1');
  expect(scene.legal().toSorted()).toEqual(['forfeit bolton#1', 'forfeit bolton#3', 'forfeit wigan#2']);
  expect(scene.rule('forfeit wigan#1')).toBe('lancashire.shortfall.1');
  scene.play('forfeit wigan#2');
  expect(scene.legal().toSorted()).toEqual(['forfeit bolton#1', 'forfeit bolton#3']);
  scene.play('forfeit bolton#3');
  expect(Object.keys(scene.now.tiles)).toEqual(['bolton#1']);
  expect(scene.now.players[0]).toMatchObject({ money: 1, points: 5 });
});

it('lancashire.shortfall.1: no other seat may choose', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 8 }],
    tiles: { 'wigan#1': mine, 'wigan#2': mine },
  });
  expect(scene.refuse('forfeit wigan#1', 1).reason).toBe('notYourTurn');
});

it.each(kinds)('lancashire.shortfall.2: $tile yields £$half', ({ tile, site, era, half }) => {
  for (const flipped of [false, true]) {
    const scene = endOfRound({
      era,
      players: [{ money: 0, income: 0, points: 20 }],
      tiles: { [site]: { seat: 0, tile, flipped } },
    });
    expect(scene.now.tiles).toEqual({});
    expect(scene.told('forfeited')).toMatchObject([{ money: half }]);
    expect(scene.now.players[0]).toMatchObject({ money: Math.max(0, half - 10), points: 20 - Math.max(0, 10 - half) });
  }
});

it('lancashire.shortfall.3: no tile is forfeited while cash suffices', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 4, income: 6 }],
    tiles: { 'bolton#1': mill, 'wigan#1': mine },
  });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
  expect(scene.now.players[0].money).toBe(0);
  expect(Object.keys(scene.now.tiles)).toHaveLength(2);
});

it('lancashire.shortfall.3: the surplus is kept and no further tile forfeited', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 1, income: 6 }],
    tiles: { 'bolton#1': mill, 'wigan#1': mine },
  });
  scene.play('forfeit bolton#1');
  expect(scene.now.players[0].money).toBe(7 - 3);
  expect(scene.now.tiles['wigan#1']).toMatchObject({ cubes: 3 });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
});

it('lancashire.shortfall.3: no tile can be forfeited in a turn', () => {
  const scene = rail({ tiles: { 'bolton#1': mill }, players: [{ money: 0, income: 0 }] });
  expect(scene.refuse('forfeit bolton#1').reason).toBe('notAskedNow');
});

it('lancashire.shortfall.3: nobody is asked at other times', () => {
  const scene = rail({ tiles: { 'bolton#1': mill } });
  expect(scene.rule('forfeit bolton#1')).toBe('lancashire.turn.7');
});

it('lancashire.shortfall.4: links and the mat do not prevent a loss of points', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 6, points: 9 }],
    links: { 'bolton-bury': 0, 'liverpool-wigan': 0 },
  });
  const { mat, ...player } = scene.now.players[0];
  expect(player).toMatchObject({ money: 0, points: 5, links: 12 });
  expect(mat).toEqual(scene.now.players[1].mat);
  expect(scene.now.links).toEqual({ 'bolton-bury': 0, 'liverpool-wigan': 0 });
});

it('lancashire.shortfall.4: links stay when the last tile has gone', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 4, points: 9 }],
    tiles: { 'wigan#1': mine },
    links: { 'liverpool-wigan': 0 },
  });
  expect(scene.now.tiles).toEqual({});
  expect(scene.now.links).toEqual({ 'liverpool-wigan': 0 });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 9 - (6 - 3) });
});

it('lancashire.shortfall.5: the tile leaves the game with its cubes; income and points remain', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 8, points: 6 }],
    tiles: { 'wigan#1': mine, 'bolton#1': { ...mill, flipped: true } },
    markets: { coal: 3, iron: 8 },
  });
  const { mat } = scene.now.players[0];
  scene.play('forfeit wigan#1');
  expect(scene.now.tiles['wigan#1']).toBeUndefined();
  expect(scene.now.players[0].mat).toEqual(mat);
  expect(mat['coal-2']).toBe(1);
  expect(scene.now.markets).toEqual({ coal: 3, iron: 8 });
  expect(scene.now.players[0]).toMatchObject({ income: 8, points: 6, money: 1 });
});

it('lancashire.shortfall.5: a flipped tile that was forfeited keeps its income and frees its site', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 0, income: 8, points: 6, hand: { bolton: 2 }, mat: { 'coal-1': 0 } }],
    tiles: { 'bolton#1': { ...mill, flipped: true } },
  });
  expect(scene.now.players[0]).toMatchObject({ income: 8, points: 6, money: 5 });
  scene.play('loan 10');
  expect(scene.allows('build bolton#1 coal with bolton')).toBe(true);
});

it('lancashire.shortfall.5: it no longer scores or gives a link icon', () => {
  const scene = endOfEra({
    players: [{ money: 0, income: 8, points: 6 }, {}],
    tiles: { 'bolton#1': { ...mill, flipped: true } },
    links: { 'bolton-bury': 1 },
  });
  expect(scene.now.era).toBe('rail');
  expect(scene.now.players[0]).toMatchObject({ points: 6, money: 5 });
  expect(points(scene)[1]).toBe(0);
});

it('lancashire.shortfall.5: after the last canal round the era is scored only once the tile is chosen', () => {
  const scene = endOfEra({
    players: [{ money: 0, income: 8 }, {}],
    tiles: { 'bolton#1': { ...mill, flipped: true }, 'wigan#1': { ...mine, flipped: true } },
  });
  expect(scene.now).toMatchObject({ era: 'canal', pending: { awaits: 'forfeit', seat: 0 } });
  scene.play('forfeit wigan#1');
  expect(scene.now.era).toBe('rail');
  expect(scene.now.players[0]).toMatchObject({ points: 5, money: 1 });
});

it('lancashire.shortfall.6: each £1 still owed costs 1 point', () => {
  const scene = endOfRound({ players: [{ money: 3, income: 0, points: 20 }] });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 20 - 7, income: 0 });
  expect(scene.told('fellShort')).toMatchObject([{ seat: 0, debt: 7, points: 7 }]);
});

it('lancashire.shortfall.6: points are lost only after the last tile', () => {
  const scene = endOfRound({
    era: 'rail',
    players: [{ money: 1, income: 0, points: 20 }],
    tiles: { 'wigan#1': mine, 'bolton#3': works },
  });
  expect(scene.now.players[0].points).toBe(20);
  scene.play('forfeit bolton#3');
  expect(scene.now.tiles).toEqual({});
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 20 - (10 - 1 - 3 - 3) });
});

it('lancashire.shortfall.6: points never fall below 0, and the debt is then settled', () => {
  const scene = endOfRound({ players: [{ money: 0, income: 3, points: 4, hand: { port: 3 } }] });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0 });
  scene.play('loan 30');
  expect(scene.now.players[0]).toMatchObject({ money: 30, points: 0 });
});

it('lancashire.shortfall.6: a settled debt does not come back', () => {
  const scene = endOfRound({ players: [{ money: 0, income: 9, points: 0 }] });
  scene.passUntil(({ round }) => round === 5);
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0, income: 9 });
});

const poor = { money: 0, income: 8 };
const fourTiles = {
  'wigan#1': mine,
  'bolton#1': mill,
  'wigan#2': { seat: 1, tile: 'coal-2' },
  'bolton#2': { seat: 1, tile: 'cotton-2' },
};

it('lancashire.shortfall.7: seats settle in the new turn order', () => {
  const turned = endOfRound({ era: 'rail', players: [{ ...poor, spent: 9 }, poor], tiles: fourTiles });
  expect(turned.now.order).toEqual([1, 0]);
  expect(turned.pending).toEqual({ awaits: 'forfeit', seat: 1 });
  turned.play('forfeit wigan#2');
  expect(turned.pending).toEqual({ awaits: 'forfeit', seat: 0 });
  turned.play('forfeit wigan#1');
  expect(turned.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('lancashire.shortfall.7: an unchanged order is followed too', () => {
  const straight = endOfRound({ era: 'rail', players: [poor, poor], tiles: fourTiles });
  expect(straight.pending).toEqual({ awaits: 'forfeit', seat: 0 });
  straight.play('forfeit wigan#1');
  expect(straight.pending).toEqual({ awaits: 'forfeit', seat: 1 });
});

it('lancashire.shortfall.7: points are lost in the new turn order as well', () => {
  const broke = { money: 0, income: 6, points: 9 };
  const scene = endOfRound({
    seats: 3,
    order: [1, 0, 2],
    players: [
      { ...broke, spent: 7 },
      { ...broke, spent: 9 },
      { ...broke, spent: 2 },
    ],
  });
  expect(scene.told('fellShort').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(points(scene)).toEqual([5, 5, 5]);
});
