import { expect, it } from 'vitest';

import { canal, rail } from './drafts.ts';

it('lancashire.pass.1: costs one card of the seat’s choice and leaves the other action', () => {
  const scene = canal({
    players: [{ hand: ['iron', 'coal', 'bolton'] }],
    tiles: { 'manchester#1': { seat: 0, tile: 'cotton-1' } },
  });
  scene.play('pass');
  expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
  expect(scene.legal().toSorted()).toEqual(['discard bolton', 'discard coal', 'discard iron']);
  scene.play('discard coal');
  expect(scene.now.players[0].hand).toEqual({ iron: 1, bolton: 1 });
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  expect(scene.legal('network').length).toBeGreaterThan(0);
  expect(scene.now.players[0]).toMatchObject({ money: 30, spent: 0, income: 10 });
});

it('lancashire.pass.1: two passes end the turn', () => {
  const scene = canal({ players: [{ hand: { iron: 3 } }] }).play('pass', 'pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  expect(scene.told('passed')).toHaveLength(2);
  expect(scene.told('discarded')).toHaveLength(2);
});

it('lancashire.pass.1: allowed as the second action after another one', () => {
  const scene = canal({ players: [{ hand: { iron: 3 } }] }).play('loan 30', 'pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('lancashire.pass.1: allowed for the single action of the first round', () => {
  const scene = canal({ round: 1, players: [{ hand: { iron: 3 } }] }).play('pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('lancashire.pass.1: allowed when the seat can do nothing else', () => {
  const scene = rail({ round: 10, players: [{ hand: ['birkenhead', 'bolton'], money: 0 }] });
  expect(scene.legal()).toEqual(['pass']);
});

it('lancashire.pass.1: a seat may pass instead of an action, not during one', () => {
  const scene = canal({ players: [{ hand: { iron: 3 } }] }).play('develop cotton');
  expect(scene.pending.awaits).toBe('more');
  expect(scene.rule('pass')).toBe('lancashire.turn.7');
});
