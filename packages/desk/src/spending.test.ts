import { completeDraft, openDraft } from '@coalbrook/record';
import { mask, seedOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import { expect, test } from 'vitest';

import { rankCards } from './cardUse.ts';
import { paymentFor, presetOf } from './spending.ts';

/** The cards that pay for an action of the first seat, with the reasons for them. */
const presetWith = (hand: readonly string[], action: Action): readonly string[] => {
  const draft = { edition: 'birmingham', seats: 2, round: 2, players: [{ hand }] };
  const complete = completeDraft(draft, seedOf('spending'));
  const opened = complete.ok ? openDraft(complete.value) : complete;
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { table, state } = opened.value;
  const view = mask(table, state, state.actor);
  const ranked = rankCards(table, view);
  const payment = paymentFor(table, view, action, [], ranked);
  return presetOf(table, view, payment, 0, ranked).map(({ card, use }) => `${table.cards[card].slug} ${use}`);
};

test('a copy is spare only if another one stays in the hand', () => {
  const loan: Action = { kind: 'loan', amount: 30 };
  const scout: Action = { kind: 'scout' };
  const hand = ['birmingham', 'birmingham', 'birmingham', 'coventry'];
  expect(presetWith(hand, loan)).toEqual(['birmingham spare']);
  expect(presetWith(hand, scout)).toEqual(['birmingham now', 'birmingham now', 'birmingham now']);
});
