import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { lastEraOf } from './drafts.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Player = NonNullable<Setup['players']>[number];

/** The last action of a round, which is a pass; seat 0 then settles its income. */
const endOfRound = (player: Player, draft: Partial<Setup> = {}, other: Player = {}): Scene =>
  new Scene({
    seats: 2,
    era: 'rail',
    round: 3,
    turn: 1,
    actionsLeft: 1,
    players: [player, { hand: ['iron'], ...other }],
    ...draft,
  }).play('pass');

const mill = { seat: 0, tile: 'cotton-2' } as const;
const mine = { seat: 0, tile: 'coal-2' } as const;

it('birmingham.shortfall.1: cash is used first, then tiles of the seat’s choice until the debt is covered', () => {
  const scene = endOfRound(
    { money: 1, income: 6 },
    {
      tiles: {
        'birmingham#1': { ...mill, flipped: true },
        'dudley#1': mine,
        'birmingham#2': { seat: 1, tile: 'manufacturer-2' },
      },
    },
  );
  expect(scene.pending).toEqual({ awaits: 'forfeit', seat: 0 });
  expect(scene.now.players[0].money).toBe(0);
  expect(scene.legal().toSorted()).toEqual(['forfeit birmingham#1', 'forfeit dudley#1']);
  expect(scene.rule('forfeit birmingham#2')).toBe('birmingham.shortfall.1');
  expect(scene.refuse('stop').reason).toBe('notAskedNow');
  scene.play('forfeit dudley#1');
  expect(scene.now.tiles['dudley#1']).toBeUndefined();
  expect(scene.now.tiles['birmingham#1']).toMatchObject({ flipped: true });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0 });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
});

it('birmingham.shortfall.1: one at a time, as many as the debt needs', () => {
  const scene = endOfRound(
    { money: 0, income: 2, points: 5 },
    {
      tiles: {
        'birmingham#1': mill,
        'dudley#1': mine,
        'redditch#1': mine,
        'birmingham#3': { seat: 0, tile: 'iron-2' },
      },
    },
  );
  // £8 is owed: 3, then 3, then two tiles are left to choose from.
  scene.play('forfeit dudley#1');
  expect(scene.legal().toSorted()).toEqual(['forfeit birmingham#1', 'forfeit birmingham#3', 'forfeit redditch#1']);
  scene.play('forfeit redditch#1');
  expect(scene.legal().toSorted()).toEqual(['forfeit birmingham#1', 'forfeit birmingham#3']);
  scene.play('forfeit birmingham#3');
  expect(Object.keys(scene.now.tiles)).toEqual(['birmingham#1']);
  expect(scene.now.players[0]).toMatchObject({ money: 1, points: 5 });
});

it('birmingham.shortfall.1: it works the same in the canal era', () => {
  const scene = endOfRound(
    { money: 0, income: 8 },
    { era: 'canal', tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' }, 'birmingham#1': { seat: 0, tile: 'cotton-1' } } },
  ).play('forfeit dudley#1');
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0 });
  expect(scene.now.round).toBe(4);
});

const sites = {
  cotton: 'birmingham#1',
  manufacturer: 'birmingham#2',
  pottery: 'coventry#1',
  coal: 'dudley#1',
  iron: 'dudley#2',
  brewery: 'burton#2',
} as const;
/** Half the printed money of each level, rounded down. */
const halves = {
  cotton: [6, 7, 8, 9],
  manufacturer: [4, 5, 6, 4, 8, 10, 8, 10],
  pottery: [8, 0, 11, 0, 12],
  coal: [2, 3, 4, 5],
  iron: [2, 3, 4, 6],
  brewery: [2, 3, 4, 4],
} as const;
const kinds = (Object.keys(halves) as (keyof typeof halves)[]).flatMap((industry) =>
  halves[industry].map((half, index) => [`${industry}-${index + 1}`, half, sites[industry]] as const),
);

const raising = kinds.filter(([, half]) => half > 0);

it.each(raising)('birmingham.shortfall.2: %s raises £%i', (tile, half, site) => {
  const draft = { era: lastEraOf(tile), tiles: { [site]: { seat: 0, tile } } };
  const scene = endOfRound({ money: 0, income: 0, points: 20 }, draft);
  expect(scene.now.tiles[site]).toBeUndefined();
  expect(scene.now.players[0]).toMatchObject({ money: Math.max(0, half - 10), points: 20 - Math.max(0, 10 - half) });
  expect(scene.told('forfeited')).toMatchObject([{ money: half }]);
});

it('birmingham.shortfall.3: no tile is given up while cash suffices', () => {
  const scene = endOfRound({ money: 4, income: 6 }, { tiles: { 'birmingham#1': mill, 'dudley#1': mine } });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
  expect(scene.now.players[0].money).toBe(0);
  expect(Object.keys(scene.now.tiles)).toHaveLength(2);
});

it('birmingham.shortfall.3: money beyond the debt is kept and no further tile given up', () => {
  const scene = endOfRound({ money: 1, income: 6 }, { tiles: { 'birmingham#1': mill, 'dudley#1': mine } });
  scene.play('forfeit birmingham#1');
  expect(scene.now.players[0].money).toBe(7 - 3);
  expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 3 });
  expect(scene.now).toMatchObject({ round: 4, pending: { awaits: 'action' } });
});

it('birmingham.shortfall.3: no tile can be given up in a turn', () => {
  const scene = new Scene({
    seats: 2,
    era: 'rail',
    round: 3,
    tiles: { 'birmingham#1': mill },
    players: [{ money: 0 }],
  });
  expect(scene.refuse('forfeit birmingham#1').reason).toBe('notAskedNow');
});

