/** What passes between a host and whoever sits at its table. All of it can be sent as a message. */

import type { Action, GameEvent, Kind, Refusal, Seat } from '@coalbrook/rules';

/** What happened by one entry, as one seat may know it. The first step of a game, the set-up, has the number -1. */
export interface Step {
  readonly seq: number;
  readonly who: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

/**
 * How far the turn of the viewer has come.
 * `waiting`: others decide. `open`: the viewer decides. `reveals`: going on shows something hidden and cannot be undone.
 * `complete`: the turn can be ended. `over`: nobody decides any more.
 */
export type Stage = 'waiting' | 'open' | 'reveals' | 'complete' | 'over';

/** The table as one seat sees it now, its unfinished turn included. */
export interface Frame {
  /** Entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  /** Cells of the view: those of a state with what the viewer may not know hidden. */
  readonly cells: Int16Array;
  readonly stage: Stage;
  /** Whom the table waits for: a person or bot, or nobody. Differs from the viewer while others decide. */
  readonly actor: Seat;
  /** What the viewer may choose from; empty unless the stage is `open`. */
  readonly legal: readonly Action[];
  /** What the viewer tried so far in this turn, with numbers that follow the entries. */
  readonly draft: readonly Step[];
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

/** Something a person tried that the list does not offer: whatever of an action is known. */
export interface Attempt {
  readonly kind?: Kind;
  readonly card?: number;
  readonly site?: number;
  readonly place?: number;
  readonly link?: number;
  readonly industry?: number;
  readonly tile?: number;
  readonly outlet?: number;
  readonly amount?: number;
}

/** What the audience hears. `steps`: entries were added, or where there are none, the unfinished turn changed. `conflict`: somebody else plays this game elsewhere. */
export type News =
  | { readonly news: 'steps'; readonly from: number; readonly to: number }
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat };

/** Why the host did not do what it was asked. */
export type Denial =
  | { readonly denied: 'refused'; readonly refusal: Refusal }
  /** Nothing to undo, redo or commit; or somebody who does not decide now. */
  | { readonly denied: 'idle' }
  /** The entries were written elsewhere in the meantime. Nothing of this turn was kept. */
  | { readonly denied: 'conflict' };
