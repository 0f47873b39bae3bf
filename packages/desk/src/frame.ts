import type { Action, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/**
 * How far the viewer's turn has come.
 * `waiting`: others decide. `open`: the viewer decides. `reveals`: continuing reveals hidden information, without undo.
 * `complete`: the turn can be ended. `over`: the game has ended.
 */
export type Stage = 'waiting' | 'open' | 'reveals' | 'complete' | 'over';

/** The table as one seat sees it now, its unfinished turn included. */
export interface Frame {
  /** The number of entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  /** Cells of the view after the unfinished turn. */
  readonly cells: Int16Array;
  readonly stage: Stage;
  /** Whom the table is waiting for: a person or bot, or nobody. Differs from the viewer while others decide. */
  readonly actor: Seat;
  /** The viewer's legal actions; empty unless the stage is `open`. */
  readonly legal: readonly Action[];
  /** The result of each action of the draft, numbered on from the entries. */
  readonly draft: readonly LoggedStep[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The result of an action, played on a copy up to the next choice other than the card to spend. */
export interface Foresight {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly cells: Int16Array;
  /** The stage after it; `open` if the action raises a question or the turn continues. */
  readonly stage: Stage;
  /** What would complete the turn after it: nothing more, or not going on with the action. Undefined if nothing would. */
  readonly completion: readonly Action[] | undefined;
}
