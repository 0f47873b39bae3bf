/** What a host needs from the world around it. Each of them may fail; the table must not suffer from it. */

import type { Decision } from '@coalbrook/bots';
import type { Entry } from '@coalbrook/record';
import type { Action, State, Table } from '@coalbrook/rules';
import type { News } from '@coalbrook/wire';

/** What is stored of a game beside its sheet. */
export interface Stored {
  readonly entries: readonly Entry[];
  /** The unfinished turn that follows the last entry: one text a step. */
  readonly draft: readonly string[];
}

/** Where entries are kept. The number of the first new entry is the lock: of two writers only one succeeds. */
export interface Ledger {
  read(game: string): Promise<Stored>;
  /** Adds entries whose first has the number `seq` and forgets the draft; false, and nothing is kept, if that number is taken. */
  append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean>;
  /** Keeps an unfinished turn that follows `seq` entries; false if others have been added since. */
  keepDraft(game: string, seq: number, draft: readonly string[]): Promise<boolean>;
}

/** Answers what a state asks of chance. The state is a copy. */
export interface Chance {
  draw(table: Table, state: State): readonly number[];
}

/** A bot that was asked. */
export interface Thought {
  readonly answer: Promise<Action>;
  /** Nobody waits for the answer any more. */
  cancel(): void;
}

/** Where bots think. */
export interface Bots {
  ask(policy: string, decision: Decision): Thought;
}

export interface Clock {
  /** Calls back once after so many milliseconds, unless the returned function calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Everybody who follows the game. Whoever is told must look again from its own seat. */
export interface Audience {
  tell(news: News): void;
}

export interface Ports {
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly audience: Audience;
}
