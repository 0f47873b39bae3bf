import type { Action, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/**
 * How far the turn of the viewer has come.
 * `waiting`: others decide. `open`: the viewer decides. `reveals`: going on shows something hidden and cannot be undone.
 * `complete`: the turn can be ended. `over`: the game has ended.
 */
export type Stage = 'waiting' | 'open' | 'reveals' | 'complete' | 'over';

/** The table as one seat sees it now, its unfinished turn included. */
export interface Frame {
  /** Entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  /** Cells of the view after the unfinished turn. */
  readonly cells: Int16Array;
  readonly stage: Stage;
  /** Whom the table waits for: a person or bot, or nobody. Differs from the viewer while others decide. */
  readonly actor: Seat;
  /** What the viewer may choose from; empty unless the stage is `open`. */
  readonly legal: readonly Action[];
  /** What came of each action of the draft, with numbers that follow the entries. */
  readonly draft: readonly LoggedStep[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What would come of an action: played on a copy as far as it goes without a choice, but for the card that is spent. */
export interface Foresight {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly cells: Int16Array;
  /** The stage after it; `open` where the action raises a question or the turn goes on. */
  readonly stage: Stage;
}
