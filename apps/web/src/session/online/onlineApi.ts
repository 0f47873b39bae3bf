/** Tables on the server that serves this page. */

import type { Seat } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import type { HoursOff, TimeControl } from '@coalbrook/time';
import type { NewGame, Sitter } from '@coalbrook/wire';
import type {
  Customs,
  OpenedTable,
  OnlineTable,
  RatingRange,
  Rematch,
  TableStatus,
  Visited,
} from '@coalbrook/wire/online';

/** A table in the list of one's own. */
export interface ListedTable {
  readonly game: string;
  readonly edition: string;
  /** Of the game; missing if there are none. */
  readonly options?: readonly string[];
  readonly sitters: readonly Sitter[];
  /** The seats at which nobody sits yet; missing if there are none. */
  readonly free?: readonly number[];
  readonly status: TableStatus;
  readonly begun: number;
  /** This person has a seat, and does not only watch. */
  readonly plays: boolean;
  /** It is this person's turn, and the game is not paused. */
  readonly waits: boolean;
  /** Nothing can be played until somebody resumes. */
  readonly paused?: true;
  /** Whose turn it is, and the milliseconds since anything happened; missing in lists made without a network. */
  readonly actor?: number;
  readonly rested?: number;
  /** Milliseconds after which it is removed because it has not begun; missing if that is far away. */
  readonly clears?: number;
  /** An order is left for this person's next turn. */
  readonly ordered?: true;
  /** A bot has taken over this person's seat while they were away; they can take it back. */
  readonly lost?: true;
  /** Others from this finished game want to play again, and wait for this person’s answer. */
  readonly asked?: true;
  /** Milliseconds that they have; missing without a limit. */
  readonly left?: number;
  /** The tournament that it belongs to, and the round. */
  readonly tournament?: string;
  readonly round?: number;
}

export type ApiAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  /** `faults` of what was sent, `absent` and `taken` as the server says, `offline` if it did not answer. */
  | {
      readonly ok: false;
      readonly failed: string;
      readonly faults?: readonly InputFault[];
      /** Why somebody is `banned`. */
      readonly reason?: string;
      /** One’s own, where the table is for others (`rating`). */
      readonly rating?: number;
    };

const addressOf = (path: string): URL => new URL(`api/${path}`, window.location.href.split('#')[0]);

const askOnce = async <Value>(path: string, init: RequestInit): Promise<ApiAnswer<Value>> => {
  try {
    const response = await fetch(addressOf(path), { ...init, credentials: 'same-origin' });
    const body = (await response.json()) as Value & {
      readonly failed?: string;
      readonly faults?: readonly InputFault[];
      readonly reason?: string;
      readonly rating?: number;
    };
    if (response.ok) return { ok: true, value: body };
    const { failed = 'broken', faults, reason, rating } = body;
    return {
      ok: false,
      failed,
      ...(faults ? { faults } : {}),
      ...(reason === undefined ? {} : { reason }),
      ...(rating === undefined ? {} : { rating }),
    };
  } catch {
    return { ok: false, failed: 'offline' };
  }
};

/** Milliseconds before a request is sent again that only another node can answer: perhaps that one is reached next. */
const PAUSES = [500, 1000, 2000, 4000];

export const ask = async <Value>(path: string, init: RequestInit): Promise<ApiAnswer<Value>> => {
  for (const pause of PAUSES) {
    const answer = await askOnce<Value>(path, init);
    if (answer.ok || answer.failed !== 'elsewhere') return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce(path, init);
};

export const post = <Value>(path: string, body: object): Promise<ApiAnswer<Value>> =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A random number that this person mixes into the draws. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a table can have besides its game. */
export interface TableExtras {
  /** The record of a game that goes on here. */
  readonly record?: string;
  /** How many turns later those see it who only watch. */
  readonly watchDelay?: number;
  /** How long people may take. */
  readonly time?: TimeControl;
  /** Everybody on this server may find it, to join it or to watch. */
  readonly isPublic?: boolean;
  /** Its result counts for the ratings of those who play. */
  readonly isRated?: boolean;
  /** The coach gives hints to everybody who plays. */
  readonly hasHints?: boolean;
  /** The game begins only once everybody has said that they are ready. */
  readonly asksReady?: boolean;
  /** Whose ratings fit, of those who sit down at a public table without a link. */
  readonly ratings?: RatingRange;
  /** The language in which people talk at a public table, by its code. */
  readonly language?: string;
  /** What happens when somebody leaves or is late. */
  readonly customs?: Customs;
}

/** Opens a table; this device takes the seats `mine`. */
export const openTable = (
  game: NewGame,
  mine: readonly number[],
  extras: TableExtras = {},
): Promise<ApiAnswer<OpenedTable>> => post('tables', { ...game, mine, nonce: newNonce(), ...extras });

/** What a link is for. */
export const visit = (game: string, token: string): Promise<ApiAnswer<Visited>> => post('visit', { game, token });

export const sit = (
  game: string,
  token: string,
  seat: Seat,
  name: string,
): Promise<ApiAnswer<{ readonly table: OnlineTable }>> => post('sit', { game, token, seat, name, nonce: newNonce() });

/** Gives up everything that this person has at a table. */
export const stand = (game: string): Promise<ApiAnswer<object>> => post('stand', { game });

/** A new link to one's own seat, for another device. */
export const linkToSeat = (game: string, seat: Seat): Promise<ApiAnswer<{ readonly token: string }>> =>
  post('device', { game, seat });

/** Lets a bot play for somebody who is missing. */
export const fill = (game: string, seat: number, policy: string): Promise<ApiAnswer<object>> =>
  post('fill', { game, seat, policy });

/** Makes another link for any free seat of a table at which this person sits. */
export const inviteTo = (game: string): Promise<ApiAnswer<{ readonly token: string }>> => post('invite', { game });

/** Says at a full table whether this person is ready for the clock to start. */
export const sayReady = (game: string, isReady: boolean): Promise<ApiAnswer<object>> =>
  post('ready', { game, isReady });

/** The tables at which it is this person's turn, the most urgent first; and how many others wait for an answer of theirs. */
export const waitingTables = (): Promise<ApiAnswer<{ readonly games: readonly string[]; readonly asks?: number }>> =>
  ask('waiting', { method: 'GET' });

/** The hours off of this person; missing if they have named none. */
export const readHours = (): Promise<ApiAnswer<{ readonly hours?: HoursOff }>> => ask('hours', { method: 'GET' });

export const keepHours = (hours: HoursOff): Promise<ApiAnswer<object>> => post('hours', hours);

/** Goes on to the next table with everybody at a finished one. Whoever asks first opens it. */
export const askForRematch = (game: string): Promise<ApiAnswer<Rematch>> =>
  post('rematch', { game, nonce: newNonce() });

/** Tells those who wait at the next table that this person does not play again. */
export const declineRematch = (game: string): Promise<ApiAnswer<object>> => post('rematch/decline', { game });

export const watch = (game: string, token: string): Promise<ApiAnswer<object>> => post('watch', { game, token });

/** Whether the server does not know this device: then no table is open to it. False if the server does not answer. */
export const isStranger = async (): Promise<boolean> => {
  const answer = await myTables();
  return answer.ok && answer.value.tables.length === 0;
};

export type MyTables = ApiAnswer<{ readonly tables: readonly ListedTable[]; readonly asks?: number }>;

/** The tables of this device; fails where the page is served without online tables. Without a network nobody is asked. */
export const myTables = (): Promise<MyTables> =>
  navigator.onLine ? ask('mine', { method: 'GET' }) : Promise.resolve({ ok: false, failed: 'offline' });
