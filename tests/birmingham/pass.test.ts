import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

it('birmingham.pass.1: costs one card of the seat’s choice and leaves the second action', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: ['iron', 'coal', 'dudley'] }] });
  scene.play('pass');
  expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
  expect(scene.legal().toSorted()).toEqual(['discard coal', 'discard dudley', 'discard iron']);
  scene.play('discard coal');
  expect(scene.now.players[0].hand).toEqual({ iron: 1, dudley: 1 });
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  expect(scene.legal('network').length).toBeGreaterThan(0);
  expect(scene.now.players[0]).toMatchObject({ money: 17, spent: 0, income: 10 });
});

it('birmingham.pass.1: two passes end the turn', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: { iron: 4 } }] }).play('pass', 'pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  expect(scene.told('passed')).toHaveLength(2);
});

it('birmingham.pass.1: allowed as the second action after another one', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: { iron: 4 } }] }).play('loan 30', 'pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('birmingham.pass.1: allowed when the seat can do nothing else', () => {
  const scene = new Scene({
    seats: 2,
    era: 'rail',
    round: 10,
    players: [{ hand: ['stafford', 'burton'], money: 0, income: 0 }],
  });
  expect(scene.legal()).toEqual(['pass']);
});

it('birmingham.pass.1: a wild card may be used', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: ['wild-location', 'iron'] }] });
  const { discarded } = scene.now;
  scene.play('pass', 'discard wild-location');
  expect(scene.now.players[0].hand).toEqual({ iron: 1 });
  expect(scene.now.discarded).toEqual(discarded);
});

it('birmingham.pass.1: a seat may pass instead of an action, not during one', () => {
  const scene = new Scene({ seats: 2, round: 2, players: [{ hand: { iron: 4 } }] }).play('develop cotton');
  expect(scene.pending.awaits).toBe('more');
  expect(scene.refuse('pass').reason).toBe('notAskedNow');
});
