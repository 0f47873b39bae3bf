/** Opening questions. Only these functions make the table wait. */

import { asks, kindIndex } from '../actions.ts';
import type { Kind, Question } from '../actions.ts';
import type { Tell } from '../events.ts';
import { NONE } from '../ids.ts';
import type { Seat } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table, TurnRule, Urn } from '../table.ts';

export const ask = (state: State, seat: Seat, question: Question): void => {
  state.actor = seat;
  state.awaits = asks[question];
};

/** Asks chance for draws, for a seat or for nobody. */
export const request = (table: Table, state: State, urn: Urn, count: number, seat: Seat): void => {
  state.urn = table.urns.indexOf(urn);
  if (state.urn < 0) throw new Error(`this table has no urn of ${urn.slug}`);
  state.drawing = count;
  ask(state, seat, 'chance');
};

/** Whether the seat may choose what to do next: a new action, or another step of this kind. */
export const mayBegin = (state: State, kind: Kind): boolean =>
  state.awaits === asks.action || (state.awaits === asks.more && state.task === kindIndex[kind]);

/** Starts a step of an action. Only the first step spends cards. */
export const begin = (
  state: State,
  seat: Seat,
  { kind, cards }: Pick<TurnRule, 'kind' | 'cards'>,
  tell: Tell,
): void => {
  state.awaits = asks.nothing;
  if (state.task !== NONE) return;
  state.task = kindIndex[kind];
  state.owedCards = cards;
  tell?.({ event: 'actionBegan', seat, kind });
};
