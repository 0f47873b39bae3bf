/** What passes between the page and the worker that hosts its games. */

import type { Attempt, Denial, Foresight, Frame, News, Sheet, Step } from '@coalbrook/host';
import type { Action, CardId, Refusal, Seat } from '@coalbrook/rules';

import type { NewGame, Opened, GameSummary } from './shelf.ts';

/** The table as a seat sees it, and what happened from some entry on. */
export interface Look {
  readonly frame: Frame;
  readonly steps: readonly Step[];
}

/** A game that was opened. The same game can be opened twice; only one of them may be driven. */
export interface OpenedGame {
  readonly handle: number;
  readonly sheet: Sheet;
}

/** What the page may ask for: of the shelf by the name of a game, of an open game by its handle. */
export interface Calls {
  list(): readonly GameSummary[];
  begin(game: NewGame): Opened<string>;
  takeIn(text: string): Opened<string>;
  remove(game: string): void;
  /** Opens a game; nothing goes on before `drive`. */
  open(game: string): Opened<OpenedGame>;
  /** Opens a game that is kept nowhere and gone when it is closed. */
  sketch(game: NewGame): Opened<OpenedGame>;
  close(handle: number): void;
  /** Whether this tab makes the game go on, or only follows what another one writes. */
  drive(handle: number, isDriving: boolean): void;
  look(handle: number, viewer: Seat, from: number): Look;
  /** Cells of the table after each number of entries, both ends included. */
  views(handle: number, viewer: Seat, from: number, to: number): readonly Int16Array[];
  /** Cells of the table as it was counted when an era ended by an entry. */
  counted(handle: number, viewer: Seat, seq: number): Int16Array | undefined;
  choose(handle: number, seat: Seat, action: Action): Denial | undefined;
  undo(handle: number, seat: Seat): Denial | undefined;
  redo(handle: number, seat: Seat): Denial | undefined;
  commit(handle: number, seat: Seat): Denial | undefined;
  /** `card` is the one that would be spent for it. */
  foresee(handle: number, seat: Seat, action: Action, card: CardId | undefined): Foresight | undefined;
  whyNot(handle: number, seat: Seat, attempt: Attempt): Refusal | undefined;
  save(handle: number): string;
}

export type Call = keyof Calls;

/** The calls as the worker carries them out. */
export type Service = {
  readonly [Name in Call]: (...given: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
};

export interface Request {
  readonly id: number;
  readonly call: Call;
  readonly given: readonly unknown[];
}

/** What the worker sends: an answer, what a call failed of, news of a game, or something that went wrong on its own. */
export type Message =
  /** `took` is how long the worker was at it, in milliseconds. */
  | { readonly id: number; readonly answer: unknown; readonly took: number }
  | { readonly id: number; readonly failed: string }
  | { readonly handle: number; readonly news: News }
  | { readonly failed: string };
