import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { endAction } from '../modules/turn.ts';
import { refuse } from '../refusal.ts';
import type { AnswerRule, TurnRule } from '../table.ts';

/** Spends a card and does nothing. */
export const pass: TurnRule<'pass'> = {
  kind: 'pass',
  cards: 1,
  list(table, _state, _seat, _survey, offer) {
    offer(table.catalogue.pass);
  },
  check(_table, state) {
    return state.awaits === asks.action ? undefined : refuse('notAskedNow');
  },
  play(_table, state, seat, _action, tell) {
    begin(state, seat, pass, tell);
    tell?.({ event: 'passed', seat });
  },
  finish() {},
  most: () => 1,
};

/** Declines another step of the running action. */
export const stop: AnswerRule<'stop'> = {
  kind: 'stop',
  answers: 'more',
  list(table, _state, _seat, _survey, offer) {
    offer(table.catalogue.stop);
  },
  check(_table, state) {
    return state.awaits === asks.more ? undefined : refuse('notAskedNow');
  },
  play(_table, state) {
    endAction(state, 1);
  },
};
