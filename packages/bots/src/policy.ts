import type { Action, Seed, Table, View } from '@coalbrook/rules';

import type { WeighedAction } from './oneStep.ts';

/** One decision, with everything a policy may know. */
export interface Decision {
  readonly table: Table;
  /** The table as the seat that must decide sees it. */
  readonly view: View;
  /** The legal actions; never empty. */
  readonly legal: readonly Action[];
  /** The number of earlier decisions in this game. */
  readonly count: number;
  /** The seat's own seed, unrelated to what chance will draw. */
  readonly seed: Seed;
}

/** A bot. Deterministic: the same decision always gets the same answer, one of its legal actions. */
export interface Policy {
  readonly name: string;
  /** Whether it plays better with the net for a table at hand. */
  readonly usesNet?: boolean;
  choose(decision: Decision): Action;
  /** What it compares: the action that it chooses first, then the next best. Missing if it does not compare. */
  think?(decision: Decision): readonly WeighedAction[];
}
