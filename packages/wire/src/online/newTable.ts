/** What a page sends and gets over HTTP, to open a table and to sit down. */

import type { Seat } from '@coalbrook/rules';
import { isTimeControl } from '@coalbrook/time';
import type { TimeControl } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isShaped, isShortText, isText } from '../guard.ts';
import { isNewGame } from '../readRequest.ts';
import type { Sitter } from '../sheet.ts';
import type { NewGame } from '../shelf.ts';
import { areCustoms } from './consent.ts';
import type { Customs } from './consent.ts';
import type { OnlineTable } from './onlineTable.ts';
import { isRatingRange } from './ratingRange.ts';
import type { RatingRange } from './ratingRange.ts';
import { isVisibleName } from './sameName.ts';

/** A table to be opened. Its seed is not used: an online table has a secret of its own. */
export interface NewTable extends NewGame {
  /** The seats that the person who opens it takes. */
  readonly mine: readonly number[];
  /** A random number from that person, mixed into the draws. */
  readonly nonce: string;
  /** The record of a game that goes on here. */
  readonly record?: string | undefined;
  /** How many turns later those see it who only watch; 0 if it is missing. */
  readonly watchDelay?: number | undefined;
  /** How long people may take; as long as they like if it is missing. */
  readonly time?: TimeControl | undefined;
  /** Everybody on this server may find it, to join it or to watch. */
  readonly isPublic?: boolean | undefined;
  /** Its result counts for the ratings of those who play. */
  readonly isRated?: boolean | undefined;
  /** The coach gives hints to everybody who plays; never if the game is rated. */
  readonly hasHints?: boolean | undefined;
  /** The game begins only once everybody has said that they are ready, not when the last of them sits down. */
  readonly asksReady?: boolean | undefined;
  /** Whose ratings fit, of those who sit down at a public table without a link; everybody’s if it is missing. */
  readonly ratings?: RatingRange | undefined;
  /** The language in which people talk at a public table, by its code. */
  readonly language?: string | undefined;
  /** What happens when somebody leaves or is late; a bot plays if it is missing. */
  readonly customs?: Customs | undefined;
}

/** The links of a new table, by their tokens. Nobody can ask for them again. */
export interface OpenedTable {
  readonly game: string;
  /** For any free seat. */
  readonly invite: string;
  /** For looking on. */
  readonly watch: string;
  /** For one free seat each, until somebody sits down there. */
  readonly seats: readonly { readonly seat: Seat; readonly token: string }[];
}

/** Somebody shows a link, to see the table. */
export interface Visit {
  readonly game: string;
  /** Empty for a public table. */
  readonly token: string;
}

/** Somebody sits down. */
export interface SitDown extends Visit {
  readonly seat: Seat;
  readonly name: string;
  readonly nonce: string;
}

/** A table that something is done at. */
export interface NamedTable {
  readonly game: string;
}

/** A seat at a table: one's own, or one at which somebody is missing. */
export interface SeatAt {
  readonly game: string;
  readonly seat: Seat;
}

/** Somebody lets a bot play at a seat where a person is missing: the stand-in, unless a policy is named. */
export interface FilledSeat extends SeatAt {
  readonly policy?: string | undefined;
}

/** Somebody at a full table says whether they are ready for the clock to start. */
export interface Readiness {
  readonly game: string;
  readonly isReady: boolean;
}

/** Somebody at a finished table wants to play again. Whoever asks first opens the next table, the others come to it. */
export interface WantedRematch {
  readonly game: string;
  readonly nonce: string;
}

/** The next table. Whoever has opened it gets its links. */
export interface Rematch {
  readonly game: string;
  readonly opened?: OpenedTable | undefined;
}

/** What a link is for. */
export interface Visited {
  readonly table: OnlineTable;
  /** The seats that it lets one take, or join with another device. */
  readonly seats: readonly Seat[];
  /** It is for looking on. */
  readonly isWatch: boolean;
}

const LONGEST_NONCE = 64;
const LONGEST_NAME = 40;
const LONGEST_DELAY = 20;
/** What the page shows of a sitter, the names of games, options, automata and bots: far longer than any. */
const LONGEST_WORD = 64;
const MOST_OPTIONS = 20;
const MOST_SEATS = 10;

const isSeat = (value: unknown): value is Seat => isInteger(value) && value >= 0 && value < 10;
export const isNonce = isShortText(LONGEST_NONCE);
export const isDelay = (value: unknown): value is number => isInteger(value) && value >= 0 && value <= LONGEST_DELAY;
export const isToken = (value: unknown): value is string => isText(value) && /^[\w-]{0,64}$/.test(value);

/** A name as others read it: printable, in one line, with something that can be seen. */
export const isName = (value: unknown): value is string =>
  isShortText(LONGEST_NAME)(value) && /^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(value) && isVisibleName(value);

/** A word that stands for something, such as a game or an option. */
export const isWord = isShortText(LONGEST_WORD);

const isLanguageCode = (value: unknown): value is string => isText(value) && /^[a-z]{2,3}$/.test(value);

const areWords = (value: readonly string[] | undefined): boolean =>
  value === undefined || (value.length <= MOST_OPTIONS && value.every(isWord));

/** Whether no text of a game is longer than it can be. What files have is judged when they are read. */
export const isGameShort = ({ edition, wish }: Pick<NewGame, 'edition' | 'wish'>): boolean =>
  isWord(edition) && areWords(wish.options) && areWords(wish.automata);

const isSitterShort = ({ name, policy, figure, colour }: Sitter): boolean =>
  isName(name) && [policy, figure, colour].every(isWord);

export const isNewTable = (value: unknown): value is NewTable =>
  isNewGame(value) &&
  isShaped<
    Pick<
      NewTable,
      | 'mine'
      | 'nonce'
      | 'record'
      | 'watchDelay'
      | 'time'
      | 'isPublic'
      | 'isRated'
      | 'hasHints'
      | 'asksReady'
      | 'ratings'
      | 'language'
      | 'customs'
    >
  >({
    mine: isListOf(isSeat),
    nonce: isNonce,
    record: isMaybe(isText),
    watchDelay: isMaybe(isDelay),
    time: isMaybe(isTimeControl),
    isPublic: isMaybe(isFlag),
    isRated: isMaybe(isFlag),
    hasHints: isMaybe(isFlag),
    asksReady: isMaybe(isFlag),
    ratings: isMaybe(isRatingRange),
    language: isMaybe(isLanguageCode),
    customs: isMaybe(areCustoms),
  })(value) &&
  isGameShort(value) &&
  isNonce(value.seed) &&
  value.mine.length <= MOST_SEATS &&
  value.sitters.length <= MOST_SEATS &&
  value.sitters.every(isSitterShort);

export const isVisit = isShaped<Visit>({ game: isToken, token: isToken });

export const isWantedRematch = isShaped<WantedRematch>({ game: isToken, nonce: isNonce });

export const isSitDown = isShaped<SitDown>({
  game: isToken,
  token: isToken,
  seat: isSeat,
  name: isName,
  nonce: isNonce,
});

export const isNamedTable = isShaped<NamedTable>({ game: isToken });

export const isSeatAt = isShaped<SeatAt>({ game: isToken, seat: isSeat });

export const isFilledSeat = isShaped<FilledSeat>({ game: isToken, seat: isSeat, policy: isMaybe(isToken) });

export const isReadiness = isShaped<Readiness>({ game: isToken, isReady: isFlag });
