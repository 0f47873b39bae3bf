import { incomeLevel, legalActions, pick, questionOf } from '@coalbrook/rules';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

import { leastUseful } from './evaluation/cards.ts';
import { countsInMoney } from './evaluation/economy.ts';
import { timeLeft } from './evaluation/time.ts';
import { weights } from './evaluation/weights.ts';
import { expected, playOut } from './playOut.ts';
import type { Policy } from './policy.ts';

/** Money now for income later: only for somebody who is poor, not yet in debt, and early. */
const mayBorrow = (table: Table, state: State, seat: Seat): boolean => {
  const { money, level, actions } = weights.loan;
  const isPoor = state.money[seat] < money;
  return isPoor && incomeLevel(table, state, seat) >= level && timeLeft(table, state, seat).game > actions;
};

/** What is given up for an action beside all that can be seen: the actions of the turn that it takes. */
const tempoOf = (table: Table, view: State, { kind }: Action): number => {
  if (questionOf(view) !== 'action') return 0;
  const rule = table.turnRules.find((each) => each.kind === kind);
  return rule ? (countsInMoney(table) ? weights.estate.tempo : weights.tempo) * (rule.actions ?? 1) : 0;
};

/** What an action is worth as far as it goes by itself; the copy is then where it leads to. */
const worthOf = (table: Table, view: State, copy: State, seat: Seat, action: Action): number => {
  playOut(table, copy.copyFrom(view), seat, action);
  return expected(table, copy, seat) + (action.kind === 'sell' ? weights.sale : 0) - tempoOf(table, view, action);
};

/** What is added by the best further step of an action that can go on. */
const worthOfMore = (table: Table, state: State, copy: State, seat: Seat): number => {
  const now = expected(table, state, seat);
  let most = 0;
  for (const step of legalActions(table, state)) most = Math.max(most, worthOf(table, state, copy, seat, step) - now);
  return most;
};

export const apprentice: Policy = {
  name: 'apprentice',
  sentence:
    'Tries every action to its end and keeps the one that looks best, by rules of thumb and without looking further.',
  choose({ table, view, legal, count, seed }) {
    const seat = view.actor;
    if (questionOf(view) === 'discard') return table.catalogue.discard[leastUseful(table, view, seat)];
    const copy = view.copy();
    const further = view.copy();
    let best: Action[] = [];
    let most = -Infinity;
    for (const action of legal) {
      if (action.kind === 'loan' && !mayBorrow(table, view, seat)) continue;
      let worth = worthOf(table, view, copy, seat, action);
      if (copy.actor === seat && questionOf(copy) === 'more') worth += worthOfMore(table, copy, further, seat);
      if (worth > most) best = [];
      if (worth < most) continue;
      most = worth;
      best.push(action);
    }
    return best[pick(seed, count, best.length)];
  },
};
