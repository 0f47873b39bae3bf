import type { NewGame, Opened, GameSummary } from '@coalbrook/wire';

import type { Session } from './play.ts';

/** Everything that is kept on this device. */
export interface Shelf {
  list(): Promise<readonly GameSummary[]>;
  /** Sets up a game and keeps it; nothing is kept if anything is wrong. */
  begin(game: NewGame): Promise<Opened<string>>;
  open(id: string): Promise<Opened<Session>>;
  /** Opens a game to plan ahead on, which is kept nowhere. */
  sketch(game: NewGame): Promise<Opened<Session>>;
  remove(id: string): Promise<void>;
  /** Takes in a saved game or a bare record as a new game and returns its name. */
  takeIn(text: string): Promise<Opened<string>>;
}
