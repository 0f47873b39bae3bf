import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { incomeLevel } from '../modules/money.ts';
import { refuse } from '../refusal.ts';
import type { TurnRule } from '../table.ts';

/** Takes money from the bank; it is never paid back, but income falls by whole levels. */
export const loan: TurnRule<'loan'> = {
  kind: 'loan',
  cards: 1,
  list(table, state, seat, _survey, offer) {
    const level = incomeLevel(table, state, seat);
    table.loans.forEach(({ levels }, index) => {
      if (level - levels >= table.track.lowestLevel) offer(table.catalogue.loan[index]);
    });
  },
  check(table, state, seat, { amount }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    const terms = table.loans.find((offered) => offered.amount === amount);
    if (!terms) return refuse('loanUnknown', { has: amount });
    const level = table.track.levelOf[state.income[seat]];
    const needs = table.track.lowestLevel + terms.levels;
    return level < needs ? refuse('incomeTooLow', { needs, has: level }) : undefined;
  },
  play(table, state, seat, { amount }, tell) {
    const terms = table.loans.find((offered) => offered.amount === amount);
    const space = table.track.topOf.get(incomeLevel(table, state, seat) - (terms?.levels ?? 0));
    if (space === undefined) throw new Error('no such income level');
    begin(state, seat, loan, tell);
    state.money[seat] += amount;
    state.income[seat] = space;
    tell?.({ event: 'borrowed', seat, amount, space });
  },
  finish() {},
  most: () => 1,
};
