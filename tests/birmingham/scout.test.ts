import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

const hand = ['birmingham', 'coventry', 'dudley', 'iron', 'iron', 'coal', 'brewery', 'stafford'] as const;

it('birmingham.scout.1: three cards for one wild card of each kind', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand }] });
  const before = scene.now.discarded;
  scene.play('scout');
  expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
  scene.play('discard dudley', 'discard iron', 'discard coal');
  expect(scene.now.players[0].hand).toEqual({
    birmingham: 1,
    coventry: 1,
    iron: 1,
    brewery: 1,
    stafford: 1,
    'wild-location': 1,
    'wild-industry': 1,
  });
  expect(scene.now.players[0].handSize).toBe(7);
  for (const card of ['dudley', 'iron', 'coal']) {
    expect(scene.now.discarded[card]).toBe((before[card] ?? 0) + 1);
  }
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  expect(scene.now.players[0]).toMatchObject({ money: 17, spent: 0 });
});

it('birmingham.scout.1: the hand is refilled to 8 at the end of the turn, wild cards counted', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand }] });
  scene.play('scout', 'discard dudley', 'discard iron', 'discard coal', 'pass', 'discard brewery');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  expect(scene.now.players[0].handSize).toBe(8);
  expect(scene.now.players[0].hand).toMatchObject({ 'wild-location': 1, 'wild-industry': 1 });
});

it('birmingham.scout.1: the three cards must be in hand', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand }] }).play('scout', 'discard coal');
  expect(scene.rule('discard coal')).toBe('birmingham.turn.4');
  expect(scene.rule('discard wild-location')).toBe('birmingham.turn.4');
});

it.each(['wild-location', 'wild-industry'])('birmingham.scout.2: refused to a seat that holds a %s card', (wild) => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: [...hand.slice(1), wild] }] });
  expect(scene.rule('scout')).toBe('birmingham.scout.2');
  expect(scene.legal('scout')).toEqual([]);
});

it('birmingham.scout.2: refused while a wild card is left, allowed again once both are gone', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand }] });
  scene.play('scout', 'discard dudley', 'discard iron', 'discard coal');
  expect(scene.rule('scout')).toBe('birmingham.scout.2');
  scene
    .play('pass', 'discard wild-location')
    .passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0);
  expect(scene.rule('scout')).toBe('birmingham.scout.2');
  scene.play('pass', 'discard wild-industry');
  expect(scene.allows('scout')).toBe(true);
});

it('birmingham.scout.2: wild cards in the hand of another seat do not matter', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand }, { hand: ['wild-location', 'wild-industry'] }] });
  expect(scene.allows('scout')).toBe(true);
});

it('birmingham.scout.3: refused with two cards', () => {
  const scene = new Scene({ seats: 2, round: 10, players: [{ hand: ['iron', 'coal'] }, { hand: ['iron', 'coal'] }] });
  expect(scene.rule('scout')).toBe('birmingham.scout.3');
});

it('birmingham.scout.3: three cards are enough', () => {
  const scene = new Scene({ seats: 2, round: 9, players: [{ hand: ['iron', 'iron', 'iron', 'iron'] }] });
  scene.play('pass');
  expect(scene.now.players[0].handSize).toBe(3);
  scene.play('scout');
  expect(scene.now.players[0].hand).toEqual({ 'wild-location': 1, 'wild-industry': 1 });
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});
