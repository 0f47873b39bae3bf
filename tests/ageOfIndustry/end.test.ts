import { expect, it } from 'vitest';

import { germany } from './drafts.ts';
import { endOfGame, endOfRound, lastActionOfGame, lastActionOfRound, money, points, winners } from './settling.ts';

const over = { awaits: 'nothing' };

it('age-of-industry.end.1: the game ends after a round with an empty deck and an empty hand', () => {
  const scene = endOfRound({ deck: {}, display: {}, players: [{ hand: ['coal'] }, { hand: ['iron'] }] });
  expect(scene.pending).toEqual(over);
  expect(scene.legal()).toEqual([]);
  expect(scene.now.round).toBe(5);
  expect(winners(scene)).toHaveLength(1);
  expect(scene.refuse('pass', 0)).toMatchObject({ reason: 'gameIsOver', rule: 'age-of-industry.end.1' });
});

it('age-of-industry.end.1: the game does not end while every seat has a card', () => {
  const scene = endOfRound({
    deck: {},
    display: {},
    players: [{ hand: ['coal'] }, { hand: ['iron'] }, { hand: { port: 2 } }],
  });
  expect(scene.now).toMatchObject({ round: 6, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.end.1: the game does not end while a card is in the deck', () => {
  const scene = endOfRound({ deck: { port: 1 }, players: [{ hand: [] }, { hand: [] }] });
  expect(scene.now).toMatchObject({ round: 6, deckSize: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.end.1: any seat’s empty hand ends the game', () => {
  const scene = endOfRound({
    deck: {},
    players: [{ hand: ['coal'] }, { hand: [] }, { hand: { port: 2 } }],
  });
  expect(scene.pending).toEqual(over);
});

it('age-of-industry.end.1: the round is finished first', () => {
  const scene = germany({
    deck: {},
    display: {},
    players: [{ hand: ['coal'] }, { hand: { iron: 3 } }, { hand: { port: 3 } }],
  }).play('pass', 'pass');
  expect(scene.now).toMatchObject({ turn: 1, pending: { awaits: 'action', seat: 1 } });
  scene.play('pass', 'pass', 'pass');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 2 });
  expect(scene.play('pass').pending).toEqual(over);
});

it('age-of-industry.end.1: a hand refilled from the display does not end the game', () => {
  const scene = germany({
    deck: {},
    display: { cotton: 2 },
    players: [{ hand: ['coal'] }, { hand: { iron: 3 } }, { hand: { port: 3 } }],
  }).play('pass', 'draw cotton', 'draw cotton', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now).toMatchObject({ round: 3, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.end.1: the deck may run out by refilling the display', () => {
  const scene = lastActionOfRound({
    deck: { port: 2 },
    display: { coal: 1, iron: 1 },
    players: [{ hand: [] }, { hand: ['blue'] }],
  }).play('draw coal', 'draw iron');
  expect(scene.pending).toEqual(over);
  expect(scene.now).toMatchObject({ display: { port: 2 }, deckSize: 0 });
});

it('age-of-industry.end.1: order and interest of the last round are settled first', () => {
  const scene = endOfGame({ players: [{ spent: 3, money: 6, loans: 2 }] });
  const names = scene.events.map(({ event }) => event);
  const at = ['reordered', 'interestPaid', 'cashScored', 'gameEnded'].map((name) => names.indexOf(name as never));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
});

it.each([3, 4, 5])('age-of-industry.end.1: a game in which %i seats only pass and draw ends', (seats) => {
  const scene = germany({ seats, round: 1 }).passUntil(({ pending }) => pending.awaits === 'nothing');
  expect(scene.now.deckSize).toBe(0);
});

it('age-of-industry.end.2: cards in the display do not keep the game going', () => {
  const scene = endOfGame({ display: { coal: 1, iron: 1 } });
  expect(scene.pending).toEqual(over);
  expect(scene.now.display).toEqual({ coal: 1, iron: 1 });
});

it('age-of-industry.end.2: discards are never shuffled into a new deck', () => {
  const scene = lastActionOfRound({
    deck: {},
    display: {},
    players: [{ hand: { coal: 4 } }, { hand: { iron: 4 } }, { hand: { port: 4 } }],
  })
    .play('pass')
    .passUntil(({ turn, round }) => round === 6 && turn === 2);
  expect(scene.now.deckSize).toBe(0);
  expect(scene.told('reshuffled')).toEqual([]);
  expect(scene.legal('draw')).toEqual([]);
});

it('age-of-industry.end.3: cards left in hands are discarded', () => {
  const scene = endOfGame({ players: [{ hand: ['coal', 'blue'] }, { hand: { iron: 3 } }] });
  expect(scene.pending).toEqual(over);
  expect(scene.now.players.map(({ handSize }) => handSize)).toEqual([0, 0, 0]);
  expect(scene.now.discarded).toMatchObject({ coal: 6, iron: 6, blue: 5 });
});

it('age-of-industry.end.3: cards left in hands give no points', () => {
  const scene = lastActionOfGame({ players: [{ hand: { cotton: 8 } }, { hand: { iron: 3 }, money: 4 }] }).play('pass');
  expect(points(scene)).toEqual([0, 0, 0]);
  expect(money(scene)[0]).toBe(0);
});
