import type { Seat } from '@coalbrook/rules';

import type { BotTrouble, LoggedStep, SentStep } from '../look.ts';
import type { Denial } from '../news.ts';
import type { PackedCells } from './cells.ts';
import type { LobbyNews } from './lobby.ts';
import type { OnlineTable } from './onlineTable.ts';
import type { LeftOrder, OrderAnswer, TurnChoices } from './orders.ts';
import type { TableClock } from './tableClock.ts';
import type { TalkNews } from './talk.ts';

/** The version of everything in this folder, as a websocket subprotocol. */
export const ONLINE_PROTOCOL = 'coalbrook.2';

/**
 * Earlier versions, from which nothing was taken away: a server still answers programs that speak them. A page offers them
 * to learn that it has met an older server, and says nothing there.
 */
export const earlierProtocols: readonly string[] = ['coalbrook.1'];

/** A server closes a connection with this code if it speaks another version than the page. */
export const OTHER_VERSION = 4400;

/** Why an online table refused a request. */
export type OnlineDenial =
  | Denial
  /** There is no such table, or the person may not see it: strangers cannot tell which. */
  | { readonly denied: 'absent' }
  /** The server could not store it; nothing has changed. Worth another try. */
  | { readonly denied: 'failed' }
  /** Nothing can be played until somebody resumes the game. */
  | { readonly denied: 'paused' }
  /** Another node serves this table: ask again, over another connection. */
  | { readonly denied: 'elsewhere' };

/** Why an order was not taken. */
export type OrderDenial =
  | OnlineDenial
  /** It is the seat's turn: it can be played at once. */
  | { readonly denied: 'turn' };

/** A game in progress as one viewer sees it, and what happened since an entry they know. */
export interface OnlineLook {
  /** The number of entries so far. */
  readonly seq: number;
  readonly viewer: Seat;
  readonly cells: PackedCells;
  /** The person or bot the table is waiting for, or nobody. */
  readonly actor: Seat;
  readonly trouble?: BotTrouble | undefined;
  readonly steps: readonly LoggedStep[];
  /** The unfinished turn that another device at the same seat has sent, if this seat decides. */
  readonly draft: readonly string[];
  /** What the viewer has left to be played when their turn comes; or what could not be, while it is that turn. */
  readonly order?: LeftOrder | undefined;
}

export interface JoinedTable {
  readonly table: OnlineTable;
  /** Undefined until the game begins. */
  readonly look?: OnlineLook | undefined;
}

export type Joined = JoinedTable | OnlineDenial;

/** What proves the draws of a finished game. */
export interface DrawProof {
  readonly game: string;
  readonly secret: string;
  /** A number from each person, by seat. */
  readonly nonces: readonly string[];
  /** What was shown before the first card: the SHA-256 of the secret. */
  readonly commitment: string;
  /** How many entries were played elsewhere before: their draws came from there. */
  readonly from: number;
}

/** A finished game with everything in it. */
export interface Revelation {
  /** The text of a record. */
  readonly record: string;
  readonly proof: DrawProof;
}

/** The calls of a page to a server. A connection follows the games it has joined. */
export interface OnlineCalls {
  /**
   * Follows a game as one of the person's own seats, or as nobody. `since` is the number of steps already known, with
   * the set-up as the first; 0 asks for all.
   */
  join(game: string, viewer: Seat, since: number): Joined;
  leave(game: string): void;
  /** Cells after each number of entries, both ends included, as the viewer saw them. */
  views(game: string, viewer: Seat, from: number, to: number): readonly PackedCells[] | OnlineDenial;
  /** Cells as they were scored when an entry ended an era. */
  counted(game: string, viewer: Seat, seq: number): PackedCells | OnlineDenial | undefined;
  /**
   * Ends the turn that follows `seq` entries, or continues past a reveal. May be sent again until it is answered. `line`
   * is that of the table as the sender knows it: if turns were taken back since, the turn was meant for another position.
   */
  commit(game: string, seat: Seat, seq: number, draft: readonly string[], line?: number): OnlineDenial | undefined;
  /** Shows the unfinished turn to the other devices at the seat. Not stored. */
  draft(game: string, seat: Seat, seq: number, draft: readonly string[]): void;
  /**
   * Leaves a turn of a seat to be played when it comes, instead of the order with the id `known`, which is empty if
   * there is none. An empty draft removes it. `limit` is the most that the turn may cost, -1 for no limit. `turns` is left
   * instead of a draft, which is empty then: what is to be played under which conditions, and in the turn after.
   */
  order(
    game: string,
    seat: Seat,
    known: string,
    draft: readonly string[],
    limit: number,
    turns?: readonly TurnChoices[],
  ): OrderAnswer | OrderDenial;
  /** Asks a bot again that did not answer. */
  askAgain(game: string): OnlineDenial | undefined;
  /** The whole game, once it is over. */
  reveal(game: string): Revelation | OnlineDenial;
  /** Looks at the list of public tables, which is told at once and whenever it changes; or not any more. */
  lobby(isWatched: boolean): void;
}

export type OnlineCall = keyof OnlineCalls;

/** What a server tells whoever follows a game. */
export type OnlineNews =
  /** Entries were written; the first has the number `from`. */
  | {
      readonly news: 'steps';
      readonly game: string;
      readonly from: number;
      readonly steps: readonly SentStep[];
      readonly actor: Seat;
    }
  | { readonly news: 'thinking'; readonly game: string; readonly seat: Seat }
  | { readonly news: 'trouble'; readonly game: string; readonly trouble: BotTrouble }
  /** A bot's net could not be read, and it plays by rules of thumb for now. */
  | { readonly news: 'netless'; readonly game: string; readonly seat: Seat }
  /** Somebody sat down, came or went, the game began or was taken up again: join once more. */
  | { readonly news: 'table'; readonly game: string; readonly table: OnlineTable }
  /** A turn has ended, or the time control has changed. */
  | { readonly news: 'clock'; readonly game: string; readonly clock: TableClock }
  | TalkNews
  /** The order of the receiver's seat was left, changed, removed or used, or could not be carried out. */
  | { readonly news: 'order'; readonly game: string; readonly seat: Seat; readonly order?: LeftOrder | undefined }
  /** Another device at the same seat has changed the unfinished turn. */
  | {
      readonly news: 'draft';
      readonly game: string;
      readonly seat: Seat;
      readonly seq: number;
      readonly draft: readonly string[];
    };

export interface OnlineRequest {
  readonly id: number;
  readonly call: OnlineCall;
  readonly given: readonly unknown[];
}

/** An answer, a request that could not be read or carried out, or news. */
export type OnlineMessage =
  /** The answer is missing where there is nothing to say. */
  | { readonly id: number; readonly answer?: unknown }
  | { readonly id: number; readonly failed: 'unreadable' | 'unknown' | 'broken' | 'flood' }
  | OnlineNews
  | LobbyNews;
