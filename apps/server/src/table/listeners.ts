/**
 * What tables tell while something happens there: in the same transaction, so that whatever follows from it is stored
 * with it, or not at all. Features listen; a table does not know who does.
 */

import type { SpentOrder } from '@coalbrook/host';
import type { Seat, State, Table } from '@coalbrook/rules';

import type { Transaction } from '../ground/database/database.ts';

/** Somebody who sits down. */
export interface Sitting {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  /** The number that they mix into the draws. */
  readonly nonce: string;
}

/** A turn that is being written. */
export interface NewTurn {
  readonly game: string;
  /** The number of the entry after its last. */
  readonly next: number;
  /** The status of the game after it. */
  readonly status: string;
  /** The seat's order, which goes with the turn. */
  readonly spent?: SpentOrder | undefined;
}

/** A position to which a game has gone back, after so many entries. */
export interface EarlierPosition {
  readonly table: Table;
  readonly state: State;
  readonly seq: number;
}

/** Thrown by whoever hears of a turn that must not be written: then nothing of its transaction is. */
export class UnwrittenTurn extends Error {}

export interface TableListener {
  /** Turns are written. May throw `UnwrittenTurn`. */
  written?(queries: Transaction, turns: readonly NewTurn[]): Promise<void>;
  /** Turns were taken back. */
  takenBack?(queries: Transaction, game: string, position: EarlierPosition): Promise<void>;
  /** A game has been ended after so many entries, before its end. */
  abandoned?(queries: Transaction, game: string, seq: number): Promise<void>;
  /** Somebody has sat down at a game in progress. */
  came?(queries: Transaction, game: string, sitting: Sitting): Promise<void>;
  /** People have given up seats of a game in progress. Resolves to true if it is decided what happens there now. */
  left?(queries: Transaction, game: string, seats: readonly Seat[]): Promise<boolean>;
  /** At a seat there is another person or bot now, or another name. */
  changed?(queries: Transaction, game: string, seat: Seat): Promise<void>;
  /** Somebody holds less at a table than before. */
  released?(queries: Transaction, game: string): Promise<void>;
}

/** Everybody who listens to tables, in the order in which they came. */
export class TableListeners implements Required<TableListener> {
  readonly #all: TableListener[] = [];

  add(listener: TableListener): void {
    this.#all.push(listener);
  }

  async written(queries: Transaction, turns: readonly NewTurn[]): Promise<void> {
    for (const one of this.#all) await one.written?.(queries, turns);
  }

  async takenBack(queries: Transaction, game: string, position: EarlierPosition): Promise<void> {
    for (const one of this.#all) await one.takenBack?.(queries, game, position);
  }

  async abandoned(queries: Transaction, game: string, seq: number): Promise<void> {
    for (const one of this.#all) await one.abandoned?.(queries, game, seq);
  }

  async came(queries: Transaction, game: string, sitting: Sitting): Promise<void> {
    for (const one of this.#all) await one.came?.(queries, game, sitting);
  }

  async left(queries: Transaction, game: string, seats: readonly Seat[]): Promise<boolean> {
    for (const one of this.#all) if (await one.left?.(queries, game, seats)) return true;
    return false;
  }

  async changed(queries: Transaction, game: string, seat: Seat): Promise<void> {
    for (const one of this.#all) await one.changed?.(queries, game, seat);
  }

  async released(queries: Transaction, game: string): Promise<void> {
    for (const one of this.#all) await one.released?.(queries, game);
  }
}
