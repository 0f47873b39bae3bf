/** Another action can be begun while the one in progress could go on: it stops first. */

import { asks, legalActions } from '@coalbrook/rules';
import type { Action, ActionOf, Table, View } from '@coalbrook/rules';

import type { Frame } from './frame.ts';
import { offersOf } from './narrow.ts';
import type { TargetedAction } from './narrow.ts';
import type { SeatTurn } from './seatTurn.ts';
import { keyOf } from './target.ts';
import type { Lit } from './target.ts';
import { viewOf } from './viewOf.ts';

/** The end of the action in progress, and what could begin after it. */
export interface Stopping {
  readonly stop: ActionOf<'stop'>;
  /** The position after the stop. */
  readonly view: View;
  readonly offers: readonly TargetedAction[];
  /** Sites and links that begin one of the offers when touched. */
  readonly lit: Lit;
}

const isStop = (action: Action): action is ActionOf<'stop'> => action.kind === 'stop';

type Seen = Pick<SeatTurn, 'foresee'>;

/** The end of the action in progress if it completes the turn. */
export const endingAt = (turn: Seen, { legal }: Pick<Frame, 'legal'>): ActionOf<'stop'> | undefined => {
  const stop = legal.find(isStop);
  return stop && turn.foresee(stop)?.stage === 'complete' ? stop : undefined;
};

/** Undefined if no action is in progress, or its end completes the turn. */
export const stoppingAt = (table: Table, turn: Seen, { legal }: Pick<Frame, 'legal'>): Stopping | undefined => {
  const stop = legal.find(isStop);
  const stopped = stop && turn.foresee(stop);
  if (!stop || stopped?.stage !== 'open') return undefined;
  const view = viewOf(table, stopped.cells);
  if (view.awaits !== asks.action) return undefined;
  const offers = offersOf(table, view, legalActions(table, view));
  const begun = offers.flatMap(({ targets }) => targets).filter(({ on }) => on === 'site' || on === 'link');
  return { stop, view, offers, lit: new Set(begun.map(keyOf)) };
};
