/** What a host needs from the world around it. */

import type { Decision } from '@coalbrook/bots';
import type { Entry } from '@coalbrook/record';
import type { Action, State, Table } from '@coalbrook/rules';

import type { News } from './messages.ts';

/** What is stored of a game beside its sheet. */
export interface Stored {
  readonly entries: readonly Entry[];
  /** The unfinished turn: actions in notation that follow the last entry. */
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

export interface Chance {
  draw(table: Table, state: State): readonly number[];
}

/** Where bots think. */
export interface Bots {
  choose(policy: string, decision: Decision): Promise<Action>;
}

export interface Clock {
  now(): number;
}

/** Everybody who follows the game. Whoever is told must ask for the view of its own seat. */
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
