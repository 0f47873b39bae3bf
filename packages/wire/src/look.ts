import type { GameEvent, Seat } from '@coalbrook/rules';

import type { CellChanges } from './changes.ts';
import type { Sitter } from './sheet.ts';

/** The events of one entry, masked for a seat. The set-up comes first and has the number -1. */
export interface LoggedStep {
  readonly seq: number;
  readonly who: Seat | 'chance';
  readonly events: readonly GameEvent[];
  /** The turn that begins here was left beforehand as an order. */
  readonly isByOrder?: boolean | undefined;
}

/** A step and what it changed in the view of whoever is told. */
export interface SentStep extends LoggedStep {
  readonly changes: CellChanges;
}

/** Why a bot gives no usable answer. */
export type BotFailure = 'late' | 'failed' | 'illegal';

/** A bot that did not answer, and why. */
export interface BotTrouble {
  readonly seat: Seat;
  readonly failure: BotFailure;
}

/** The committed position as one seat sees it, with its stored draft. */
export interface SeatView {
  /** The number of entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  /** Cells of the view: a state's cells with hidden information masked. */
  readonly cells: Int16Array;
  /** The person or bot the table is waiting for, or nobody. */
  readonly actor: Seat;
  /** The viewer's unfinished turn: one string per step. Empty for everybody else. */
  readonly draft: readonly string[];
  /** Set while the table is waiting for a bot that does not answer. */
  readonly trouble?: BotTrouble | undefined;
}

/** The table as a seat sees it, and what happened from some entry on. */
export interface Look {
  readonly seen: SeatView;
  readonly steps: readonly LoggedStep[];
  /** Who plays now: a bot may have been replaced, also from another page. */
  readonly sitters: readonly Sitter[];
}
