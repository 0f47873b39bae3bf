import type { Divergence, Header } from '@coalbrook/record';
import type { Wish } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

import type { Sheet, Sitter } from './sheet.ts';

/** A game as the start page lists it. */
export interface GameSummary {
  readonly sheet: Sheet;
  /** Time of the last move in milliseconds. */
  readonly touched: number;
  readonly isOver: boolean;
  /** Round and era, for a line such as `Rail era, round 3`; the era by its slug. */
  readonly era: string;
  readonly round: number;
  readonly points: readonly number[];
  /** The seats that won a finished game; summaries stored by older versions lack them. */
  readonly winners?: readonly number[] | undefined;
  /** What lies on the board, as a text that a small picture is drawn from; summaries of older versions lack it. */
  readonly pieces?: string | undefined;
}

/** A game on the shelf whose sheet is readable. Its entries are read by `inspect`, or when it is opened. */
export interface ListedGame extends GameSummary {
  /** Whether the stored draft is unreadable; the turn then starts afresh when the game is opened. */
  readonly isDraftLost: boolean;
}

/** An unreadable game on the shelf, and the first reason why. */
export interface DamagedGame {
  readonly id: string;
  readonly fault: InputFault;
}

export interface ShelfList {
  /** Most recently played first. */
  readonly games: readonly ListedGame[];
  readonly damaged: readonly DamagedGame[];
}

/** The list with some of its games moved to the damaged ones. */
export const withDamaged = ({ games, damaged }: ShelfList, found: readonly DamagedGame[]): ShelfList => {
  const isListed = ({ id }: DamagedGame): boolean => games.some(({ sheet }) => sheet.id === id);
  const moved = found.filter(isListed);
  return {
    games: games.filter(({ sheet }) => moved.every(({ id }) => id !== sheet.id)),
    damaged: [...damaged, ...moved],
  };
};

export interface NewGame {
  readonly edition: string;
  readonly wish: Wish;
  /** By seat; automata last. */
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** A position to start from instead of the set-up, for example from a link: untrusted. */
  readonly position?: unknown;
}

/** Why something cannot be opened. */
export type Unreadable =
  | { readonly kind: 'input'; readonly faults: readonly InputFault[] }
  | { readonly kind: 'divergence'; readonly divergence: Divergence; readonly header: Header }
  /** No game with this id is stored here. */
  | { readonly kind: 'absent' };

export type Opened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Unreadable };

/** An open game. The same game can be opened twice, but only one of them may be driven. */
export interface OpenedGame {
  readonly handle: number;
  readonly sheet: Sheet;
}
