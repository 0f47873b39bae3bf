/** What a device keeps of online tables, so that they can be looked at without a network. */

import type { Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import type { OnlineTable, PackedCells } from '@coalbrook/wire/online';

/** A step, and the view after it if it is known. The set-up comes first. */
export interface KeptStep {
  readonly step: LoggedStep;
  readonly cells?: PackedCells | undefined;
}

/** What one viewer saw last. */
export interface KeptViewer {
  readonly viewer: Seat;
  readonly actor: Seat;
  readonly steps: readonly KeptStep[];
}

export interface KeptTable {
  readonly table: OnlineTable;
  /** Whoever looked last comes last. */
  readonly viewers: readonly KeptViewer[];
}

/** Any of these may fail; a table that is not kept can be played all the same. */
export interface TableKeeper {
  /** What was kept, unchecked; undefined if there is nothing. */
  read(game: string): Promise<unknown>;
  /** Keeps what is known of a table. */
  keepTable(table: OnlineTable): Promise<void>;
  /** Keeps what a viewer sees, from a step on. `isNew` drops everything that was kept for them. */
  keepSteps(game: string, seen: KeptViewer, from: number, isNew: boolean): Promise<void>;
  /** There is no such table any more. */
  forget(game: string): Promise<void>;
}

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Keeps nothing. */
export const noKeeper: TableKeeper = { read: nothing, keepTable: nothing, keepSteps: nothing, forget: nothing };
