import type { GameEvent, Seat } from '@coalbrook/rules';

/** What happened by one entry, as one seat may know it. The set-up comes first and has the number -1. */
export interface LoggedStep {
  readonly seq: number;
  readonly who: Seat | 'chance';
  readonly events: readonly GameEvent[];
}

/** Why the table does not get an answer from a bot. */
export type BotFailure = 'late' | 'failed' | 'illegal';

/** A bot that did not answer, and why. */
export interface BotTrouble {
  readonly seat: Seat;
  readonly failure: BotFailure;
}

/** The committed position as one seat sees it, with the draft that is kept for it. */
export interface SeatView {
  /** Entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  /** Cells of the view: those of a state with what the viewer may not know hidden. */
  readonly cells: Int16Array;
  /** The person or bot whom the table waits for, or nobody. */
  readonly actor: Seat;
  /** The unfinished turn of the viewer: one text a step. Empty for everybody else. */
  readonly draft: readonly string[];
  /** Set while the table waits for a bot that does not answer. */
  readonly trouble?: BotTrouble | undefined;
}

/** The table as a seat sees it, and what happened from some entry on. */
export interface Look {
  readonly seen: SeatView;
  readonly steps: readonly LoggedStep[];
}
