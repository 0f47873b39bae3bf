/** Quick match: what somebody looks for who would sit down with whoever comes, and what they hear while they wait. */

import type { TimeControl } from '@coalbrook/time';

import { isFlag, isInteger, isListOf, isMaybe, isShaped, isText } from '../guard.ts';
import { isName, isNonce, isWord } from './newTable.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The time controls that can be searched for: few, so that people find each other. */
export const paces = {
  quick: { kind: 'live', bank: 15 * MINUTE, increment: MINUTE / 2 },
  live: { kind: 'live', bank: 30 * MINUTE, increment: MINUTE },
  slow: { kind: 'slow', turn: DAY, bank: 3 * DAY },
} as const satisfies Record<string, TimeControl>;

export type SearchPace = keyof typeof paces;

/** What a table must be like that somebody looks for. */
export interface SearchTerms {
  /** Games that they would play. */
  readonly editions: readonly string[];
  /** Sizes of tables at which they would play them. */
  readonly seats: readonly number[];
  readonly pace: SearchPace;
  /** The game is rated, and people are of like strength; otherwise whoever has waited longest plays. */
  readonly isRated: boolean;
  /** Minutes after which bots may take the seats that are left, if everybody at the table agrees; never if it is missing. */
  readonly botsAfter?: number | undefined;
}

/** Somebody begins to search. */
export interface NewSearch extends SearchTerms {
  readonly name: string;
  readonly nonce: string;
}

/** Somebody waits until their search has changed from what they have seen of it. */
export interface AwaitedSearch {
  /** The `version` of what they have seen; empty if nothing. */
  readonly seen: string;
}

/**
 * A search as its person sees it. `version` changes with anything that should be told at once. Times are in milliseconds.
 */
export interface OwnSearch {
  readonly version: string;
  readonly terms: SearchTerms;
  /** How long it has lasted. */
  readonly waited: number;
  /** How many others look for a table that could be the same. */
  readonly others: number;
  /** How long half of those waited who found one lately; missing if too few did. */
  readonly usual?: number | undefined;
  /** The table that was found, at which they have a seat. */
  readonly game?: string | undefined;
  /** How long they have to say there that they are ready; missing if the game has begun. */
  readonly left?: number | undefined;
  /** A table was found before, but somebody did not come. */
  readonly isAgain?: boolean | undefined;
  /** Who did not come to it, by the names that they search under; missing if that is not known. */
  readonly missed?: readonly string[] | undefined;
}

/** Who is searching, by pace, and how long people waited lately. */
export interface SearchFigures {
  readonly pace: SearchPace;
  readonly searching: number;
  readonly usual?: number | undefined;
}

const MOST_EDITIONS = 20;
const MOST_SIZES = 10;
/** The longest time in minutes before bots come. */
const LONGEST = 24 * 60;

export const isPace = (value: unknown): value is SearchPace => isText(value) && Object.hasOwn(paces, value);

const isSize = (value: unknown): value is number => isInteger(value) && value >= 2 && value <= MOST_SIZES;

const isWait = (value: unknown): value is number => isInteger(value) && value >= 1 && value <= LONGEST;

const isFilled = (list: readonly unknown[], most: number): boolean => list.length > 0 && list.length <= most;

export const isNewSearch = (value: unknown): value is NewSearch =>
  isShaped<NewSearch>({
    name: isName,
    nonce: isNonce,
    editions: isListOf(isWord),
    seats: isListOf(isSize),
    pace: isPace,
    isRated: isFlag,
    botsAfter: isMaybe(isWait),
  })(value) &&
  isFilled(value.editions, MOST_EDITIONS) &&
  isFilled(value.seats, MOST_SIZES);

export const isAwaitedSearch = isShaped<AwaitedSearch>({ seen: isNonce });
