import { describe as describeState, mask, maskEvent } from '@coalbrook/rules';
import type { Description, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { germany } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** Two goods cards in hand, coal and iron in the display, and only port cards in the deck. */
const at = (setting: Setting = {}): Scene =>
  germany({
    players: [{ hand: { goods: 2 } }],
    display: { coal: 1, iron: 1 },
    deck: { port: 4 },
    ...setting,
  });

const hand = (scene: Scene) => scene.now.players[0].hand;

it.each([
  ['deck', 'deck', { goods: 2, port: 2 }],
  ['deck', 'coal', { goods: 2, port: 1, coal: 1 }],
  ['iron', 'deck', { goods: 2, port: 1, iron: 1 }],
  ['coal', 'iron', { goods: 2, coal: 1, iron: 1 }],
])('age-of-industry.draw.1: first from %s, then %s', (first, second, cards) => {
  const scene = at().play(`draw ${first}`, `draw ${second}`);
  expect(hand(scene)).toEqual(cards);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
  expect(scene.told('actionBegan')).toHaveLength(1);
});

it('age-of-industry.draw.1: the second card is chosen after the first has been taken', () => {
  const scene = at().play('draw deck');
  expect(hand(scene)).toEqual({ goods: 2, port: 1 });
  expect(scene.pending).toEqual({ awaits: 'more', seat: 0 });
  expect(scene.legal().toSorted()).toEqual(['draw coal', 'draw deck', 'draw iron']);
});

it('age-of-industry.draw.1: a second card must be taken if there is one', () => {
  const scene = at().play('draw coal');
  expect(scene.legal()).not.toContain('stop');
  expect(scene.refuse('stop').rule).toMatch(/^age-of-industry\./);
  expect(scene.rule('pass')).toBe('age-of-industry.turn.6');
});

it('age-of-industry.draw.1: the display may contain two equal cards', () => {
  const scene = at({ display: { coal: 2 } });
  expect(scene.legal('draw').toSorted()).toEqual(['draw coal', 'draw deck']);
  expect(hand(scene.play('draw coal', 'draw coal'))).toEqual({ goods: 2, coal: 2 });
});

it('age-of-industry.draw.1: a card that is not in the display cannot be chosen', () => {
  expect(at().refuse('draw cotton')).toMatchObject({ reason: 'nothingToTake', rule: 'age-of-industry.draw.1' });
  const scene = at().play('draw coal');
  expect(scene.refuse('draw coal')).toMatchObject({ reason: 'nothingToTake', rule: 'age-of-industry.draw.1' });
});

it('age-of-industry.draw.1: with an empty deck only the display can be drawn from', () => {
  const scene = at({ deck: {} });
  expect(scene.legal('draw').toSorted()).toEqual(['draw coal', 'draw iron']);
  expect(scene.refuse('draw deck')).toMatchObject({ reason: 'nothingToTake', rule: 'age-of-industry.draw.1' });
});

it('age-of-industry.draw.1: no card is discarded and no money spent', () => {
  const scene = at().play('draw coal', 'draw deck');
  expect(scene.told('discarded')).toEqual([]);
  expect(scene.now.players[0]).toMatchObject({ handSize: 4, money: 0, loans: 0, spent: 0 });
});

it('age-of-industry.draw.1: drawing is possible twice in a turn', () => {
  const scene = at({ deck: { port: 6 } }).play('draw deck', 'draw deck', 'draw coal', 'draw deck');
  expect(hand(scene)).toEqual({ goods: 2, port: 3, coal: 1 });
  expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
});

it('age-of-industry.draw.2: the display is not refilled between the two cards', () => {
  const scene = at().play('draw coal');
  expect(scene.now).toMatchObject({ display: { iron: 1 }, deckSize: 4 });
  expect(scene.legal('draw').toSorted()).toEqual(['draw deck', 'draw iron']);
});

it('age-of-industry.draw.2: the display is then refilled to two', () => {
  const one = at().play('draw coal', 'draw deck');
  expect(one.now).toMatchObject({ display: { iron: 1, port: 1 }, deckSize: 2 });
  const two = at().play('draw coal', 'draw iron');
  expect(two.now).toMatchObject({ display: { port: 2 }, deckSize: 2 });
  const none = at().play('draw deck', 'draw deck');
  expect(none.now).toMatchObject({ display: { coal: 1, iron: 1 }, deckSize: 2 });
});

it('age-of-industry.draw.2: the display is refilled before the second action of the turn', () => {
  const scene = at().play('draw coal', 'draw iron');
  expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  expect(scene.legal('draw').toSorted()).toEqual(['draw deck', 'draw port']);
});

it('age-of-industry.draw.2: the display is not refilled from an empty deck', () => {
  const scene = at({ deck: {} }).play('draw coal', 'draw iron');
  expect(scene.now).toMatchObject({ display: {}, deckSize: 0 });
  expect(scene.legal('draw')).toEqual([]);
});

it('age-of-industry.draw.2: with one card in the deck only one space is refilled', () => {
  const scene = at({ deck: { port: 1 } }).play('draw coal', 'draw iron');
  expect(scene.now).toMatchObject({ display: { port: 1 }, deckSize: 0 });
});

it('age-of-industry.draw.2: the display is not refilled from the discards', () => {
  const scene = at({ display: { coal: 1 }, deck: {} }).play('pass', 'remove ship-0');
  expect(scene.told('displayed')).toEqual([]);
  expect(scene.now.display).toEqual({ coal: 1 });
});

it.each(['deck', 'coal'])('age-of-industry.draw.3: a seat with 8 cards takes one, from %s', (source) => {
  const scene = at({ players: [{ hand: { cotton: 8 } }] }).play(`draw ${source}`);
  expect(scene.now.players[0].handSize).toBe(9);
  expect(scene.now).toMatchObject({ actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.draw.3: the display is also refilled after a single card', () => {
  const scene = at({ players: [{ hand: { cotton: 8 } }] }).play('draw coal');
  expect(scene.now).toMatchObject({ display: { iron: 1, port: 1 }, deckSize: 3 });
});

it('age-of-industry.draw.3: a seat with 9 cards cannot draw', () => {
  const scene = at({ players: [{ hand: { cotton: 8, goods: 1 } }] });
  expect(scene.legal('draw')).toEqual([]);
  for (const line of ['draw deck', 'draw coal']) {
    expect(scene.refuse(line)).toMatchObject({ reason: 'handFull', rule: 'age-of-industry.draw.3' });
  }
});

it('age-of-industry.draw.3: a seat with 7 cards takes two', () => {
  const scene = at({ players: [{ hand: { cotton: 7 } }] }).play('draw deck', 'draw deck');
  expect(scene.now.players[0].handSize).toBe(9);
  expect(scene.rule('draw deck')).toBe('age-of-industry.draw.3');
});

it('age-of-industry.draw.4: a single card that is left is taken', () => {
  const scene = at({ display: { coal: 1 }, deck: {} });
  expect(scene.legal('draw')).toEqual(['draw coal']);
  scene.play('draw coal');
  expect(scene.now.players[0].handSize).toBe(3);
  expect(scene.now).toMatchObject({ actionsLeft: 1, deckSize: 0, display: {}, pending: { awaits: 'action', seat: 0 } });
});

it('age-of-industry.draw.4: the second card comes from the display if the first was the last of the deck', () => {
  const scene = at({ deck: { port: 1 } }).play('draw deck');
  expect(scene.legal().toSorted()).toEqual(['draw coal', 'draw iron']);
  expect(hand(scene.play('draw coal'))).toEqual({ goods: 2, port: 1, coal: 1 });
  expect(scene.now).toMatchObject({ display: { iron: 1 }, deckSize: 0, actionsLeft: 1 });
});

it('age-of-industry.draw.4: drawing is refused if deck and display are empty', () => {
  const scene = at({ display: {}, deck: {} });
  expect(scene.legal('draw')).toEqual([]);
  expect(scene.refuse('draw deck')).toMatchObject({ reason: 'noCardsLeft', rule: 'age-of-industry.draw.4' });
});

it('age-of-industry.draw.5: only its seat sees a card from the deck', () => {
  const scene = at({ deck: { port: 3, ship: 3 } }).play('draw deck', 'draw deck');
  const seenBy = (seat: number): Description =>
    describeState(scene.table, mask(scene.table, scene.state, seat as Seat));
  expect(seenBy(0).players[0].hand).toEqual(hand(scene));
  for (const seat of [1, 2]) {
    expect(seenBy(seat).players[0]).not.toHaveProperty('hand');
    expect(seenBy(seat).players[0].handSize).toBe(4);
    const heard = scene.events.map((event) => maskEvent(event, seat as Seat));
    expect(heard.filter(({ event }) => event === 'dealt')).toMatchObject([{ cards: undefined }, { cards: undefined }]);
  }
});

it('age-of-industry.draw.5: every seat sees a card taken from the display', () => {
  const scene = at().play('draw coal', 'draw iron');
  expect(scene.told('picked').map(({ card }) => scene.table.cards[card].slug)).toEqual(['coal', 'iron']);
});

it('age-of-industry.draw.5: there is no other way to get cards', () => {
  const players = [{ hand: { goods: 2 } }, { hand: { ship: 3 } }, { hand: { brown: 3 } }];
  const scene = at({ players, deck: { port: 6 } }).play('pass', 'pass', 'pass', 'pass', 'pass', 'pass');
  expect(scene.now).toMatchObject({ round: 3, deckSize: 6 });
  expect(scene.now.players.map(({ handSize }) => handSize)).toEqual([0, 1, 1]);
});
