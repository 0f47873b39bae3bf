import type { Draft } from '@coalbrook/record';
import { legalActions } from '@coalbrook/rules';
import type { View } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { rankCards } from './cardUse.ts';
import { turnAt } from './fixtures.ts';

const ranked = (draft: Draft): readonly string[] => {
  const turn = turnAt(draft);
  return rankCards(turn.table, turn.state as View).map(({ card, use }) => `${turn.table.cards[card].slug} ${use}`);
};

const birmingham: Draft = {
  edition: 'birmingham',
  seats: 3,
  round: 2,
  players: [{ hand: ['dudley', 'worcester', 'coal', 'pottery'], money: 30 }],
  tiles: { 'dudley#1': { seat: 1, tile: 'coal-1' }, 'dudley#2': { seat: 2, tile: 'iron-1' } },
  links: { 'birmingham-dudley': 0 },
};

describe('rankCards', () => {
  it('spends a card that permits nothing more in this era first', () => {
    expect(ranked(birmingham)).toEqual(['dudley nothing', 'pottery later', 'coal later', 'worcester now']);
  });

  it('keeps the same card while it can still be used', () => {
    expect(ranked({ ...birmingham, tiles: {}, links: {} })).not.toContain('dudley nothing');
  });

  it('counts a card as useful for replacing an own tile by a better one', () => {
    const own = { ...birmingham, tiles: { ...birmingham.tiles, 'dudley#1': { seat: 0, tile: 'coal-1' } } };
    expect(ranked(own)).toContain('dudley now');
  });

  it('spends one of two equal cards before a single one', () => {
    const hand = ['worcester', 'worcester', 'pottery', 'birmingham'];
    expect(ranked({ ...birmingham, players: [{ hand, money: 30 }] })[0]).toBe('worcester spare');
  });

  it('spends the card with fewer builds first', () => {
    const hand = ['birmingham', 'worcester'];
    expect(ranked({ ...birmingham, players: [{ hand, money: 30 }] })).toEqual(['worcester now', 'birmingham now']);
  });

  it('spends wild cards last', () => {
    const hand = ['wild-location', 'wild-industry', 'worcester', 'dudley'];
    const wild = ranked({ ...birmingham, players: [{ hand, money: 30 }] });
    expect(wild.slice(0, 2)).toEqual(['dudley nothing', 'worcester now']);
    expect(wild.slice(2).every((card) => card.endsWith(' wild'))).toBe(true);
  });

  it('ranks the hand of the seat while a card is asked for as before', () => {
    const turn = turnAt(birmingham);
    const before = rankCards(turn.table, turn.state as View);
    expect(turn.add('loan 30')).toBeUndefined();
    expect(legalActions(turn.table, turn.state).every(({ kind }) => kind === 'discard')).toBe(true);
    expect(rankCards(turn.table, turn.state as View).map(({ card }) => card)).toEqual(before.map(({ card }) => card));
  });

  it.each([
    ['birmingham', 2],
    ['lancashire', 3],
    ['age-of-industry', 3],
  ])('%s: ranks each card of a hand once', (edition, seats) => {
    const { table, state } = turnAt({ edition, seats, round: 2 });
    const held = table.cards.filter(({ id }) => state.hand[id] > 0).map(({ id }) => id);
    expect(held.length).toBeGreaterThan(1);
    const ids = rankCards(table, state as View).map(({ card }) => card);
    expect(ids.toSorted((a, b) => a - b)).toEqual(held);
  });
});
