import { expect, it } from 'vitest';

import { germany } from './drafts.ts';

it('age-of-industry.pass.1: costs one card of the seat’s choice and does nothing else', () => {
  const scene = germany({
    players: [{ hand: ['cotton', 'coal', 'blue'], money: 7, loans: 1 }],
    display: { iron: 1, port: 1 },
  }).play('pass');
  expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
  expect(scene.legal().toSorted()).toEqual(['discard blue', 'discard coal', 'discard cotton']);
  scene.play('discard coal');
  expect(scene.now.players[0]).toMatchObject({ hand: { cotton: 1, blue: 1 }, money: 7, loans: 1, spent: 0, points: 0 });
  expect(scene.now).toMatchObject({ actionsLeft: 1, display: { iron: 1, port: 1 }, tiles: {}, links: {} });
});

it('age-of-industry.pass.1: a pass leaves the other action of the turn', () => {
  const scene = germany({ players: [{ hand: { yellow: 3 } }] }).play('pass', 'build berlin#1 cotton with yellow');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  expect(scene.now.players[0].handSize).toBe(1);
});

it('age-of-industry.pass.1: a pass does not affect later rounds', () => {
  const scene = germany({ players: [{ hand: { yellow: 3 } }, { hand: { ship: 3 } }, { hand: { iron: 3 } }] });
  scene.play('pass', 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now).toMatchObject({ round: 3, actionsLeft: 2, pending: { awaits: 'action', seat: 0 } });
  expect(scene.allows('build berlin#1 cotton with yellow')).toBe(true);
});

it('age-of-industry.pass.1: passing is allowed when other actions are possible, and in the first round', () => {
  const scene = germany({ round: 1, players: [{ hand: { cotton: 6 } }] });
  expect(scene.allows('pass')).toBe(true);
  scene.play('pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('age-of-industry.pass.1: a seat with a card must discard it even if the deck is empty', () => {
  const scene = germany({ players: [{ hand: ['ship'] }], deck: {}, display: {} }).play('pass');
  expect(scene.now.players[0].handSize).toBe(0);
  expect(scene.now.discarded['ship']).toBe(3);
});

it('age-of-industry.pass.2: passing is free with an empty hand and an empty deck', () => {
  const scene = germany({ players: [{ hand: [] }], deck: {}, display: {} });
  expect(scene.legal()).toEqual(['pass']);
  scene.play('pass');
  expect(scene.told('discarded')).toEqual([]);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.pass.2: cards in the display do not prevent a free pass', () => {
  const scene = germany({ players: [{ hand: [] }], deck: {}, display: { coal: 1, iron: 1 } });
  expect(scene.legal().toSorted()).toEqual(['draw coal', 'draw iron', 'pass']);
  expect(scene.play('pass').now.display).toEqual({ coal: 1, iron: 1 });
});

it('age-of-industry.pass.2: passing is refused with an empty hand while the deck has cards', () => {
  const scene = germany({ players: [{ hand: [] }], deck: { port: 1 }, display: { coal: 2 } });
  expect(scene.legal().toSorted()).toEqual(['draw coal', 'draw deck']);
  expect(scene.refuse('pass')).toMatchObject({ reason: 'mustDrawInstead', rule: 'age-of-industry.pass.2' });
});

it('age-of-industry.pass.2: selling and rails are still possible', () => {
  const scene = germany({
    players: [{ hand: [] }],
    deck: { port: 4 },
    tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1' }, 'hamburg#1': { seat: 1, tile: 'port-1' } },
    links: { 'hamburg-berlin': 1 },
  });
  expect(scene.rule('pass')).toBe('age-of-industry.pass.2');
  expect(scene.allows('sell berlin#1 to hamburg#1')).toBe(true);
  expect(scene.allows('network berlin-poland')).toBe(true);
});

it('age-of-industry.pass.2: after the last card the second pass of a turn is refused', () => {
  const scene = germany({ players: [{ hand: ['ship'] }], deck: { port: 4 } }).play('pass');
  expect(scene.rule('pass')).toBe('age-of-industry.pass.2');
});