it('birmingham.shortfall.4: a pottery that cost no money cannot be given up', () => {
  for (const tile of ['pottery-2', 'pottery-4']) {
    const scene = endOfRound(
      { money: 0, income: 6 },
      { tiles: { 'coventry#1': { seat: 0, tile }, 'birmingham#1': mill, 'dudley#1': mine } },
    );
    expect(scene.rule('forfeit coventry#1')).toBe('birmingham.shortfall.4');
    expect(scene.legal().toSorted()).toEqual(['forfeit birmingham#1', 'forfeit dudley#1']);
  }
});

it('birmingham.shortfall.4: neither such a pottery nor links prevent a loss of points', () => {
  const scene = endOfRound(
    { money: 0, income: 6, points: 9 },
    { tiles: { 'coventry#1': { seat: 0, tile: 'pottery-2', flipped: true } }, links: { 'birmingham-coventry': 0 } },
  );
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 5 });
  expect(scene.now.tiles['coventry#1']).toMatchObject({ tile: 'pottery-2', flipped: true });
  expect(scene.now.links).toEqual({ 'birmingham-coventry': 0 });
});

it('birmingham.shortfall.4: such a pottery stays even when everything else is given up', () => {
  const scene = endOfRound(
    { money: 0, income: 0, points: 20 },
    { tiles: { 'coventry#1': { seat: 0, tile: 'pottery-4' }, 'dudley#1': mine } },
  );
  expect(Object.keys(scene.now.tiles)).toEqual(['coventry#1']);
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 20 - (10 - 3) });
});

it('birmingham.shortfall.5: the tile leaves the game with its cubes, income and points remain', () => {
  const scene = endOfRound(
    { money: 0, income: 8, points: 6 },
    { tiles: { 'dudley#1': mine, 'birmingham#1': { ...mill, flipped: true } } },
  );
  const { mat } = scene.now.players[0];
  scene.play('forfeit dudley#1');
  expect(scene.now.tiles['dudley#1']).toBeUndefined();
  expect(scene.now.players[0].mat).toEqual(mat);
  expect(mat['coal-2']).toBe(1);
  expect(scene.now.markets).toEqual({ coal: 13, iron: 8 });
  expect(scene.now.players[0]).toMatchObject({ income: 8, points: 6, money: 1 });
});

it('birmingham.shortfall.5: a flipped tile that was given up no longer scores', () => {
  const scene = endOfRound(
    { money: 0, income: 8, points: 6 },
    { era: 'canal', round: 10, tiles: { 'birmingham#1': { ...mill, flipped: true } } },
  );
  expect(scene.now.era).toBe('rail');
  expect(scene.now.players[0]).toMatchObject({ points: 6, money: 5 });
});

it('birmingham.shortfall.5: after the last canal round the era ends only once the tile is chosen', () => {
  const scene = endOfRound(
    { money: 0, income: 8 },
    {
      era: 'canal',
      round: 10,
      tiles: { 'birmingham#1': { ...mill, flipped: true }, 'dudley#1': { ...mine, flipped: true } },
    },
  );
  expect(scene.now).toMatchObject({ era: 'canal', pending: { awaits: 'forfeit', seat: 0 } });
  scene.play('forfeit dudley#1');
  expect(scene.now.era).toBe('rail');
  expect(scene.now.players[0]).toMatchObject({ points: 5, money: 1 });
});

it('birmingham.shortfall.6: each £1 still owed costs 1 point', () => {
  const scene = endOfRound({ money: 3, income: 0, points: 20 });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 20 - 7, income: 0 });
});

it('birmingham.shortfall.6: points are lost only after the last tile that raises money', () => {
  const scene = endOfRound(
    { money: 1, income: 0, points: 20 },
    { tiles: { 'dudley#1': mine, 'burton#2': { seat: 0, tile: 'brewery-2' } } },
  );
  expect(scene.now.players[0].points).toBe(20);
  scene.play('forfeit burton#2');
  expect(scene.now.tiles).toEqual({});
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 20 - (10 - 1 - 3 - 3) });
});

it('birmingham.shortfall.6: points never fall below 0, and the debt is then settled', () => {
  const scene = endOfRound({ money: 0, income: 3, points: 4, hand: { brewery: 5 } });
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0 });
  scene.play('loan 30');
  expect(scene.now.players[0]).toMatchObject({ money: 30, points: 0 });
});

it('birmingham.shortfall.6: a settled debt does not come back', () => {
  const scene = endOfRound({ money: 0, income: 9, points: 0 });
  scene.passUntil(({ round }) => round === 5);
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 0, income: 9 });
});

it('birmingham.shortfall.7: seats settle in the new turn order', () => {
  const tiles = {
    'dudley#1': mine,
    'birmingham#1': mill,
    'redditch#1': { seat: 1, tile: 'coal-2' },
    'birmingham#2': { seat: 1, tile: 'manufacturer-2' },
  };
  const poor = { money: 0, income: 8 };
  const turned = endOfRound({ ...poor, spent: 9 }, { tiles }, poor);
  expect(turned.now.order).toEqual([1, 0]);
  expect(turned.pending).toEqual({ awaits: 'forfeit', seat: 1 });
  turned.play('forfeit redditch#1');
  expect(turned.pending).toEqual({ awaits: 'forfeit', seat: 0 });
  turned.play('forfeit dudley#1');
  expect(turned.pending).toEqual({ awaits: 'action', seat: 1 });

  const straight = endOfRound(poor, { tiles }, poor);
  expect(straight.pending).toEqual({ awaits: 'forfeit', seat: 0 });
});
