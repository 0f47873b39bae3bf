import type { Seat } from '@coalbrook/rules';

import type { Look } from './look.ts';
import type { Denial } from './news.ts';
import type { NewGame, Opened, OpenedGame, ShelfList } from './shelf.ts';

/** What a page may ask for: of the shelf by the name of a game, of an open game by its handle. */
export interface Calls {
  list(): ShelfList;
  begin(game: NewGame): Opened<string>;
  takeIn(text: string): Opened<string>;
  remove(game: string): void;
  /** What is kept of a game as a file, however damaged it is. */
  salvage(game: string): string;
  /** Opens a game; nothing goes on before `drive`. */
  open(game: string): Opened<OpenedGame>;
  /** Opens a game that is kept nowhere and gone when it is closed. */
  sketch(game: NewGame): Opened<OpenedGame>;
  close(handle: number): void;
  /** Whether this page makes the game go on, or only follows what another one writes. */
  drive(handle: number, isDriving: boolean): void;
  look(handle: number, viewer: Seat, from: number): Look;
  /** Cells of the table after each number of entries, both ends included. */
  views(handle: number, viewer: Seat, from: number, to: number): readonly Int16Array[];
  /** Cells of the table as it was counted when an era ended by an entry. */
  counted(handle: number, viewer: Seat, seq: number): Int16Array | undefined;
  /** Keeps the unfinished turn that follows `seq` entries. */
  keepDraft(handle: number, seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Ends the turn that follows `seq` entries, or goes on where something hidden is revealed. May be sent twice. */
  commit(handle: number, seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Asks a bot again that did not answer. */
  askAgain(handle: number): void;
  /** Lets another policy play the seat of a bot from now on. */
  replaceBot(handle: number, seat: Seat, policy: string): Denial | undefined;
  save(handle: number): string;
}

export type Call = keyof Calls;

/** The calls as a host carries them out. */
export type Service = {
  readonly [Name in Call]: (...given: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
};
