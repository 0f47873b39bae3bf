/** The actions that need no board: loans, scouting, passing, and ending an action early. */
import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { gainCard, holds } from '../modules/cards.ts';
import { incomeLevel } from '../modules/money.ts';
import { endAction } from '../modules/turn.ts';
import { refuse } from '../refusal.ts';
import type { ActionRule, TurnRule } from '../table.ts';

const SCOUT_CARDS = 3;

export const loan: TurnRule<'loan'> = {
  kind: 'loan',
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
    begin(state, 'loan', 1);
    state.money[seat] += amount;
    state.income[seat] = space;
    tell?.({ event: 'borrowed', seat, amount, space });
  },
  finish() {},
  most: () => 1,
};

/** Spends three cards for one wild card of each kind. */
export const scout: TurnRule<'scout'> = {
  kind: 'scout',
  list(table, state, seat, _survey, offer) {
    if (state.handSize[seat] < SCOUT_CARDS) return;
    for (const card of table.wilds) if (holds(table, state, seat, card)) return;
    offer(table.catalogue.scout);
  },
  check(table, state, seat) {
    if (state.awaits !== asks.action) return refuse('notAskedNow');
    const held = table.cards.find(({ id, wild }) => wild && holds(table, state, seat, id));
    if (held) return refuse('wildAlreadyHeld', { card: held.id });
    const cards = state.handSize[seat];
    return cards < SCOUT_CARDS ? refuse('tooFewCards', { needs: SCOUT_CARDS, has: cards }) : undefined;
  },
  play(_table, state) {
    begin(state, 'scout', SCOUT_CARDS);
  },
  finish(table, state, seat, tell) {
    for (const card of table.wilds) gainCard(table, state, seat, card);
    tell?.({ event: 'scouted', seat, cards: table.wilds });
  },
  most: () => 1,
};

export const pass: TurnRule<'pass'> = {
  kind: 'pass',
  list(table, _state, _seat, _survey, offer) {
    offer(table.catalogue.pass);
  },
  check(_table, state) {
    return state.awaits === asks.action ? undefined : refuse('notAskedNow');
  },
  play(_table, state, seat, _action, tell) {
    begin(state, 'pass', 1);
    tell?.({ event: 'passed', seat });
  },
  finish() {},
  most: () => 1,
};

/** Declines another step of the running action. */
export const stop: ActionRule<'stop'> = {
  kind: 'stop',
  list(table, _state, _seat, _survey, offer) {
    offer(table.catalogue.stop);
  },
  check(_table, state) {
    return state.awaits === asks.more ? undefined : refuse('notAskedNow');
  },
  play(_table, state) {
    endAction(state);
  },
};
