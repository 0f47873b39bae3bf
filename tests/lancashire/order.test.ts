import { expect, it } from 'vitest';

import { money } from './closing.ts';
import { canal, rail } from './drafts.ts';

const spent = ({ now }: ReturnType<typeof canal>): number[] => now.players.map((player) => player.spent);

/** Hands with only one kind of card, so no card has to be chosen. */
const hands = [{ hand: { port: 3 } }, { hand: { coal: 3 } }, { hand: { iron: 3 } }, { hand: { shipyard: 3 } }];

/** A mill for each of the first three seats, to lay canals from. */
const mills = {
  'bolton#1': { seat: 0, tile: 'cotton-2' },
  'preston#1': { seat: 1, tile: 'cotton-2' },
  'stockport#1': { seat: 2, tile: 'cotton-2' },
};

it('lancashire.order.1: seats play in order of money spent, least first', () => {
  const scene = canal({ seats: 3, players: hands.slice(0, 3), tiles: mills });
  scene.play('network bolton-bury', 'network bolton-manchester');
  scene.play('pass', 'pass');
  scene.play('network macclesfield-stockport', 'pass');
  expect(scene.told('reordered')).toMatchObject([{ order: [1, 2, 0], spent: [6, 0, 3] }]);
  expect(scene.now).toMatchObject({ round: 3, turn: 0, order: [1, 2, 0], pending: { awaits: 'action', seat: 1 } });
});

it('lancashire.order.1: the order does not change before the round ends', () => {
  const scene = canal({ seats: 3, order: [2, 0, 1], players: hands.slice(0, 3), tiles: mills });
  scene.play('network macclesfield-stockport', 'pass');
  expect(scene.now).toMatchObject({ round: 2, turn: 1, order: [2, 0, 1], pending: { awaits: 'action', seat: 0 } });
  scene.play('pass', 'pass');
  expect(scene.now).toMatchObject({ round: 2, turn: 2, order: [2, 0, 1], pending: { awaits: 'action', seat: 1 } });
  scene.play('pass', 'pass');
  expect(scene.now).toMatchObject({ round: 3, turn: 0, order: [0, 1, 2] });
});

it('lancashire.order.1: the first round decides the order of the second', () => {
  const scene = canal({ round: 1, players: [{ hand: { bolton: 1 } }, { hand: { iron: 3 } }] });
  scene.play('build bolton#1 cotton with bolton', 'pass');
  expect(scene.now).toMatchObject({ round: 2, order: [1, 0] });
});

it('lancashire.order.2: seats that spent the same keep their order', () => {
  const scene = canal({ seats: 4, order: [2, 3, 0, 1], players: hands, tiles: mills });
  scene.play('network macclesfield-stockport', 'pass');
  scene.play('pass', 'pass');
  scene.play('network bolton-bury', 'pass');
  scene.play('pass', 'pass');
  expect(scene.now.order).toEqual([3, 1, 2, 0]);
});

it('lancashire.order.2: the order stays if nobody spends', () => {
  const scene = canal({ seats: 4, order: [2, 0, 3, 1] }).passUntil(({ round }) => round === 3);
  expect(scene.now.order).toEqual([2, 0, 3, 1]);
});

it('lancashire.order.3: tiles, links and market cubes count', () => {
  const mine = canal({ players: [{ hand: { wigan: 2 } }] });
  expect(spent(mine.play('build wigan#1 coal with wigan'))).toEqual([5, 0]);

  const link = canal({ players: hands.slice(0, 2), tiles: mills, seats: 3 });
  expect(spent(link.play('network bolton-bury'))).toEqual([3, 0, 0]);

  const iron = canal({ players: hands.slice(0, 2), markets: { iron: 7 } });
  // The cheapest cube left costs £1, the next one £2.
  expect(spent(iron.play('develop cotton', 'develop cotton'))).toEqual([1 + 2, 0]);
});

it('lancashire.order.3: double builds, pairs of rails and coal at £5 count', () => {
  const double = canal({ players: [{ hand: { coal: 2 } }] });
  expect(spent(double.play('double bury#1 cotton'))).toEqual([12, 0]);

  const rails = rail({
    players: hands.slice(0, 2),
    tiles: { 'preston#3': { seat: 0, tile: 'port-2' } },
    markets: { coal: 0 },
  });
  rails.play('network preston-wigan', 'network bolton-wigan');
  expect(spent(rails)).toEqual([15 + 5 + 5, 0]);
  expect(money(rails)).toEqual([5, 30]);
});

it('lancashire.order.3: cubes from tiles cost nothing and do not count', () => {
  const scene = rail({ players: hands.slice(0, 2), tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' } } });
  expect(spent(scene.play('network liverpool-wigan', 'stop'))).toEqual([5, 0]);
});

it('lancashire.order.3: what the market pays is not deducted', () => {
  const scene = canal({
    players: [{ hand: { preston: 3 } }, { hand: { bolton: 2 } }],
    tiles: { 'preston#3': { seat: 1, tile: 'port-1' } },
    markets: { iron: 5 },
  });
  // £5 and £1 for coal; three cubes bring 2 + 1 + 1.
  scene.play('build preston#2 iron with preston');
  expect(scene.now.players[0]).toMatchObject({ money: 30 - 6 + 4, spent: 6 });
  scene.play('pass', 'build bolton#1 coal with bolton', 'pass');
  expect(scene.told('reordered')).toMatchObject([{ order: [1, 0], spent: [6, 5] }]);
});

it('lancashire.order.3: loans are not deducted', () => {
  const scene = canal({ seats: 3, players: hands.slice(0, 3), tiles: mills });
  scene.play('loan 30', 'network bolton-bury');
  scene.play('pass', 'pass', 'pass', 'pass');
  expect(scene.now.order).toEqual([1, 2, 0]);
});

it('lancashire.order.3: paying negative income does not count as spending', () => {
  const scene = canal({ players: [{ income: 2, money: 30 }, {}] });
  scene.passUntil(({ round }) => round === 3);
  expect(scene.now.players[0]).toMatchObject({ money: 30 - 8, spent: 0 });
  scene.passUntil(({ round }) => round === 4);
  expect(scene.now.order).toEqual([0, 1]);
  expect(money(scene)).toEqual([30 - 16, 30]);
});

it('lancashire.order.4: every round starts with nothing spent', () => {
  const scene = canal({ seats: 3, players: hands.slice(0, 3), tiles: mills });
  scene.play('network bolton-bury', 'network bolton-manchester', 'pass', 'pass', 'pass');
  expect(spent(scene)).toEqual([6, 0, 0]);
  scene.play('pass');
  expect(spent(scene)).toEqual([0, 0, 0]);
  expect(scene.now.order).toEqual([1, 2, 0]);
  const card = scene.play('network lancaster-preston').legal('discard')[0];
  scene.play(card).passUntil(({ round }) => round === 4);
  expect(scene.now.order).toEqual([2, 0, 1]);
});

it('lancashire.order.4: the order after the last canal round applies in the first rail round', () => {
  const scene = canal({
    round: 10,
    players: [{ hand: { port: 2 } }, { hand: { coal: 2 } }],
    tiles: { 'bolton#1': { seat: 0, tile: 'cotton-2' } },
  });
  scene.play('network bolton-bury', 'pass', 'pass', 'pass');
  expect(scene.now).toMatchObject({ era: 'rail', round: 1, order: [1, 0], pending: { awaits: 'action', seat: 1 } });
  expect(spent(scene)).toEqual([0, 0]);
});
