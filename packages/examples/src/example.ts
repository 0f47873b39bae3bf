/** An example of a statement of the rules: a position, and what the engine says of some actions there. */

import type { Draft } from '@coalbrook/record';
import type { Seat, State, Table } from '@coalbrook/rules';

export interface Example {
  /** The statement, such as `birmingham.coal.1`. */
  readonly rule: string;
  readonly position: Draft;
  readonly table: Table;
  readonly start: State;
  /** Who acts first. */
  readonly seat: Seat;
  /** In notation. All of them are played, except the last if it is refused. None if the position speaks for itself. */
  readonly actions: readonly string[];
  /** Why the last action is refused; undefined if all are allowed. */
  readonly refused: string | undefined;
  /** The statement that the refusal cites: usually the same, or a more general one. */
  readonly cites: string;
  /** Events that the actions bring, in order, each by some of its traits. */
  readonly brings: readonly string[];
  /** Events that they must not bring. */
  readonly lacks: readonly string[];
}
