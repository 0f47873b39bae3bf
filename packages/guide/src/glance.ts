import type { Action, GameEvent, Table, View } from '@coalbrook/rules';

/** What the learner sees at one moment: a decision, or the end of the game. */
export interface Glance {
  readonly table: Table;
  readonly view: View;
  /** Empty once the game is over. */
  readonly legal: readonly Action[];
  /** What happened since the learner's last decision. */
  readonly events: readonly GameEvent[];
  /** The number of earlier decisions in this game. */
  readonly count: number;
}
