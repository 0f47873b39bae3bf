import type { NewGame, Opened, ShelfList } from '@coalbrook/wire';

import type { Session } from './session.ts';

/** Everything that is kept on this device. */
export interface Shelf {
  list(): Promise<ShelfList>;
  /** Sets up a game and keeps it; nothing is kept if anything is wrong. */
  begin(game: NewGame): Promise<Opened<string>>;
  open(id: string): Promise<Opened<Session>>;
  /** Opens a game to plan ahead on, which is kept nowhere. */
  sketch(game: NewGame): Promise<Opened<Session>>;
  remove(id: string): Promise<void>;
  /** What is kept of a game as a file, however damaged it is; one that can be opened is saved by its session. */
  salvage(id: string): Promise<string>;
  /** Takes in a saved game or a bare record as a new game and returns its name. */
  importGame(text: string): Promise<Opened<string>>;
}
