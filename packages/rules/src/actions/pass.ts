import { asks } from '../actions.ts';
import { begin } from '../modules/ask.ts';
import { endAction } from '../modules/turn.ts';
import { refuse } from '../refusal.ts';
import type { State } from '../state.ts';
import type { AnswerRule, Table, TurnRule } from '../table.ts';

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

const isObliged = (table: Table, state: State): boolean =>
  (table.rules[state.task] as TurnRule | undefined)?.obliged === true;

/** Declines another step of the current action. */
export const stop: AnswerRule<'stop'> = {
  kind: 'stop',
  answers: 'more',
  list(table, state, _seat, _survey, offer) {
    if (!isObliged(table, state)) offer(table.catalogue.stop);
  },
  check(table, state) {
    if (state.awaits !== asks.more) return refuse('notAskedNow');
    return isObliged(table, state) ? refuse('mustGoOn') : undefined;
  },
  play(_table, state) {
    endAction(state, 1);
  },
};
