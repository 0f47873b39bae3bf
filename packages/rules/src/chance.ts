/**
 * Chance is treated as a seat: the engine asks and never draws. Every random event is a draw without replacement
 * from an urn whose contents are counts in the state, so there is no hidden order to keep, leak or guess.
 */

import { asks } from './actions.ts';
import { cite } from './check.ts';
import type { Tell } from './events.ts';
import { advance, advanceTurn } from './flow.ts';
import { NONE } from './ids.ts';
import type { Seat } from './ids.ts';
import { refuse } from './refusal.ts';
import type { Fault, Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Table, Urn } from './table.ts';

/** What chance is asked for. */
export interface DrawRequest {
  readonly urn: Urn;
  readonly count: number;
  /** Who receives the draw, or nobody. */
  readonly seat: Seat;
}

export const requestOf = (table: Table, state: State): DrawRequest | undefined =>
  state.awaits === asks.chance ? { urn: table.urns[state.urn], count: state.drawing, seat: state.actor } : undefined;

const drawFault = (table: Table, state: State, drawn: readonly number[]): Fault | undefined => {
  const request = requestOf(table, state);
  if (!request) return refuse('nothingToDraw');
  const given: unknown = drawn;
  if (!Array.isArray(given)) return refuse('drawWrongNumber', { needs: request.count, has: 0 });
  if (drawn.length !== request.count) return refuse('drawWrongNumber', { needs: request.count, has: drawn.length });
  const left = Array.from(request.urn.counts(table, state));
  for (const kind of drawn) {
    if (!Number.isInteger(kind)) return refuse('drawNotAvailable');
    if (!(left[kind] > 0)) return refuse('drawNotAvailable', { drawn: kind });
    left[kind]--;
  }
  return undefined;
};

/** Why a draw cannot answer the open request; undefined if it can. */
export const checkDraw = (table: Table, state: State, drawn: readonly number[]): Refusal | undefined => {
  const fault = drawFault(table, state, drawn);
  return fault && cite(table, fault);
};

const receive = (table: Table, state: State, drawn: readonly number[], tell: Tell): void => {
  const request = requestOf(table, state);
  if (!request) throw new Error('chance was not asked');
  state.awaits = asks.nothing;
  state.urn = NONE;
  state.drawing = 0;
  state.draws++;
  request.urn.receive(table, state, drawn, tell);
};

/** Answers the open request and continues to the next question. */
export const draw = (table: Table, state: State, drawn: readonly number[], tell?: Tell): void => {
  receive(table, state, drawn, tell);
  advance(table, state, tell);
};

/** Answers a request within a seat's turn. Like `tryOut`, runs nothing after the turn and returns whether it is over. */
export const tryDraw = (table: Table, state: State, drawn: readonly number[], tell?: Tell): boolean => {
  receive(table, state, drawn, tell);
  return advanceTurn(table, state, tell);
};
