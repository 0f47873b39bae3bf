import type { Action, Seed, Table, View } from '@coalbrook/rules';

/** One decision, with everything that may be known where it is made. */
export interface Decision {
  readonly table: Table;
  /** The table as the seat that must decide sees it. */
  readonly view: View;
  /** What it may choose from; never empty. */
  readonly legal: readonly Action[];
  /** How many decisions of this game came before. */
  readonly count: number;
  /** Noise of the seat's own: it tells nothing about what chance will draw. */
  readonly seed: Seed;
}

/** Somebody who plays: the same decision always gets the same answer, one of its legal actions. */
export interface Policy {
  readonly name: string;
  /** A sentence for whoever looks for an opponent. */
  readonly sentence: string;
  choose(decision: Decision): Action;
}
