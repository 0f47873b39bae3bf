import type { Sheet, Sitter } from '@coalbrook/host';
import type { Divergence, Header } from '@coalbrook/record';
import type { InputFault, Wish } from '@coalbrook/rules';

import type { Session } from './play.ts';

/** A game as the start page lists it. */
export interface GameSummary {
  readonly sheet: Sheet;
  /** When it was last played, in milliseconds. */
  readonly touched: number;
  readonly entries: number;
  readonly isOver: boolean;
  /** Round and era, for a line such as `Rail era, round 3`; the era by its slug. */
  readonly era: string;
  readonly round: number;
  readonly points: readonly number[];
}

export interface NewGame {
  readonly edition: string;
  readonly wish: Wish;
  /** By seat; automata last. */
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** Where to begin instead of the set-up, such as a position that came with a link: untrusted. */
  readonly position?: unknown;
}

/** Why something from outside cannot be opened. */
export type Unreadable =
  | { readonly kind: 'input'; readonly faults: readonly InputFault[] }
  | { readonly kind: 'divergence'; readonly divergence: Divergence; readonly header: Header }
  /** Nothing with this name is kept here. */
  | { readonly kind: 'absent' };

export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Unreadable };

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
