/** The points that seats would have if the era ended now. */

import type { GameEvent } from './events.ts';
import { runStep } from './flow.ts';
import { phases } from './phases.ts';
import type { State } from './state.ts';
import type { StepName } from './steps.ts';
import type { Table } from './table.ts';

/** The steps at the end of an era that change points, or the money that points come from. They draw nothing. */
const countingSteps: ReadonlySet<StepName> = new Set<StepName>([
  'scoreLinks',
  'payLinks',
  'settleLoans',
  'scoreTiles',
  'scoreTilesAgain',
  'scoreEveryTile',
  'scoreCash',
  'scoreIncome',
  'scoreLoans',
]);

export interface Projection {
  /** Points after the count, by seat. */
  readonly points: readonly number[];
  /** What the count would tell. */
  readonly events: readonly GameEvent[];
}

/**
 * Counts the current era on a copy, as if it ended now. What comes before the count, such as the income of the
 * round, is left out. During a count only the rest of it is counted.
 */
export const projectCount = (table: Table, state: State): Projection => {
  const events: GameEvent[] = [];
  const counted = state.copy();
  const phase = phases[state.phase];
  const { atEnd } = table.eras[state.era];
  const first = phase === 'eraEnd' ? state.step : 0;
  const left = phase === 'over' ? [] : atEnd.slice(first);
  for (const step of left) {
    if (countingSteps.has(step.name)) runStep(table, counted, (event) => events.push(event), step);
  }
  return { points: [...counted.points], events };
};
