import { editions } from '@coalbrook/editions';
import { brokenInvariant, mask, seedOf, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { randomPositions, tableFor } from '../testing.ts';
import { redeal } from './redeal.ts';

describe.each(editions)('redealing in $slug', (edition) => {
  const table = tableFor(edition);
  const positions = randomPositions(table, 'redeal');

  it('keeps what the seat sees, and is a sound position', () => {
    for (const state of positions) {
      const view = mask(table, state, state.actor);
      const dealt = redeal(table, view, state.actor, seedOf('deal'), new State(table.layout));
      expect(mask(table, dealt, state.actor).cells).toEqual(view.cells);
      expect(brokenInvariant(table, dealt)).toBeUndefined();
    }
  });

  it('deals the same for the same seed, and otherwise differently', () => {
    const [state] = positions;
    const view = mask(table, state, state.actor);
    const dealOf = (seed: string) =>
      redeal(table, view, state.actor, seedOf(seed), new State(table.layout)).cells.join();
    expect(dealOf('one')).toBe(dealOf('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(dealOf)).size).toBeGreaterThan(1);
  });

  it('gives every hidden card the same chance to be in a hand', () => {
    const [state] = positions;
    const seat = state.actor;
    const other = (seat + 1) % table.seats;
    const view = mask(table, state, seat);
    const kinds = table.cards.length;
    const deals = 3000;
    const held = new Float64Array(kinds);
    for (let deal = 0; deal < deals; deal++) {
      const dealt = redeal(table, view, seat, seedOf(`fair ${deal}`), new State(table.layout));
      for (let card = 0; card < kinds; card++) held[card] += dealt.hand[other * kinds + card] / deals;
    }
    const unseen = table.cards.map(({ id, copies, wild }) =>
      wild ? 0 : copies - state.hand[seat * kinds + id] - state.discarded[id] - state.display[id],
    );
    const all = unseen.reduce((sum, count) => sum + count, 0);
    for (const { id, wild } of table.cards) {
      if (!wild) expect(held[id]).toBeCloseTo((unseen[id] / all) * state.handSize[other], 0);
    }
  });
});
