import type { Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

import type { Hint } from './hint.ts';
import type { Look } from './look.ts';
import type { Denial } from './news.ts';
import type { NewGame, Opened, OpenedGame, ShelfList } from './shelf.ts';
import type { Thought } from './thought.ts';

/** The calls of a page: about games on the shelf by id, about open games by handle. */
export interface Calls {
  /** All stored games. Reads no entries, so a game with damaged entries is listed as readable until `inspect`. */
  list(): ShelfList;
  /** The first fault in the sheet or the entries of a stored game; undefined if it can be read. */
  inspect(game: string): InputFault | undefined;
  begin(game: NewGame): Opened<string>;
  importGame(text: string): Opened<string>;
  remove(game: string): void;
  /** Everything stored of a game as a file, however damaged. */
  salvage(game: string): string;
  /** Opens a game; nothing runs until `drive`. */
  open(game: string): Opened<OpenedGame>;
  /** Opens a game that is not stored and is gone when closed. */
  sketch(game: NewGame): Opened<OpenedGame>;
  close(handle: number): void;
  /** Whether this page drives the game, or only follows what another page writes. */
  drive(handle: number, isDriving: boolean): void;
  look(handle: number, viewer: Seat, from: number): Look;
  /** Cells of the table after each number of entries, both ends included. */
  views(handle: number, viewer: Seat, from: number, to: number): readonly Int16Array[];
  /** Cells of the table as it was scored when an entry ended an era. */
  counted(handle: number, viewer: Seat, seq: number): Int16Array | undefined;
  /** Stores the unfinished turn that follows `seq` entries. */
  keepDraft(handle: number, seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Ends the turn that follows `seq` entries, or continues past a reveal. May be sent twice. */
  commit(handle: number, seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Asks a bot again that did not answer. */
  askAgain(handle: number): void;
  /** Changes the policy of a bot's seat. */
  replaceBot(handle: number, seat: Seat, policy: string): Denial | undefined;
  /**
   * What the bot of a seat considered when it chose its actions, among the entries from one number up to another, which is
   * not included; only where nobody plays against somebody else, or after the game.
   */
  thoughts(handle: number, seat: Seat, from: number, to: number): readonly Thought[] | Denial;
  /** What a person could do after the unfinished turn that follows `seq` entries; only where nobody else plays. */
  hint(handle: number, seat: Seat, seq: number, draft: readonly string[]): Hint | Denial;
  save(handle: number): string;
  /** Stores a copy of a game that goes on after `seq` entries; only where one person plays, and on their turn. */
  takeBack(handle: number, seq: number): Opened<string>;
}

export type Call = keyof Calls;

/** The calls as a host implements them. */
export type Service = {
  readonly [Name in Call]: (...given: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
};
