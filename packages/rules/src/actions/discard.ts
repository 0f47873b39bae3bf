import { asks } from '../actions.ts';
import { ask } from '../modules/ask.ts';
import { holds, soleCard, spendCard } from '../modules/cards.ts';
import { refuse } from '../refusal.ts';
import type { AnswerRule, Levy } from '../table.ts';

/** Spends a card of the hand for an action that takes any card. */
export const discard: AnswerRule<'discard'> = {
  kind: 'discard',
  answers: 'discard',
  list(table, state, seat, _survey, offer) {
    const kinds = table.cards.length;
    const start = seat * kinds;
    const actions = table.catalogue.discard;
    for (let card = 0; card < kinds; card++) if (state.hand[start + card] > 0) offer(actions[card]);
  },
  check(table, state, seat, { card }) {
    if (state.awaits !== asks.discard) return refuse('notAskedNow');
    return holds(table, state, seat, card) ? undefined : refuse('cardNotHeld', { card });
  },
  play(table, state, seat, { card }, tell) {
    spendCard(table, state, seat, card, tell);
    state.owedCards--;
  },
};

/** Cards are spent first, without asking if the hand holds only one kind. */
export const levyCards: Levy = (table, state, seat, tell) => {
  while (state.owedCards > 0) {
    const card = soleCard(table, state, seat);
    if (card === undefined) {
      ask(state, seat, 'discard');
      return false;
    }
    spendCard(table, state, seat, card, tell);
    state.owedCards--;
  }
  return true;
};
