import type { Divergence, Header } from '@coalbrook/record';
import type { InputFault, Wish } from '@coalbrook/rules';

import type { Sheet, Sitter } from './sheet.ts';

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

/** A game of the shelf that can be read. */
export interface ListedGame extends GameSummary {
  /** Whether an unfinished turn was kept that cannot be read: the turn begins anew when the game is opened. */
  readonly isDraftLost: boolean;
}

/** A game of the shelf that cannot be read, and the first reason why. */
export interface DamagedGame {
  readonly id: string;
  readonly fault: InputFault;
}

export interface ShelfList {
  /** Those played last first. */
  readonly games: readonly ListedGame[];
  readonly damaged: readonly DamagedGame[];
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

/** A game that was opened. The same game can be opened twice; only one of them may be driven. */
export interface OpenedGame {
  readonly handle: number;
  readonly sheet: Sheet;
}
