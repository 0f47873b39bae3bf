import type { Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';

import type { Hint } from './hint.ts';
import type { Look } from './look.ts';
import type { Denial } from './news.ts';
import type { NewGame, Opened, OpenedGame, ShelfList } from './shelf.ts';
import type { Thought } from './thought.ts';

/** What a shelf answers: about stored games by id, and which tables it has opened, by handle. */
export interface ShelfCalls {
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
  /** Whether this page drives the game, or only follows what another page writes. */
  drive(handle: number, isDriving: boolean): void;
}

/** What a table answers, wherever it is hosted. */
export interface TableCalls {
  /** The table as a viewer sees it; from now on, the news are for this viewer. */
  look(viewer: Seat, from: number): Look;
  /** Cells of the table after each number of entries, both ends included. */
  views(viewer: Seat, from: number, to: number): readonly Int16Array[];
  /** Cells of the table as it was scored when an entry ended an era. */
  counted(viewer: Seat, seq: number): Int16Array | undefined;
  /** Stores the unfinished turn that follows `seq` entries. */
  keepDraft(seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Ends the turn that follows `seq` entries, or continues past a reveal. May be sent twice. */
  commit(seat: Seat, seq: number, draft: readonly string[]): Denial | undefined;
  /** Asks a bot again that did not answer. */
  askAgain(): void;
  /** Changes the policy of a bot's seat. */
  replaceBot(seat: Seat, policy: string): Denial | undefined;
  /**
   * What the bot of a seat considered when it chose its actions, among the entries from one number up to another, which is
   * not included; only where nobody plays against somebody else, or after the game.
   */
  thoughts(seat: Seat, from: number, to: number): readonly Thought[] | Denial;
  /** What a person could do after the unfinished turn that follows `seq` entries; only where the coach gives hints. */
  hint(seat: Seat, seq: number, draft: readonly string[]): Hint | Denial;
  save(): string;
  /** Stores a copy of a game that goes on after `seq` entries; only where one person plays, and on their turn. */
  takeBack(seq: number): Opened<string>;
  close(): void;
}

/** The calls of a page to its worker: those of the shelf, and those of the tables it has opened, with the handle first. */
export type Calls = ShelfCalls & {
  readonly [Name in keyof TableCalls]: (
    handle: number,
    ...given: Parameters<TableCalls[Name]>
  ) => ReturnType<TableCalls[Name]>;
};

export type Call = keyof Calls;

/** Calls as they are carried out. */
type Answering<Asked extends Record<keyof Asked, (...given: never[]) => unknown>> = {
  readonly [Name in keyof Asked]: (...given: Parameters<Asked[Name]>) => Promise<ReturnType<Asked[Name]>>;
};

/** The calls as a worker implements them. */
export type Service = Answering<Calls>;

/** The calls of one table, as whoever hosts it answers them. */
export type TableService = Answering<TableCalls>;
