import type { Table } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import type { NewGame, Opened, ShelfList } from '@coalbrook/wire';

import type { WorkerTable } from './workerTable.ts';

/** A table that the shelf has opened. */
export interface ShelfTable {
  readonly port: WorkerTable;
  readonly table: Table;
}

/** Everything stored on this device. */
export interface Shelf {
  /** All games, without reading their entries. */
  list(): Promise<ShelfList>;
  /** Reads a game with its entries, and returns its first fault. */
  inspect(id: string): Promise<InputFault | undefined>;
  /** Sets up a game and stores it; stores nothing if anything is wrong. */
  begin(game: NewGame): Promise<Opened<string>>;
  open(id: string): Promise<Opened<ShelfTable>>;
  /** Opens a game to plan ahead on, which is never stored. */
  sketch(game: NewGame): Promise<Opened<ShelfTable>>;
  /** Opens the table of a lesson, a puzzle or an example, which is never stored. */
  task(game: NewGame): Promise<Opened<ShelfTable>>;
  remove(id: string): Promise<void>;
  /** The stored data of a game as a file, however damaged; games that open are saved by their table. */
  salvage(id: string): Promise<string>;
  /** Imports a saved game or a bare record as a new game and returns its id. */
  importGame(text: string): Promise<Opened<string>>;
}
