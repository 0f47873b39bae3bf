import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { incomeLevel } from '../modules/money.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../state.ts';
import type { Table, TurnRule } from '../table.ts';

const LOAN = { kind: 'loan', cards: 1 } as const;

/** Whether the era still allows loans. */
const isOffered = (table: Table, state: State): boolean =>
  !table.eras[state.era].loansEndWithDeck || state.deckSize > state.aside;

/** Takes money from the bank. It is never paid back, but income drops by whole levels. */
export const loan: TurnRule<'loan'> = {
  ...LOAN,
  list(table, state, seat, _survey, offer) {
    if (!isOffered(table, state)) return;
    const level = incomeLevel(table, state, seat);
    table.loans.forEach(({ levels }, index) => {
      if (level - levels >= table.track.lowestLevel) offer(table.catalogue.loan[index]);
    });
  },
  check(table, state, seat, { amount }) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    const terms = table.loans.find((offered) => offered.amount === amount);
    if (!terms) return refuse('loanUnknown', { has: amount });
    if (!isOffered(table, state)) return refuse('noMoreLoans');
    const level = table.track.levelOf[state.income[seat]];
    const needs = table.track.lowestLevel + terms.levels;
    return level < needs ? refuse('incomeTooLow', { needs, has: level }) : undefined;
  },
  play(table, state, seat, { amount }, tell) {
    const terms = table.loans.find((offered) => offered.amount === amount);
    const space = table.track.topOf.get(incomeLevel(table, state, seat) - (terms?.levels ?? 0));
    if (space === undefined) throw new Error('no such income level');
    begin(state, seat, LOAN, tell);
    state.money[seat] += amount;
    state.income[seat] = space;
    tell?.({ event: 'borrowed', seat, amount, space });
  },
  finish() {},
  most: () => 1,
};
