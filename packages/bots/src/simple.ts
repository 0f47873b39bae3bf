import { incomeLevel, legalActions, pick, play, questionOf } from '@coalbrook/rules';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

import { appraise } from './evaluation/appraise.ts';
import { leastUseful } from './evaluation/cards.ts';
import { timeLeft } from './evaluation/time.ts';
import { weights } from './evaluation/weights.ts';
import type { Policy } from './policy.ts';

/** Answers a question that an action raised: the least useful card, the own tile before those of others. */
const answerOffhand = (table: Table, state: State, seat: Seat): Action | undefined => {
  switch (questionOf(state)) {
    case 'discard':
      return table.catalogue.discard[leastUseful(table, state, seat)];
    case 'coal':
    case 'iron':
    case 'beer':
    case 'bonus': {
      const legal = legalActions(table, state);
      return legal.find((action) => 'site' in action && state.tileOwner[action.site] === seat) ?? legal[0];
    }
    case 'nothing':
    case 'chance':
    case 'action':
    case 'more':
    case 'forfeit':
      return undefined;
  }
};

/** Plays an action on a copy, as far as it goes without a draw or another real decision. */
const tryOut = (table: Table, copy: State, seat: Seat, action: Action): void => {
  play(table, copy, action);
  while (copy.actor === seat) {
    const answer = answerOffhand(table, copy, seat);
    if (!answer) return;
    play(table, copy, answer);
  }
};

/** Money now for income later: only for somebody who is poor, not yet in debt, and early. */
const mayBorrow = (table: Table, state: State, seat: Seat): boolean => {
  const { money, level, actions } = weights.loan;
  const isPoor = state.money[seat] < money;
  return isPoor && incomeLevel(table, state, seat) >= level && timeLeft(table, state, seat).game > actions;
};

export const simple: Policy = {
  name: 'simple',
  sentence: 'Tries every action and keeps the one that looks best, by rules of thumb and without looking further.',
  choose({ table, view, legal, count, seed }) {
    const seat = view.actor;
    if (questionOf(view) === 'discard') return table.catalogue.discard[leastUseful(table, view, seat)];
    const copy = view.copy();
    let best: Action[] = [];
    let most = -Infinity;
    for (const action of legal) {
      if (action.kind === 'loan' && !mayBorrow(table, view, seat)) continue;
      tryOut(table, copy.copyFrom(view), seat, action);
      const worth = appraise(table, copy, seat) + (action.kind === 'sell' ? weights.sale : 0);
      if (worth > most) best = [];
      if (worth < most) continue;
      most = worth;
      best.push(action);
    }
    return best[pick(seed, count, best.length)];
  },
};
