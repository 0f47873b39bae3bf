import { incomeLevel, legalActions, pick, play, questionOf } from '@coalbrook/rules';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

import { appraise } from './evaluation/appraise.ts';
import { byUse } from './evaluation/cards.ts';
import { timeLeft } from './evaluation/time.ts';
import { weights } from './evaluation/weights.ts';
import type { Policy } from './policy.ts';

/** The first answer that comes to mind: the least useful card, and the own tile before those of others. */
const answerOffhand = (table: Table, state: State, seat: Seat): Action | undefined => {
  switch (questionOf(state)) {
    case 'discard':
      return table.catalogue.discard[byUse(table, state, seat)[0]];
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

/** Plays an action on a copy, and answers offhand what it raises. */
const tryOut = (table: Table, copy: State, seat: Seat, action: Action): void => {
  play(table, copy, action);
  while (copy.actor === seat) {
    const answer = answerOffhand(table, copy, seat);
    if (!answer) return;
    play(table, copy, answer);
  }
};

const mayLoan = (table: Table, state: State, seat: Seat): boolean =>
  state.money[seat] < weights.loanMoney && incomeLevel(table, state, seat) >= weights.loanLevel && timeLeft(table, state, seat).game > weights.loanTime;

export const simple: Policy = {
  name: 'simple',
  sentence: 'Looks one action ahead and goes by rules of thumb, like somebody in their third game.',
  choose({ table, view, legal, count, seed }) {
    const seat = view.actor;
    if (questionOf(view) === 'discard') return table.catalogue.discard[byUse(table, view, seat)[0]];
    const copy = view.copy();
    let best: Action[] = [];
    let most = -Infinity;
    for (const action of legal) {
      if (action.kind === 'loan' && !mayLoan(table, view, seat)) continue;
      tryOut(table, copy.copyFrom(view), seat, action);
      const worth = appraise(table, copy, seat) + (action.kind === 'sell' ? weights.sell : 0);
      if (worth > most) best = [];
      if (worth < most) continue;
      most = worth;
      best.push(action);
    }
    return best[pick(seed, count, best.length)];
  },
};
