import type { Action, Seat, State, Table } from '@coalbrook/rules';

import { appraise } from './evaluation/appraise.ts';
import { weighActions } from './oneStep.ts';
import type { WeighedAction } from './oneStep.ts';

/** Expects points, of actions and of positions. Reads nothing that is hidden from the seat it is asked for. */
export interface Judge {
  /** The legal actions that are worth a thought, for the seat that must decide. */
  weigh(state: State, legal: readonly Action[]): readonly WeighedAction[];
  /** The points that a seat may expect in the end. */
  appraise(state: State, seat: Seat): number;
}

/** Judges by rules of thumb. */
export const thumbJudge = (table: Table): Judge => ({
  weigh: (state, legal) => weighActions(table, state, legal),
  appraise: (state, seat) => appraise(table, state, seat),
});
