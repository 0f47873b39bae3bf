/** What a host needs from its environment. Each of these may fail without harming the table. */

import type { Decision, WeighedAction } from '@coalbrook/bots';
import type { Advice } from '@coalbrook/coach';
import type { Entry, Position } from '@coalbrook/record';
import type { Action, Seat, State, Table } from '@coalbrook/rules';

/** What is stored of a game besides its sheet. */
export interface Stored {
  readonly entries: readonly Entry[];
  /** The unfinished turn after the last entry: one string per step. */
  readonly draft: readonly string[];
}

/** A turn that a seat had left beforehand. It is gone once another turn of the seat is written. */
export interface SpentOrder {
  readonly seat: Seat;
  /** What is written carries out the order with this id, and only if it still stands; missing if the seat played otherwise. */
  readonly id?: string;
  /** The steps that are left because something hidden comes before them. */
  readonly rest?: readonly string[];
}

/** Stores entries. The number of the first new entry acts as a lock: of two writers only one succeeds. */
export interface Ledger {
  read(game: string): Promise<Stored>;
  /** The entries from a number on, for ledgers that never change what was written. */
  readOn?(game: string, from: number): Promise<readonly Entry[]>;
  /**
   * Appends entries starting at number `seq` and drops the draft; false, changing nothing, if that number is taken.
   * `after` is the position after them, for what a ledger notes beside the entries; `spent` the order that goes with
   * them.
   */
  append(game: string, seq: number, entries: readonly Entry[], after: Position, spent?: SpentOrder): Promise<boolean>;
  /** From now on only this writer's drafts are stored. A writer is named once and never again. */
  claim(game: string, writer: string): Promise<void>;
  /**
   * Stores an unfinished turn that follows `seq` entries; false, changing nothing, if others have been added since,
   * or if another writer has claimed the game.
   */
  keepDraft(game: string, seq: number, draft: readonly string[], writer?: string): Promise<boolean>;
}

/** Answers a state's open request. The state is a copy. */
export interface Chance {
  draw(table: Table, state: State): readonly number[];
}

/** What a bot answers. */
export interface BotMove {
  readonly action: Action;
  /** What it compared, the action first; missing if it does not compare. */
  readonly weighed?: readonly WeighedAction[] | undefined;
  /** Why the net that it uses could not be read; it then judged by rules of thumb. */
  readonly netFault?: string | undefined;
}

/** A pending request to a bot. */
export interface PendingAnswer {
  readonly answer: Promise<BotMove>;
  /** The answer is no longer needed. */
  readonly cancel: () => void;
}

/** Runs bots. */
export interface Bots {
  readonly ask: (policy: string, decision: Decision) => PendingAnswer;
}

/** A pending request to the coach. */
export interface PendingAdvice {
  readonly advice: Promise<{
    readonly advice: Advice;
    /** Why the net for the table could not be read; it then judged by rules of thumb. */
    readonly netFault?: string | undefined;
  }>;
  /** The advice is no longer needed. */
  readonly cancel: () => void;
}

/** Advises people. */
export interface Coach {
  readonly advise: (decision: Decision) => PendingAdvice;
}

export interface Clock {
  /** Calls back once after this many milliseconds, unless cancelled by the returned function. */
  after(milliseconds: number, run: () => void): () => void;
}

/**
 * What happens at a table, without secrets. `steps`: entries were added, or the stored draft changed; if it `isAnew`, none
 * of what was known need hold. `conflict`: this game is being played elsewhere. `trouble`: a bot does not answer.
 * `netless`: a bot's net could not be read, and it plays by rules of thumb for now.
 */
export type HostNews =
  | { readonly news: 'steps'; readonly from: number; readonly to: number; readonly isAnew?: true }
  | { readonly news: 'conflict' }
  | { readonly news: 'thinking'; readonly seat: Seat }
  | { readonly news: 'trouble'; readonly seat: Seat }
  | { readonly news: 'netless'; readonly seat: Seat };

/** Notifies everybody who follows the game. Each is told what they may know: see `Host.sentSteps`. */
export interface Audience {
  tell(news: HostNews): void;
}

export interface Ports {
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly bots: Bots;
  /** Missing where nobody is advised. */
  readonly coach?: Coach | undefined;
  readonly clock: Clock;
  readonly audience: Audience;
}
